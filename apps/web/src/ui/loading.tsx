import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { usePageWords } from '../page/words.ts';
import { Button } from './button.tsx';
import style from './loading.module.css';

interface LazyProps<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}

/** Loads a component when it is first shown, to keep the first load small. */
export function Lazy<P>({ load, props }: LazyProps<P>) {
  const { common } = usePageWords();
  const [part, setPart] = useState<{ readonly screen: ComponentType<P> } | 'failed' | null>(null);
  // Runs once: `load` is a new function in every render, but always loads the same component.
  useEffect(() => {
    void load().then(
      (screen) => setPart({ screen }),
      () => setPart('failed'),
    );
  }, []);
  if (part === null) return <p role="status">{common.loading}</p>;
  if (part === 'failed') return <LoadFailure />;
  const { screen: Screen } = part;
  return <Screen {...(props as P & object)} />;
}

/** Says that the page has failed, and offers to reload it. */
export function LoadFailure({ isSaved = true }: { readonly isSaved?: boolean }) {
  const { common } = usePageWords();
  return (
    <main>
      <p role="alert">{isSaved ? common.failed : common.failedUnsaved}</p>
      <Button onClick={() => location.reload()}>{common.reload}</Button>
    </main>
  );
}

/** Shows progress; without `share`, only that work is in progress. */
export function Progress({ label, share }: { readonly label: string; readonly share?: number }) {
  return (
    <div class={style.progress}>
      <p role="status">{label}</p>
      <progress aria-label={label} value={share} max={1} />
    </div>
  );
}
