/** The part of the bash script that is the same for every tree; its data precede it. Bash 3.2 has to understand it. */
export const BASH_FRAME = `
# Puts together again what readline splits at = and :, up to the cursor.
__shoal_join() {
  local rest=\${COMP_LINE:0:COMP_POINT} part i last=-1
  for ((i = 0; i <= COMP_CWORD; i++)); do
    if [[ $i -eq 0 || $rest == [[:space:]]* ]]; then
      rest=\${rest#"\${rest%%[![:space:]]*}"}
      last=$((last + 1))
      words[last]=''
    fi
    part=\${COMP_WORDS[i]}
    if [[ $i -eq $COMP_CWORD ]]; then part=$rest; fi
    words[last]+=$part
    rest=\${rest#"$part"}
  done
}

# Finds the command, how many arguments it has, and whether an option waits for its value.
__shoal_walk() {
  local i=1 last=$((\${#words[@]} - 1)) word
  while [[ $i -lt $last ]] && __shoal_step "\${words[i]}"; do i=$((i + 1)); done
  if [[ $i -eq $last ]]; then first=yes; fi
  for (( ; i < last; i++)); do
    word=\${words[i]}
    __shoal_note_game "\${word#--game=}"
    if [[ $takes == must || ( $takes == may && $word != -* ) ]]; then
      takes=''
      continue
    fi
    takes=''
    if [[ -z $ended && $word == -- ]]; then
      ended=yes
    elif [[ -z $ended && $word == -?* ]]; then
      if [[ $word != *=* ]]; then __shoal_option "$word"; fi
    else
      place=$((place + 1))
    fi
  done
}

# Decides what the word at the cursor may be: an option, the value of one, or an argument.
__shoal_expect() {
  if [[ $takes == must || ( $takes == may && $kind != free && $value != -* ) ]]; then return; fi
  if [[ -z $ended && $value == --*=* ]]; then
    outer=\${value%%=*}=
    __shoal_option "\${value%%=*}"
    value=\${value#*=}
  elif [[ -z $ended && $value == -* ]]; then
    __shoal_options
  else
    __shoal_argument
    if [[ -n $first ]]; then __shoal_commands; fi
    if [[ -z $kind && -z $ended ]]; then __shoal_options; fi
  fi
}

# Narrows a word of several parts to the part at the cursor.
__shoal_narrow() {
  case $kind in
  list)
    inner=\${value%"\${value##*,}"}
    open=yes
    ;;
  player)
    inner=\${value%"\${value##*:}"}
    if [[ -z $inner ]]; then offered=(); fi
    ;;
  preset) __shoal_presets ;;
  rule)
    if [[ $value == *=* ]]; then
      inner=\${value%%=*}=
      __shoal_values "\${value%%=*}"
    else
      __shoal_rules
      open=yes
    fi
    ;;
  esac
}

# Readline puts a reply in place of what follows the last = or : of the word, or the opening quote.
__shoal_reply() {
  local word escaped whole last breaks='' done=''
  if [[ $COMP_WORDBREAKS == *=* ]]; then breaks+='='; fi
  if [[ $COMP_WORDBREAKS == *:* ]]; then breaks+=':'; fi
  if [[ -n $breaks && -z $quoted ]]; then
    whole=$outer$value
    last=\${whole##*["$breaks"]}
    done=\${whole%"$last"}
  fi
  for word in \${offered[@]+"\${offered[@]}"}; do
    escaped=$word
    if [[ -z $quoted ]]; then printf -v escaped %q "$word"; fi
    if [[ $inner$word != "$value"* && $inner$escaped != "$value"* ]]; then continue; fi
    whole=$inner$escaped
    if [[ -z $quoted ]]; then whole=$outer$whole; fi
    COMPREPLY+=("\${whole#"$done"}")
  done
}

# Bash 3.2 has no compopt: there files are offered wherever nothing else fits.
__shoal_compopt() {
  if type compopt >/dev/null 2>&1; then compopt "$@" 2>/dev/null; fi
}

_shoal() {
  local command='' game='' takes='' kind='' ended='' first='' open='' quoted='' outer='' inner='' value='' place=1
  local words offered
  words=()
  offered=()
  COMPREPLY=()
  __shoal_join
  __shoal_walk
  value=\${words[\${#words[@]} - 1]}
  __shoal_expect
  if [[ $kind == file ]]; then return; fi
  __shoal_compopt +o default
  if [[ $kind == folder ]]; then
    __shoal_compopt -o dirnames
    return
  fi
  if [[ $value == [\\"\\']* ]]; then
    quoted=yes
    value=\${value:1}
  fi
  __shoal_narrow
  __shoal_reply
  __shoal_compopt -o nosort
  if [[ -n $open ]]; then __shoal_compopt -o nospace; fi
}

if type compopt >/dev/null 2>&1; then
  complete -o default -F _shoal shoal
else
  complete -o default -o nospace -F _shoal shoal
fi
`;
