import type { ComponentChildren } from 'preact';
import style from './icon-button.module.css';

interface IconButtonProps {
  readonly label: string;
  readonly children: ComponentChildren;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly shortcut?: string;
}

/** A round button with an icon; its label is said and shown as a tip. */
export function IconButton({ label, children, onClick, disabled = false, shortcut }: IconButtonProps) {
  return (
    <button
      type="button"
      class={style.button}
      aria-label={label}
      title={label}
      aria-keyshortcuts={shortcut}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
