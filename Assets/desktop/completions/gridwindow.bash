# Completions of gridwindow for bash, as /usr/share/bash-completion/completions/gridwindow.
_gridwindow() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} words=
  local options="
    --preset --stdin --print --select --toggle --edit --search --geometry --scale --class
    --name --list --add --at --remove --move --import --dry-run --undo --redo --favorites
    --list-applications --all --json --launch --demo --config --check-config --dump-config
    --log-level --version --help
  "
  case $previous in
    --add | --launch) words=$(gridwindow --list-applications 2>/dev/null | cut -f 1) ;;
    --remove | --move) words=$(gridwindow --list 2>/dev/null) ;;
    --preset) words="applications channel-order life-services news-channels numbers wobble" ;;
    --import) words="gnome kde plank whisker" ;;
    --log-level) words="error warning info debug" ;;
    --favorites | --config | --demo) ;;
    --search | --geometry | --scale | --class | --name | --at) return ;;
    *) [[ $current == -* ]] && words=$options ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}
complete -o default -F _gridwindow gridwindow
