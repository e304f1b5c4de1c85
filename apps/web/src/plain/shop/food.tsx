import type { Dish } from '@tawa/contract/catalogue/menu';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { discountPercent, effectivePrice, formatRupees } from '@tawa/domain/common/money';
import { findOwn } from '@tawa/domain/common/own';
import { isSoldOut } from '#features/catalogue/menu/shop/dish-price.tsx';
import { menuTexts } from '#features/catalogue/menu/shop/menu.texts.ts';
import { foodTexts } from '#lib/diet/food.texts.ts';
import { formatWhen } from '#lib/format.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { usePageMinute } from '#lib/site/drawing.ts';
import { uiTexts } from '#ui/ui.texts.ts';

/** The Indian food label, which is read out in words. */
export function FoodMark({ veg }: { veg: boolean }) {
  const t = useTexts(uiTexts);
  return (
    <span className={veg ? 'veg' : 'non'}>
      <span className="said">{veg ? t.veg : t.nonVeg}</span>
    </span>
  );
}

/** Rupees, and what they were before. */
export function Amount({ price, discounted_price }: Pick<Dish, 'price' | 'discounted_price'>) {
  const t = useTexts(uiTexts);
  const now = effectivePrice({ price, discounted_price });
  if (now >= price) return <b>{formatRupees(now)}</b>;
  return (
    <>
      <b>{formatRupees(now)}</b>{' '}
      <s>
        <span className="said">{t.was} </span>
        {formatRupees(price)}
      </s>{' '}
      <span className="good">{t.percentOff({ off: discountPercent(price, now) })}</span>
    </>
  );
}

/** What the kitchen declares of a dish: its parts, for whom it is, and what it contains. */
export function Declared({ dish }: { dish: Pick<Dish, 'parts' | 'suits' | 'allergens'> }) {
  const t = useTexts(menuTexts);
  const food = useTexts(foodTexts);
  const language = useLanguage();
  const parts = (dish.parts ?? []).map(
    ({ quantity, dish_name, names }) => `${quantity} × ${nameIn(dish_name, names, language)}`,
  );
  const suits = dish.suits.map((suit) => findOwn(food.suit, suit) ?? suit);
  const allergens = dish.allergens.map((name) => findOwn(food.allergen, name) ?? name);
  return (
    <>
      {parts.length > 0 && <p className="quiet">{parts.join(' · ')}</p>}
      <p className="quiet">
        {[...suits, allergens.length > 0 ? t.contains({ names: allergens.join(', ') }) : t.noAllergens].join(' · ')}
      </p>
    </>
  );
}

/** Why a dish cannot be had now, or from when it can; nothing of one that can. */
export function Had({ dish }: { dish: Pick<Dish, 'availability' | 'served_from' | 'back_at'> }) {
  const t = useTexts(menuTexts);
  const language = useLanguage();
  const now = usePageMinute();
  const { served_from, back_at } = dish;
  const when = (at: string) => formatWhen(at, now, language);
  if (served_from) return <p className="warn">{t.servedFrom({ when: when(served_from) })}</p>;
  if (!isSoldOut(dish)) return null;
  return <p className="warn">{back_at === null ? t.soldOut : t.soldOutBack({ backAt: when(back_at) })}</p>;
}
