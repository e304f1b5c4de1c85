import type { Icon } from '@phosphor-icons/react';

export interface SidebarEntry {
  path: string;
  label: string;
  icon: Icon;
}
