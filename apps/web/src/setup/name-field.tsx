import type { Seat } from '@shoal/core';
import { isShared, LONGEST_NAME } from '@shoal/room';
import { isNameless, type TableSetup, withName } from '@shoal/table-ui';
import { useId, useState } from 'preact/hooks';
import { ENGLISH, useWords } from '../page/words.ts';
import field from '../ui/field.module.css';

interface NameFieldProps {
  readonly setup: TableSetup;
  readonly seat: Seat;
  readonly onChange: (setup: TableSetup) => void;
  readonly onDone: () => void;
}

/** The name of a person. An empty field means no name; a refused name stays in the field to be corrected. */
export function NameField({ setup, seat, onChange, onDone }: NameFieldProps) {
  const { page, catalogue } = useWords();
  const { playerName, you, nameTaken } = catalogue.screen;
  const player = setup.players[seat];
  const given = isNameless(player, seat, playerName) ? '' : player.name;
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const refusal = useId();
  const take = (text: string) => {
    const languages = [catalogue.cards, ENGLISH.catalogue.cards];
    const named = withName(setup, seat, text, { languages, nameOf: playerName });
    setTyped(text);
    setRefused(named === null);
    if (named !== null) onChange(named);
  };
  return (
    <>
      <input
        class={field.field}
        type="text"
        data-name
        aria-label={page.setup.nameAt(seat + 1)}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? refusal : undefined}
        value={typed ?? given}
        placeholder={isShared(setup.players) ? playerName(seat + 1) : you}
        maxLength={LONGEST_NAME}
        autocomplete="off"
        autocapitalize="words"
        spellcheck={false}
        enterkeyhint="next"
        onInput={({ currentTarget }) => take(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.isComposing) return;
          // Otherwise this key would also press the next focused element.
          event.preventDefault();
          onDone();
        }}
        onBlur={() => !isRefused && setTyped(null)}
      />
      {isRefused && (
        <p id={refusal} class={field.refused} role="alert">
          {nameTaken}
        </p>
      )}
    </>
  );
}
