import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CrossIcon } from '../icons/icons.tsx';
import { usePageWords } from '../page/words.ts';
import style from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons below the text. */
  readonly actions?: ComponentChildren;
}

/** The native modal dialog: it traps the focus, closes with Esc and restores the focus. */
export function Dialog({ title, onClose, children, actions }: DialogProps) {
  const { common } = usePageWords();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect closes the dialog before it leaves the page: only then can it restore the focus.
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (opened?.open === false) opened.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={style.dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      closedby="any"
    >
      <div class={style.sheet}>
        <div class={style.header}>
          <h2>{title}</h2>
          <button type="button" class={style.close} aria-label={common.close} onClick={onClose}>
            <CrossIcon />
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable text must be reachable by keyboard */}
        <div class={style.body} tabIndex={0}>
          {children}
        </div>
        {actions !== undefined && <div class={style.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
