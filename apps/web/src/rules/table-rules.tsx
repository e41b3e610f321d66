import { RulePictures } from './rule-pictures.tsx';
import style from './rules-card.module.css';
import { RulesCard, type RulesOf } from './rules-card.tsx';

/** The rules of a table for a dialog: in pictures, then in full. */
export const TableRules = (rules: RulesOf) => (
  <div class={style.table}>
    <RulePictures {...rules} />
    <RulesCard {...rules} heading="h3" />
  </div>
);
