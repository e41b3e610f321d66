import { Icon, type IconProps } from './icon.tsx';

export const ShareIcon = (props: IconProps) => (
  <Icon {...props} path="M10 12.5V3M6.5 6 10 2.5 13.5 6M6 9.5H4.5V17h11V9.5H14" />
);
export const CopyIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M8.5 7h7A1.5 1.5 0 0 1 17 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 15.5v-7A1.5 1.5 0 0 1 8.5 7zM4 13a1 1 0 0 1-1-1V4.5A1.5 1.5 0 0 1 4.5 3H12a1 1 0 0 1 1 1"
  />
);
export const DownloadIcon = (props: IconProps) => <Icon {...props} path="M10 3v9.5M6 8.8l4 4 4-4M3.5 16.5h13" />;
export const UploadIcon = (props: IconProps) => <Icon {...props} path="M10 12.8V3.2M6 7l4-4 4 4M3.5 16.5h13" />;
export const TrashIcon = (props: IconProps) => (
  <Icon {...props} path="M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11.5h8.4L15 5.5M8.5 8.5V14M11.5 8.5V14" />
);
