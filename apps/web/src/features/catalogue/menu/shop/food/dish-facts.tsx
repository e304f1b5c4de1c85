import type { DishDetails } from '@tawa/contract/catalogue/menu';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { findOwn } from '@tawa/domain/common/own';
import { foodTexts } from '#lib/diet/food.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { EnergyNote } from './energy-note.tsx';
import { menuFoodTexts } from './food.texts.ts';
import { menuTexts } from '../menu.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const named = (names: Readonly<Record<string, string>>, keys: readonly string[]): string[] =>
  keys.map((key) => findOwn(names, key) ?? key);

/** What a dish is called in the language of the page. */
export const useDishName = ({ dish_name, names }: DishDetails): string => nameIn(dish_name, names, useLanguage());

/** A dish with what each option adds in energy beside its name; the page of a dish says the sum alone. */
export function useToldDish(dish: DishDetails): DishDetails {
  const t = useTexts(menuFoodTexts);
  const language = useLanguage();
  const option_groups = dish.option_groups.map((group) => ({
    ...group,
    options: group.options.map((option) => {
      const { option_name, names, calories } = option;
      const name = nameIn(option_name, names, language);
      return { ...option, option_name: calories ? t.adds({ name, calories }) : name, names: undefined };
    }),
  }));
  return { ...dish, option_groups };
}

/** What the kitchen says is in a dish, for whom it is, and its energy as it is chosen. */
export function DishFacts({
  dish,
  chosen,
  className = '',
}: {
  dish: DishDetails;
  chosen: readonly number[];
  className?: string;
}) {
  const t = useTexts(foodTexts);
  const menu = useTexts(menuTexts);
  const allergens = named(t.allergen, dish.allergens);
  const marks = named(t.suit, dish.suits);
  return (
    <div className={className}>
      {marks.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-2">
          {marks.map((mark) => (
            <li key={mark} className="rounded-full bg-surface-2 px-3 py-1 text-note font-semibold text-ink-2">
              {mark}
            </li>
          ))}
        </ul>
      )}
      <EnergyNote dish={dish} chosen={chosen} className="mb-2" />
      <p className="text-body text-ink-2">
        {allergens.length > 0 ? menu.contains({ names: allergens.join(', ') }) : menu.noAllergens}{' '}
        <span className="text-ink-3">{menu.traces}</span>
      </p>
    </div>
  );
}

/** The same as a section of the dish's page. */
export const FactsSection = ({ dish }: { dish: DishDetails }) => {
  const t = useTexts(menuTexts);
  return (
    <section aria-labelledby="facts-title" className="px-4 pt-8 lg:col-start-1 lg:row-start-2 lg:px-0 lg:pt-2">
      <h2 id="facts-title" className="mb-2 text-xl font-bold">
        {t.facts}
      </h2>
      <DishFacts dish={dish} chosen={[]} />
    </section>
  );
};
