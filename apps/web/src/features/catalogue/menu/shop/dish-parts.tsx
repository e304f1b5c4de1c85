import type { Dish } from '@tawa/contract/catalogue/menu';
import { useTexts } from '#lib/i18n/texts.ts';
import { menuTexts } from './menu.texts.ts';

/** What is in a combo: '1 × Thali, 2 × Mango Lassi'; nothing under other dishes. */
export function DishParts({ dish: { parts }, className = '' }: { dish: Pick<Dish, 'parts'>; className?: string }) {
  const t = useTexts(menuTexts);
  if (!parts) return null;
  const names = parts.map(({ quantity, dish_name }) => t.part({ count: quantity, dish: dish_name }));
  return <p className={className}>{t.inIt({ names: names.join(', ') })}</p>;
}
