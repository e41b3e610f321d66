import type { ComponentChildren } from 'preact';
import field from './field.module.css';

interface SelectProps {
  readonly children: ComponentChildren;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly id: string;
  readonly describedBy?: string | undefined;
}

/** A list to choose from, for more values than fit side by side: the native one in our style. */
export function Select({ children, value, onChoose, id, describedBy }: SelectProps) {
  return (
    <span class={field.select}>
      <select
        id={id}
        class={field.field}
        value={value}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {children}
      </select>
    </span>
  );
}
