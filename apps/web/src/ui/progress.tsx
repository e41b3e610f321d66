import style from './progress.module.css';

/** Work that takes a while; without `share` it shows no progress, only that work goes on. */
export function Progress({ label, share }: { readonly label: string; readonly share?: number }) {
  return (
    <div class={style.progress}>
      <p role="status">{label}</p>
      <progress aria-label={label} value={share} max={1} />
    </div>
  );
}
