# Completions of gridwindow for fish, as share/fish/vendor_completions.d/gridwindow.fish.
complete -c gridwindow -f
complete -c gridwindow -n 'contains -- -- (commandline -opc)' -F
complete -c gridwindow -l preset -d 'open another page than applications' -r -F -a 'applications channel-order life-services news-channels numbers wobble'
complete -c gridwindow -l stdin -d 'show the lines of standard input'
complete -c gridwindow -l print -d 'write the order when closed; Esc writes nothing'
complete -c gridwindow -l select -d 'write the item that is clicked, and end'
complete -c gridwindow -l toggle -d 'open as a launcher, bring it here, or close it'
complete -c gridwindow -l edit -d 'start in edit mode'
complete -c gridwindow -l search -d 'start with a search for TEXT' -x
complete -c gridwindow -l geometry -d 'the size and place of the window in pixels' -x
complete -c gridwindow -l scale -d 'draw everything S times as large (0.5 to 4)' -x
complete -c gridwindow -l class -d 'the class that window rules know' -x
complete -c gridwindow -l name -d 'the instance that window rules know' -x
complete -c gridwindow -l list -d 'write the favorites, one id a line'
complete -c gridwindow -l add -d 'add an application to the favorites' -x -a '(gridwindow --list-applications 2>/dev/null)'
complete -c gridwindow -l at -d 'where to add it: 1 is first, -1 is last' -x
complete -c gridwindow -l remove -d 'remove an application from the favorites' -x -a '(gridwindow --list 2>/dev/null)'
complete -c gridwindow -l move -d 'move a favorite; 1 is first, -1 is last' -x -a '(gridwindow --list 2>/dev/null)'
complete -c gridwindow -l import -d 'add those of gnome, kde, plank, whisker or a file' -r -F -a 'gnome kde plank whisker'
complete -c gridwindow -l dry-run -d 'write what would come, and change nothing'
complete -c gridwindow -l undo -d 'take the last change of the favorites back'
complete -c gridwindow -l redo -d 'make the change that was taken back again'
complete -c gridwindow -l favorites -d 'use another favorites file than your own' -r -F
complete -c gridwindow -l list-applications -d 'write what can be added'
complete -c gridwindow -l all -d 'with those that are not shown, and why'
complete -c gridwindow -l json -d 'write the list as JSON'
complete -c gridwindow -l launch -d 'start an application; files to open follow behind --' -x -a '(gridwindow --list-applications 2>/dev/null)'
complete -c gridwindow -l demo -d 'show everything by itself, in pictures in DIR' -x -a '(__fish_complete_directories)'
complete -c gridwindow -l config -d 'use another configuration file than your own' -r -F
complete -c gridwindow -l check-config -d 'look for mistakes in the configuration'
complete -c gridwindow -l dump-config -d 'write every key with its value'
complete -c gridwindow -l log-level -d 'say more or less: error, warning, info or debug' -x -a 'error warning info debug'
complete -c gridwindow -l version -d 'write the version'
complete -c gridwindow -l help -d 'write this list'
