import type { Dish } from '@tawa/contract/catalogue/menu';
import type { EditedDish, EditedMenu } from '@tawa/contract/catalogue/menu.form';
import type { ReactNode } from 'react';
import type { SetState } from './use-states.ts';

/** How customers see a dish; given by the route, which knows their components. */
export type Preview = (dish: Dish, look: 'row' | 'card') => ReactNode;

export interface EditorProps {
  menu: EditedMenu;
  /** Null for a new dish. */
  dish: EditedDish | null;
  categoryId: number | null;
  preview: Preview;
  /** The place among the dishes in sight, from 1. */
  place: { at: number; of: number; previous: number | null; next: number | null };
  onGo: (menuId: number | null) => void;
  onState: SetState;
  /** Told whenever there is something that is not saved. */
  onDirty: (isDirty: boolean) => void;
}
