import { useState } from 'preact/hooks';
import { client } from '../client/client.ts';
import { replaceBy } from '../page/navigation.ts';
import { HOME } from '../page/route.ts';
import { usePageWords } from '../page/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { forgetEverything } from './forget-everything.ts';
import style from './settings-dialog.module.css';

/** The version of the package; defined by the build. */
declare const SHOAL_VERSION: string;

/** Says what Shoal is and what it stores, and offers to delete that. */
export function AboutSection() {
  const words = usePageWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <section class={style.about} aria-labelledby="about-title">
      <h3 id="about-title" class={style.label}>
        {words.settings.about}
      </h3>
      <p>{words.settings.version(SHOAL_VERSION)}</p>
      <p>{words.settings.licence}</p>
      <p>{words.settings.privacy}</p>
      <p>{words.settings.saved}</p>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {words.settings.forget}
      </Button>
      {isAsking && <ForgetDialog onClose={() => setAsking(false)} />}
    </section>
  );
}

function ForgetDialog({ onClose }: { readonly onClose: () => void }) {
  const words = usePageWords();
  const [state, setState] = useState<'asking' | 'deleting' | 'failed'>('asking');
  const forget = async () => {
    setState('deleting');
    if (await leaveAndForget()) location.reload();
    else setState('failed');
  };
  return (
    <Dialog
      title={words.settings.forgetTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.settings.keepEverything}</Button>
          <Button kind="danger" disabled={state === 'deleting'} onClick={() => void forget()}>
            {words.settings.forget}
          </Button>
        </>
      }
    >
      <p>{words.settings.forgetQuestion}</p>
      {state === 'failed' && (
        <p class={style.failed} role="alert">
          {words.settings.notForgotten}
        </p>
      )}
    </Dialog>
  );
}

/** Leaves an open table first, since it would keep saving itself. */
async function leaveAndForget(): Promise<boolean> {
  replaceBy(HOME);
  await client.calls.leave();
  return forgetEverything();
}
