import { useWords } from '../page/words.ts';
import { NumberTable } from '../plots/number-table.tsx';
import { Disclosure, Panel } from '../plots/panel.tsx';
import { hueOf, LinePlot } from '../plots/plot.tsx';
import { type ChanceProps, MomentPanel, MomentSlider } from './moment-panel.tsx';
import style from './review-parts.module.css';

/** Plots the win chances over the game, with a cursor that describes each moment. */
export function ChancePanel(props: ChanceProps) {
  const { catalogue, page } = useWords();
  const { table, reviewed, words } = props;
  const { review } = catalogue;
  const isYou = table.you === reviewed.seat;
  return (
    <Panel id="chances-title" title={review.curve}>
      <p class={style.hint}>{isYou ? review.yourCurve : review.curveOf(table.labels[reviewed.seat])}</p>
      <ChancePlot {...props} />
      <MomentSlider {...props} />
      <MomentPanel {...props} />
      <Disclosure title={page.review.table}>
        <NumberTable
          caption={page.review.table}
          head={[page.review.momentHeads.number, page.review.momentHeads.told, ...table.labels]}
          rows={words.moments.map(({ number, told, chances }) => [
            review.count(number),
            told.join(' '),
            ...chances.map(review.percent),
          ])}
          sentences={{ column: 1, spoken: words.spoken.map(({ told }) => told.join(' ')) }}
        />
      </Disclosure>
    </Panel>
  );
}

function ChancePlot({ table, reviewed, words, at, onMove }: ChanceProps) {
  const { catalogue, page } = useWords();
  const { percent, count, actionAxis } = catalogue.review;
  const { moments, marked } = words;
  const { seat } = reviewed;
  const chancesOf = (of: number) => moments.map(({ chances }) => chances[of]);
  const own = chancesOf(seat);
  const others = table.labels.flatMap((name, of) =>
    of === seat ? [] : [{ name, values: chancesOf(of), hue: hueOf(of, seat) }],
  );
  return (
    <LinePlot
      label={page.review.chances(percent(own[0]), percent(own[own.length - 1]))}
      xLabel={actionAxis}
      from={0}
      lines={[...others, { name: table.labels[seat], values: own, hue: 'main' as const }]}
      range={[0, 1]}
      format={percent}
      count={count}
      reference={1 / table.labels.length}
      marks={marked
        .filter(({ isOfReviewer }) => isOfReviewer)
        .map(({ number, kind }) => ({ at: number, isGrave: kind === 'blunder' || kind === 'mistake' }))}
      cursor={{ at, onMove }}
    />
  );
}
