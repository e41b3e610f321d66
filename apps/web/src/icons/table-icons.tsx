import { Icon, type IconProps } from './icon.tsx';

export const HintIcon = (props: IconProps) => (
  <Icon {...props} path="M7.5 14.5c0-1.4-.6-2.4-1.5-3.5a5 5 0 1 1 8 0c-.9 1.1-1.5 2.1-1.5 3.5zM8 17.5h4" />
);
export const UndoIcon = (props: IconProps) => (
  <Icon {...props} path="M7 3.5 3.5 7 7 10.5M3.5 7H12a4.7 4.7 0 0 1 0 9.5H8" />
);
export const RulesIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M10 5.5C8.3 4.3 6 3.8 3 4v11.5c3-.2 5.3.3 7 1.5 1.7-1.2 4-1.7 7-1.5V4c-3-.2-5.3.3-7 1.5zM10 5.5V17"
  />
);
export const LogIcon = (props: IconProps) => (
  <Icon {...props} path="M8 5h9M8 10h9M8 15h9M3.6 5h.4M3.6 10h.4M3.6 15h.4" />
);
export const ClockwiseIcon = (props: IconProps) => (
  <Icon {...props} path="M16.5 10a6.5 6.5 0 1 1-1.9-4.6l1.9 1.9M16.5 3.3v4h-4" />
);
export const CounterClockwiseIcon = (props: IconProps) => (
  <Icon {...props} path="M3.5 10a6.5 6.5 0 1 0 1.9-4.6L3.5 7.3M3.5 3.3v4h4" />
);
export const HelpIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM7.7 7.8a2.4 2.4 0 1 1 3.4 2.1c-.8.4-1.1.9-1.1 1.6M9.8 14.1h.4"
  />
);
