import { usePageWords } from '../app/words.ts';
import { Button } from './button.tsx';

/** Something that the page needs did not come, and the way on. */
export function Failed() {
  const { common } = usePageWords();
  return (
    <main>
      <p role="alert">{common.failed}</p>
      <Button onClick={() => location.reload()}>{common.reload}</Button>
    </main>
  );
}
