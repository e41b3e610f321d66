import { useEffect, useState } from 'preact/hooks';

/** The state of a drag over the page, and its result. */
export interface DropState {
  readonly isOver: boolean;
  /** Whether several files were dropped; only one is opened. */
  readonly hadMany: boolean;
}

/** Accepts a file, or a text without a name, dropped anywhere on the page. */
export function useDrop(onDrop: (file: Blob, name: string | null) => void): DropState {
  const [drop, setDrop] = useState<DropState>({ isOver: false, hadMany: false });
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      setDrop((last) => (last.isOver ? last : { isOver: true, hadMany: false }));
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setDrop((last) => ({ ...last, isOver: false }));
    };
    const take = (event: DragEvent) => {
      event.preventDefault();
      const { files } = event.dataTransfer ?? { files: [] };
      const text = event.dataTransfer?.getData('text/plain') ?? '';
      setDrop({ isOver: false, hadMany: files.length > 1 });
      if (files[0] !== undefined) onDrop(files[0], files[0].name);
      else if (text !== '') onDrop(new Blob([text]), null);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', take);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', take);
    };
  });
  return drop;
}
