import { Icon, type IconProps } from './icon.tsx';

export const SoundOnIcon = (props: IconProps) => (
  <Icon {...props} path="M3 7.5v5h3l4 3.5V4L6 7.5zM13 7.6a3.5 3.5 0 0 1 0 4.8M15.5 5a7 7 0 0 1 0 10" />
);
export const SoundOffIcon = (props: IconProps) => (
  <Icon {...props} path="M3 7.5v5h3l4 3.5V4L6 7.5zm10.5.5 4 4M17.5 8l-4 4" />
);
