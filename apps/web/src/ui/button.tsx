import type { ComponentChildren } from 'preact';
import style from './button.module.css';

interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onClick: () => void;
  readonly kind?: 'main' | 'plain' | 'quiet' | 'danger';
  readonly label?: string;
  readonly disabled?: boolean;
}

export function Button({ children, onClick, kind = 'plain', label, disabled = false }: ButtonProps) {
  return (
    <button
      type="button"
      class={style.button}
      data-kind={kind}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  children,
  href,
  kind = 'plain',
}: Pick<ButtonProps, 'children' | 'kind'> & { readonly href: string }) {
  return (
    <a class={style.button} data-kind={kind} href={href}>
      {children}
    </a>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly children: ComponentChildren;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly shortcut?: string;
  /** Whether a switch is on; undefined for other buttons. */
  readonly isPressed?: boolean;
}

/** A round button with an icon. The label is its accessible name and tooltip. */
export function IconButton({ label, children, onClick, disabled = false, shortcut, isPressed }: IconButtonProps) {
  return (
    <button
      type="button"
      class={style.icon}
      aria-label={label}
      title={label}
      aria-keyshortcuts={shortcut}
      aria-pressed={isPressed}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
