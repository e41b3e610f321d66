import './shell.css';

/** Fills the screen while the first words or the cards load. The page itself begins with one, drawn by `index.html`. */
export const Shell = ({ isTable }: { readonly isTable: boolean }) => (
  <div class="shell" data-table={isTable} aria-hidden="true">
    Shoal
  </div>
);
