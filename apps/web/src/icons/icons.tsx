import { FISH_PATH } from '../cards/paths.ts';

interface IconProps {
  /** In CSS pixels on a laptop's screen; 20 by default. */
  readonly size?: number;
}

/** Icons grow with everything else on large screens. */
const sideOf = (size: number) => ({ width: `calc(${size} * var(--px))`, height: `calc(${size} * var(--px))` });

/** All icons share one stroke in a box of 20 × 20. Their container carries the accessible name. */
const icon =
  (path: string) =>
  ({ size = 20 }: IconProps) => (
    <svg
      style={sideOf(size)}
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

export const BackIcon = icon('M16.5 10h-13M9 4.5 3.5 10 9 15.5');
export const MoreIcon = icon(
  'M3.65 10a.85.85 0 1 0 1.7 0 .85.85 0 1 0-1.7 0zM9.15 10a.85.85 0 1 0 1.7 0 .85.85 0 1 0-1.7 0zM14.65 10a.85.85 0 1 0 1.7 0 .85.85 0 1 0-1.7 0z',
);
export const CrossIcon = icon('m5 5 10 10M15 5 5 15');
export const CheckIcon = icon('m4 10.5 4 4 8-9');
export const NextIcon = icon('M7.5 4.5 13 10l-5.5 5.5');
export const PreviousIcon = icon('M12.5 4.5 7 10l5.5 5.5');
export const FirstIcon = icon('M14.5 4.5 9 10l5.5 5.5M5.5 4.5v11');
export const LastIcon = icon('M5.5 4.5 11 10l-5.5 5.5M14.5 4.5v11');
export const SettingsIcon = icon(
  'M8.3 4.3L8.6 2L11.4 2L11.7 4.3L12.9 4.7L14.7 3.4L16.6 5.3L15.3 7.1L15.7 8.3L18 8.6L18 11.4L15.7 11.7L15.3 12.9L16.6 14.7L14.7 16.6L12.9 15.3L11.7 15.7L11.4 18L8.6 18L8.3 15.7L7.1 15.3L5.3 16.6L3.4 14.7L4.7 12.9L4.3 11.7L2 11.4L2 8.6L4.3 8.3L4.7 7.1L3.4 5.3L5.3 3.4L7.1 4.7zM12.6 10a2.6 2.6 0 1 0-5.2 0 2.6 2.6 0 0 0 5.2 0z',
);
export const CalendarIcon = icon(
  'M4.5 4.5h11A1.5 1.5 0 0 1 17 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5zM3 8.5h14M6.5 2.5V6M13.5 2.5V6',
);
export const TrophyIcon = icon(
  'M6 3h8v5.5a4 4 0 0 1-8 0zM6 4.5H3c0 2.8 1.2 4.5 3.2 4.8M14 4.5h3c0 2.8-1.2 4.5-3.2 4.8M10 12.5V15M6.5 17.5c0-1.6 1.4-2.5 3.5-2.5s3.5.9 3.5 2.5z',
);
export const PlayIcon = icon('m6 4 10 6-10 6z');
export const PauseIcon = icon('M7 4.5v11M13 4.5v11');
export const PeopleIcon = icon(
  'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 16.5c0-3 2.2-4.8 5.5-4.8s5.5 1.8 5.5 4.8M13.2 3.8a3 3 0 0 1 0 5.4M15.2 12c1.8.8 2.8 2.3 2.8 4.5',
);
export const SoundOnIcon = icon('M3 7.5v5h3l4 3.5V4L6 7.5zM13 7.6a3.5 3.5 0 0 1 0 4.8M15.5 5a7 7 0 0 1 0 10');
export const SoundOffIcon = icon('M3 7.5v5h3l4 3.5V4L6 7.5zm10.5.5 4 4M17.5 8l-4 4');
export const HintIcon = icon('M7.5 14.5c0-1.4-.6-2.4-1.5-3.5a5 5 0 1 1 8 0c-.9 1.1-1.5 2.1-1.5 3.5zM8 17.5h4');
export const UndoIcon = icon('M7 3.5 3.5 7 7 10.5M3.5 7H12a4.7 4.7 0 0 1 0 9.5H8');
export const RulesIcon = icon(
  'M10 5.5C8.3 4.3 6 3.8 3 4v11.5c3-.2 5.3.3 7 1.5 1.7-1.2 4-1.7 7-1.5V4c-3-.2-5.3.3-7 1.5zM10 5.5V17',
);
export const LogIcon = icon('M8 5h9M8 10h9M8 15h9M3.6 5h.4M3.6 10h.4M3.6 15h.4');
export const ClockwiseIcon = icon('M16.5 10a6.5 6.5 0 1 1-1.9-4.6l1.9 1.9M16.5 3.3v4h-4');
export const CounterClockwiseIcon = icon('M3.5 10a6.5 6.5 0 1 0 1.9-4.6L3.5 7.3M3.5 3.3v4h4');
export const HelpIcon = icon(
  'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM7.7 7.8a2.4 2.4 0 1 1 3.4 2.1c-.8.4-1.1.9-1.1 1.6M9.8 14.1h.4',
);
export const ShareIcon = icon('M10 12.5V3M6.5 6 10 2.5 13.5 6M6 9.5H4.5V17h11V9.5H14');
export const CopyIcon = icon(
  'M8.5 7h7A1.5 1.5 0 0 1 17 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 15.5v-7A1.5 1.5 0 0 1 8.5 7zM4 13a1 1 0 0 1-1-1V4.5A1.5 1.5 0 0 1 4.5 3H12a1 1 0 0 1 1 1',
);
export const DownloadIcon = icon('M10 3v9.5M6 8.8l4 4 4-4M3.5 16.5h13');
export const UploadIcon = icon('M10 12.8V3.2M6 7l4-4 4 4M3.5 16.5h13');
export const TrashIcon = icon('M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11.5h8.4L15 5.5M8.5 8.5V14M11.5 8.5V14');

/** The logo in the header: a fish leaping over a card. */
export const Logo = ({ size = 32 }: IconProps) => (
  <svg width={size} height={size} viewBox="0 0 32 32" stroke="#0b4655" stroke-width="1" aria-hidden="true">
    <rect fill="#fffdf7" x="8" y="3.5" width="17" height="25" rx="2.5" transform="rotate(-9 16 16)" />
    <path
      fill="#f0a92e"
      stroke-linejoin="round"
      paint-order="stroke"
      d={FISH_PATH}
      transform="translate(16 16.5)rotate(-24)scale(1.6)"
    />
  </svg>
);
