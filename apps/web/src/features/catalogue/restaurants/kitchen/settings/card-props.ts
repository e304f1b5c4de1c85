import type { KitchenSettings } from '@tawa/contract/catalogue/restaurants.settings';

export interface CardProps {
  settings: KitchenSettings;
  /** Told whenever something stands there that is not saved, or no longer does. */
  onDirty: (isDirty: boolean) => void;
}
