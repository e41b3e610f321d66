/** The shells that can complete a command line. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** The script for a shell. All it does is ask the hidden `shoal complete`; if that fails, file names are offered. */
export const completionScript = (shell: Shell): string => SCRIPTS[shell];

/** Bash 3.2 has to understand this. It has no compopt: there no blank follows a word, and files fit where nothing does. */
const BASH = `# Completes the command lines of shoal in bash. To install it:
#   mkdir -p ~/.local/share/bash-completion/completions
#   shoal completion bash > ~/.local/share/bash-completion/completions/shoal
# Without the package bash-completion, as on a Mac, let ~/.bashrc or ~/.bash_profile read that file:
#   . ~/.local/share/bash-completion/completions/shoal
# shellcheck shell=bash
_shoal() {
  local answer wants reply line=\${COMP_LINE:0:COMP_POINT}
  answer=$(shoal complete --shell bash --breaks="$COMP_WORDBREAKS" -- "$line" 2>/dev/null </dev/null)
  COMPREPLY=()
  {
    read -r wants
    while IFS= read -r reply; do COMPREPLY+=("$reply"); done
  } <<<"$answer"
  if [[ $wants != words && $wants != parts ]] || ! type compopt >/dev/null 2>&1; then return; fi
  compopt +o default
  compopt -o nosort 2>/dev/null
  if [[ $wants == parts ]]; then compopt -o nospace; fi
}
if type compopt >/dev/null 2>&1; then
  complete -o default -F _shoal shoal
else
  complete -o default -o nospace -F _shoal shoal
fi
`;

/** The first function on the stack is the file itself, unless somebody has sourced it. */
const ZSH = `#compdef shoal
# Completes the command lines of shoal in zsh. To install it:
#   mkdir -p ~/.zfunc
#   shoal completion zsh > ~/.zfunc/_shoal
# and in ~/.zshrc, before compinit is called:
#   fpath=(~/.zfunc $fpath)
#   autoload -Uz compinit && compinit
_shoal() {
  local -a answer suffix
  local line="\${(j: :)words[1,CURRENT-1]} $QIPREFIX$PREFIX"
  answer=("\${(@f)$(shoal complete --shell zsh -- "$line" 2>/dev/null </dev/null)}")
  local wants=$answer[1] prefix_length=\${answer[2]:-0} after=$answer[3] label=$answer[4]
  compset -p $prefix_length
  if [[ $wants != words ]]; then
    _files
    return
  fi
  if [[ $after != ' ' ]]; then suffix=(-qS "$after"); fi
  shift 4 answer
  _describe -V -t "$label" "$label" answer "\${suffix[@]}"
}
if [[ $funcstack[1] == _shoal ]]; then
  _shoal "$@"
else
  compdef _shoal shoal
fi
`;

/** Where the condition is false, nothing replaces the file names that fish offers by itself. */
const FISH = `# Completes the command lines of shoal in fish. To install it:
#   mkdir -p ~/.config/fish/completions
#   shoal completion fish > ~/.config/fish/completions/shoal.fish
function __shoal_wants_words
    set -g __shoal_words (shoal complete --shell fish -- (commandline -cp) 2>/dev/null </dev/null)
    test "$__shoal_words[1]" = words; and set -e __shoal_words[1]
end
complete -c shoal -n __shoal_wants_words -f -k -a '$__shoal_words'
`;

const SCRIPTS: Readonly<Record<Shell, string>> = { bash: BASH, zsh: ZSH, fish: FISH };
