import { Icon, type IconProps } from './icon.tsx';

export const SettingsIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M8.3 4.3L8.6 2L11.4 2L11.7 4.3L12.9 4.7L14.7 3.4L16.6 5.3L15.3 7.1L15.7 8.3L18 8.6L18 11.4L15.7 11.7L15.3 12.9L16.6 14.7L14.7 16.6L12.9 15.3L11.7 15.7L11.4 18L8.6 18L8.3 15.7L7.1 15.3L5.3 16.6L3.4 14.7L4.7 12.9L4.3 11.7L2 11.4L2 8.6L4.3 8.3L4.7 7.1L3.4 5.3L5.3 3.4L7.1 4.7zM12.6 10a2.6 2.6 0 1 0-5.2 0 2.6 2.6 0 0 0 5.2 0z"
  />
);
export const StatisticsIcon = (props: IconProps) => (
  <Icon {...props} path="M3 3v14h14M7 13.5V10M11 13.5V6M15 13.5V8.5" />
);
export const CalendarIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4.5 4.5h11A1.5 1.5 0 0 1 17 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5zM3 8.5h14M6.5 2.5V6M13.5 2.5V6"
  />
);
export const TrophyIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M6 3h8v5.5a4 4 0 0 1-8 0zM6 4.5H3c0 2.8 1.2 4.5 3.2 4.8M14 4.5h3c0 2.8-1.2 4.5-3.2 4.8M10 12.5V15M6.5 17.5c0-1.6 1.4-2.5 3.5-2.5s3.5.9 3.5 2.5z"
  />
);
export const PlayIcon = (props: IconProps) => <Icon {...props} path="m6 4 10 6-10 6z" />;
export const PauseIcon = (props: IconProps) => <Icon {...props} path="M7 4.5v11M13 4.5v11" />;
