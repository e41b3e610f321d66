/** The part of the fish script that is the same for every tree; it stands between the data and the completions. */
export const FISH_FRAME = `
# Is the cursor at this place, and if a number is given: at this argument? 0 is right after the command.
function __shoal_at
    set -l words (commandline -opc)
    set -e words[1]
    set -l at ''
    set -l next
    while set -q words[1]; and set next (__shoal_step "$at $words[1]")
        set at $next
        set -e words[1]
    end
    test "$at" = "$argv[1]"; or return 1
    set -q argv[2]; or return 0
    if test $argv[2] -eq 0
        not set -q words[1]
        return
    end
    set -l place 1
    set -l takes ''
    for word in $words
        if test "$takes" = must; or begin
                test "$takes" = may; and not string match -q -- '-*' $word
            end
            set takes ''
            continue
        end
        set takes ''
        switch $word
            case '--*=*'
            case '-?*'
                set takes (__shoal_takes "$at $word")
            case '*'
                set place (math $place + 1)
        end
    end
    if test (count $argv) -gt 2
        test $place -ge $argv[2]
    else
        test $place -eq $argv[2]
    end
end

# The game that the line names, if any.
function __shoal_game
    set -l game ''
    for word in (commandline -opc | string replace -r -- '^--game=' '')
        if __shoal_is_game $word
            set game $word
        end
    end
    echo $game
end

# What is typed of a value: without quotes and backslashes, and without the option before it.
function __shoal_typed
    set -l token (commandline -ct)
    set -l plain (string unescape -- "$token")
    or set plain (string replace -r -- '^(--[^=]*=)?["\\']' '$1' "$token")
    string replace -r -- '^--[^=]*=' '' "$plain"
end

# The last of several words with commas between them.
function __shoal_list
    set -l before (__shoal_typed | string replace -r -- '[^,]*$' '')
    for offered in ($argv[1])
        echo $before$offered
    end
end

# A kind after a name and a colon.
function __shoal_player
    set -l before (__shoal_typed | string replace -r -- '[^:]*$' '')
    test -n "$before"; or return
    for offered in ($argv[1])
        echo $before$offered
    end
end

# An option of the rules, then its values.
function __shoal_rule
    set -l typed (__shoal_typed)
    set -l game (__shoal_game)
    if not string match -q -- '*=*' $typed
        __shoal_rules $game
        return
    end
    set -l option (string replace -r -- '=.*$' '' $typed)
    for offered in (__shoal_values "$game $option")
        echo $option=$offered
    end
end
`;
