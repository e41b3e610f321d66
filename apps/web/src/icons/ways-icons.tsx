import { Icon, type IconProps } from './icon.tsx';

export const BackIcon = (props: IconProps) => <Icon {...props} path="M16.5 10h-13M9 4.5 3.5 10 9 15.5" />;
export const MoreIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M3.65 10a.85.85 0 1 0 1.7 0 .85.85 0 1 0-1.7 0zM9.15 10a.85.85 0 1 0 1.7 0 .85.85 0 1 0-1.7 0zM14.65 10a.85.85 0 1 0 1.7 0 .85.85 0 1 0-1.7 0z"
  />
);
export const CrossIcon = (props: IconProps) => <Icon {...props} path="m5 5 10 10M15 5 5 15" />;
export const CheckIcon = (props: IconProps) => <Icon {...props} path="m4 10.5 4 4 8-9" />;
export const NextIcon = (props: IconProps) => <Icon {...props} path="M7.5 4.5 13 10l-5.5 5.5" />;
export const PreviousIcon = (props: IconProps) => <Icon {...props} path="M12.5 4.5 7 10l5.5 5.5" />;
export const FirstIcon = (props: IconProps) => <Icon {...props} path="M14.5 4.5 9 10l5.5 5.5M5.5 4.5v11" />;
export const LastIcon = (props: IconProps) => <Icon {...props} path="M5.5 4.5 11 10l-5.5 5.5M14.5 4.5v11" />;
