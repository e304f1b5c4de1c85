import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import type { Dish } from '@tawa/contract/catalogue/menu';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Input } from '#ui/form/plain-input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { DishCard } from './dish-card.tsx';
import { DishRow } from './dish-row.tsx';
import { HiddenByDiet, useFitting } from './fitting.tsx';
import { menuCategories, menuSections, type FoodFilter, type MenuSection } from './menu-sections.ts';
import { menuTexts } from './menu.texts.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Props {
  dishes: readonly Dish[];
  /** Only kitchens that cook both have something to filter. */
  hasFoodFilter: boolean;
  actionOf: (dish: Dish) => ReactNode;
  favouriteOf: (dish: Dish) => ReactNode;
  offers?: ReactNode;
  /** Stands beside the search. */
  diet?: ReactNode;
}

const foodsIn = keepEach((language: Language) => {
  const t = textsIn(menuTexts, language);
  return [
    { value: 'all' as const, label: t.all },
    {
      value: 'veg' as const,
      label: (
        <>
          <span aria-hidden="true">
            <VegMark veg />
          </span>
          {t.veg}
        </>
      ),
    },
    {
      value: 'non-veg' as const,
      label: (
        <>
          <span aria-hidden="true">
            <VegMark veg={false} />
          </span>
          {t.nonVeg}
        </>
      ),
    },
  ];
});

function Section({
  section,
  actionOf,
  favouriteOf,
}: { section: MenuSection } & Pick<Props, 'actionOf' | 'favouriteOf'>) {
  const t = useTexts(menuTexts);
  const isBest = section.id === 'menu-bestsellers';
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="scroll-mt-10 pt-8">
      <h2 id={`${section.id}-title`} className="flex items-baseline gap-3 text-2xl font-bold">
        {section.title}
        {!isBest && (
          <span className="shrink-0 text-sm font-normal whitespace-nowrap text-ink-3">
            {section.dishes.length === 1 ? '1 dish' : t.dishTotal({ count: section.dishes.length })}
          </span>
        )}
      </h2>
      {isBest ? (
        <ul className="-mx-4 mt-4 flex gap-4 overflow-x-auto px-4 pb-2 no-scrollbar sm:mx-0 sm:grid sm:grid-cols-3 sm:px-0">
          {section.dishes.map((dish) => (
            <li key={dish.menu_id} className="w-[212px] shrink-0 sm:w-auto">
              <DishCard atHome dish={dish} favourite={favouriteOf(dish)} action={actionOf(dish)} />
            </li>
          ))}
        </ul>
      ) : (
        <div>
          {section.dishes.map((dish) => (
            <DishRow key={dish.menu_id} dish={dish} action={actionOf(dish)} />
          ))}
        </div>
      )}
    </section>
  );
}

/** A restaurant's menu: the filter by its categories at the left, kept in the address, search and veg filter on top, and the dishes. */
export function MenuList({ dishes, hasFoodFilter, actionOf, favouriteOf, offers, diet }: Props) {
  const language = useLanguage();
  const t = useTexts(menuTexts);
  const [food, setFood] = useState<FoodFilter>('all');
  const [search, setSearch] = useState('');
  const fitting = useFitting(dishes);
  const [address, setAddress] = useSearchParams();
  const categories = menuCategories(fitting.shown, language);
  const asked = address.get('category') ?? '';
  // A category that the kitchen no longer has hides nothing.
  const category = categories.some(({ name }) => name === asked) ? asked : '';
  const choose = (name: string) => {
    const next = new URLSearchParams(address);
    if (name === '') next.delete('category');
    else next.set('category', name);
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  const sections = menuSections(fitting.shown, { food, search, category }, language);
  return (
    <div className="lg:grid lg:grid-cols-[196px_minmax(0,1fr)] lg:gap-8">
      <CategoryFilter categories={categories} chosen={category} onChoose={choose} />
      <div className="min-w-0">
        {offers}
        <div className="flex flex-wrap gap-3">
          <Input
            icon={MagnifyingGlassIcon}
            type="search"
            aria-label={t.searchMenu}
            placeholder={t.searchMenu}
            value={search}
            maxLength={60}
            onChange={(event) => setSearch(event.target.value)}
            className="min-w-[200px] flex-1"
          />
          {hasFoodFilter && (
            <Segmented label={t.kindFood} value={food} onChange={setFood} options={foodsIn(language)} />
          )}
          {diet}
        </div>
        <HiddenByDiet hidden={fitting.hidden} onShow={fitting.showAll} />
        {sections.length === 0 && <p className="py-16 text-center text-ink-2">{t.restaurant.noDishes}</p>}
        {sections.map((section) => (
          <Section key={section.id} section={section} actionOf={actionOf} favouriteOf={favouriteOf} />
        ))}
      </div>
    </div>
  );
}
