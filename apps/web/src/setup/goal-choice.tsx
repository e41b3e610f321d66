import { goalsFor, isSameGoal, type TableSetup } from '@shoal/table-ui';
import { useWords } from '../page/words.ts';
import { Choice } from '../ui/choice.tsx';
import style from './goal-choice.module.css';

interface GoalChoiceProps {
  readonly setup: TableSetup;
  readonly onChange: (setup: TableSetup) => void;
}

/** One deal after the other, or a match. */
export function GoalChoice({ setup, onChange }: GoalChoiceProps) {
  const { page, catalogue } = useWords();
  return (
    <section class={style.match} aria-labelledby="match-title">
      <h2 id="match-title">{page.setup.match}</h2>
      <Choice
        legend={page.setup.match}
        isLegendHidden
        values={goalsFor(setup).map((goal) => ({ value: goal, label: catalogue.screen.goal(goal) }))}
        isChosen={(goal) => isSameGoal(goal, setup.goal)}
        onChoose={(goal) => onChange({ ...setup, goal })}
      />
    </section>
  );
}
