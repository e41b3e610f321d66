export interface IconProps {
  /** In CSS pixels; 20 unless told. */
  readonly size?: number;
}

interface IconDrawing extends IconProps {
  /** The line of the pen in a box of 20 × 20. */
  readonly path: string;
}

/** One pen for all icons. Whatever they stand in has the name. */
export const Icon = ({ path, size = 20 }: IconDrawing) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    stroke-width="1.7"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
