# Completions of gridwindow for fish, as share/fish/vendor_completions.d/gridwindow.fish.
complete -c gridwindow -f
complete -c gridwindow -n 'contains -- -- (commandline -opc)' -F
complete -c gridwindow -l preset -d 'open another page instead of the applications' -r -F -a 'applications channel-order life-services news-channels numbers wobble'
complete -c gridwindow -l stdin -d 'show the lines of standard input as items'
complete -c gridwindow -l print -d 'print the order on closing; Esc prints nothing'
complete -c gridwindow -l select -d 'print the first clicked item and exit'
complete -c gridwindow -l toggle -d 'open as a launcher, bring it here, or close it'
complete -c gridwindow -l edit -d 'start in edit mode'
complete -c gridwindow -l search -d 'start with a search for TEXT' -x
complete -c gridwindow -l geometry -d 'set the size and position of the window, in pixels' -x
complete -c gridwindow -l scale -d 'scale everything by S (0.5 to 4)' -x
complete -c gridwindow -l class -d 'set the class that window rules match' -x
complete -c gridwindow -l name -d 'set the instance name that window rules match' -x
complete -c gridwindow -l list -d 'print the favorites, one ID per line'
complete -c gridwindow -l add -d 'add an application to the favorites' -x -a '(gridwindow --list-applications 2>/dev/null)'
complete -c gridwindow -l at -d 'add at position N; 1 is first, -1 is last' -x
complete -c gridwindow -l remove -d 'remove an application from the favorites' -x -a '(gridwindow --list 2>/dev/null)'
complete -c gridwindow -l move -d 'move a favorite; 1 is first, -1 is last' -x -a '(gridwindow --list 2>/dev/null)'
complete -c gridwindow -l import -d 'add those of gnome, kde, plank, whisker or a file' -r -F -a 'gnome kde plank whisker'
complete -c gridwindow -l dry-run -d 'print what would be imported; change nothing'
complete -c gridwindow -l undo -d 'undo the last change to the favorites'
complete -c gridwindow -l redo -d 'redo the last change that was undone'
complete -c gridwindow -l favorites -d 'use FILE instead of your own favorites file' -r -F
complete -c gridwindow -l list-applications -d 'list the applications that can be added'
complete -c gridwindow -l all -d 'include hidden applications, with the reason'
complete -c gridwindow -l json -d 'print the list as JSON'
complete -c gridwindow -l launch -d 'start an application; files to open follow --' -x -a '(gridwindow --list-applications 2>/dev/null)'
complete -c gridwindow -l demo -d 'run a demonstration and write pictures to DIR' -x -a '(__fish_complete_directories)'
complete -c gridwindow -l config -d 'use FILE instead of your own configuration file' -r -F
complete -c gridwindow -l check-config -d 'check the configuration for mistakes'
complete -c gridwindow -l dump-config -d 'print every configuration key with its value'
complete -c gridwindow -l log-level -d 'set the log level: error, warning, info or debug' -x -a 'error warning info debug'
complete -c gridwindow -l version -d 'print the version'
complete -c gridwindow -l help -d 'print this help'
