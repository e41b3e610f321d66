import { Icon, type IconProps } from './icon.tsx';

export const PeopleIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 16.5c0-3 2.2-4.8 5.5-4.8s5.5 1.8 5.5 4.8M13.2 3.8a3 3 0 0 1 0 5.4M15.2 12c1.8.8 2.8 2.3 2.8 4.5"
  />
);
