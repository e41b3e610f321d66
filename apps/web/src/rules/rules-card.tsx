import { useSentences } from '../game/games.tsx';
import style from './rules-card.module.css';

interface RulesCardProps {
  readonly options: object;
  readonly seats: number;
  readonly preset: string;
  /** h3 fits below the title of a dialog. */
  readonly heading?: 'h2' | 'h3';
}

/** The rules in force at one table, written from its options: a title and numbered clauses. */
export function RulesCard({ options, seats, preset, heading: Heading = 'h3' }: RulesCardProps) {
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
