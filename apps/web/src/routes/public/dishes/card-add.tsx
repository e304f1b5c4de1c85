import type { Dish } from '@tawa/contract/catalogue/menu';
import { useAddButtons } from './use-add-buttons.tsx';

/** 'Add' of one dish with what it opens. */
export function CardAdd({ dish }: { dish: Dish }) {
  const { actionOf, sheets } = useAddButtons();
  return (
    <>
      {actionOf(dish)}
      {sheets}
    </>
  );
}
