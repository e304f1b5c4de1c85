import type { ComponentProps, ReactElement } from 'react';
import type { Shape } from '../icon.tsx';

export interface MenuItem {
  label: string;
  icon?: Shape;
  /** An action, or with `to` a link. */
  onSelect?: () => void;
  to?: string;
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuProps {
  trigger: ReactElement<ComponentProps<'button'>>;
  items: readonly MenuItem[];
}
