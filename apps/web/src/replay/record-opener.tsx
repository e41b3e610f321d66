import { useRef } from 'preact/hooks';
import { UploadIcon } from '../icons/icons.tsx';
import { usePageWords } from '../page/words.ts';
import { Button } from '../ui/button.tsx';
import style from './record-opener.module.css';

interface RecordOpenerProps {
  readonly isDropping: boolean;
  readonly onOpen: (file: Blob, name: string) => void;
}

/** A longer text would choke a text field, so it is checked at once. */
const LONG_TEXT = 200_000;

/** Accepts a record by file choice, drop or paste. */
export function RecordOpener({ isDropping, onOpen }: RecordOpenerProps) {
  const { check } = usePageWords().replay;
  const choose = (files: FileList | null) => files?.[0] !== undefined && onOpen(files[0], files[0].name);
  return (
    <>
      <p>{check.intro}</p>
      <div class={style.zone} data-dropping={isDropping}>
        <UploadIcon size={40} />
        <label class={style.choose}>
          {check.choose}
          <input type="file" class={style.file} onChange={({ currentTarget }) => choose(currentTarget.files)} />
        </label>
        <p>{isDropping ? check.dropNow : check.drop}</p>
        <p class={style.stays}>{check.stays}</p>
      </div>
      <PastedText onText={(text) => onOpen(new Blob([text]), check.pasted)} />
    </>
  );
}

function PastedText({ onText }: { readonly onText: (text: string) => void }) {
  const { check } = usePageWords().replay;
  const field = useRef<HTMLTextAreaElement>(null);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.length < LONG_TEXT) return;
    event.preventDefault();
    onText(text);
  };
  return (
    <details class={style.paste}>
      <summary>{check.paste}</summary>
      <label class={style.text}>
        <span>{check.pasteLabel}</span>
        <textarea ref={field} rows={6} spellcheck={false} autocapitalize="off" onPaste={paste} />
      </label>
      <Button onClick={() => onText(field.current?.value ?? '')}>{check.checkText}</Button>
    </details>
  );
}
