import styles from './card-back.module.css';
import './card-look.css';

/** The back of a card, filling its box: a shoal that circles around one golden fish. */
export const CardBack = () => <span class={styles.back} aria-hidden="true" />;
