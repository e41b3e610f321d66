import { useSentences } from '../game/games.tsx';
import style from './rules-card.module.css';

export interface RulesOf {
  readonly options: object;
  readonly seats: number;
  readonly preset: string;
}

interface RulesCardProps extends RulesOf {
  /** h3 fits below a dialog's title. */
  readonly heading: 'h2' | 'h3';
}

/** The rules of a table as numbered clauses, generated from its options. */
export function RulesCard({ options, seats, preset, heading: Heading }: RulesCardProps) {
  const sentences = useSentences([]);
  const [title, ...clauses] = sentences.rulesSheet(options, seats, preset);
  return (
    <div class={style.card}>
      <Heading class={style.title}>{title}</Heading>
      <ol class={style.clauses}>
        {clauses.map((clause) => (
          <li key={clause}>{clause}</li>
        ))}
      </ol>
    </div>
  );
}
