# Completions of gridwindow for bash, as share/bash-completion/completions/gridwindow.
_gridwindow() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} words= files=
  local options="
    --preset --stdin --print --select --toggle --edit --search --geometry --scale --class
    --name --list --add --at --remove --move --import --dry-run --undo --redo --favorites
    --list-applications --all --json --launch --demo --config --check-config --dump-config
    --log-level --version --help
  "
  # Bash takes the sign between an option and its value for a word.
  if [[ $current == = ]]; then
    current=
  elif [[ $previous == = ]]; then
    previous=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  case $previous in
    --add | --launch) words=$(gridwindow --list-applications 2>/dev/null | cut -f 1) ;;
    --remove | --move) words=$(gridwindow --list 2>/dev/null) ;;
    --preset)
      words="applications channel-order life-services news-channels numbers wobble"
      files=-f
      ;;
    --import) words="gnome kde plank whisker" files=-f ;;
    --log-level) words="error warning info debug" ;;
    --favorites | --config) files=-f ;;
    --demo) files=-d ;;
    --search | --geometry | --scale | --class | --name | --at) return ;;
    *)
      # Only files that --launch opens stand by themselves.
      case " ${COMP_WORDS[*]:0:COMP_CWORD} " in
        *" -- "*) files=-f ;;
        *) words=$options ;;
      esac
      ;;
  esac
  [[ -z $files ]] || compopt -o filenames
  mapfile -t COMPREPLY < <(compgen $files -W "$words" -- "$current")
}
complete -F _gridwindow gridwindow
