import { sittingPlanOf, type TableSetup } from '@shoal/table-ui';
import { useState } from 'preact/hooks';
import { usePageWords } from '../page/words.ts';
import { RulesCard } from '../rules/rules-card.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Exactly the rules that this table would be played by, over the screen. */
export function RulesInForce({ setup }: { readonly setup: TableSetup }) {
  const words = usePageWords();
  const [isOpen, setOpen] = useState(false);
  const sitting = sittingPlanOf(setup);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.setup.readRules}</Button>
      {isOpen && sitting !== null && (
        <Dialog title={words.setup.rulesInForce} onClose={() => setOpen(false)}>
          <RulesCard game={setup.game} options={sitting.plan.options} seats={setup.players.length} />
        </Dialog>
      )}
    </>
  );
}
