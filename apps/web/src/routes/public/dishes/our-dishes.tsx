import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DietButton } from '#features/accounts/diet/shop/diet-button.tsx';
import { categoriesQuery } from '#lib/categories.queries.ts';
import {
  dishPagesMax,
  readDishAddress,
  writeDishAddress,
  type DishChoice,
} from '#features/catalogue/menu/shop/dish-choice.ts';
import { dishPageQuery } from '#features/catalogue/menu/shop/menu.queries.ts';
import { paths } from '#lib/paths.ts';
import type { LoadArgs } from '#lib/screen.ts';
import { useSelectedCity } from '#lib/place/selected-city.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Breadcrumb } from '#ui/page/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { SettledInput } from '#ui/form/settled-input.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { CityHeading } from '../home/city-heading.tsx';
import { DishGrid } from './dish-grid.tsx';
import { menuTexts } from '#features/catalogue/menu/shop/menu.texts.ts';
import { textsIn, useTexts, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';
import { dishesScreenTexts } from './dishes.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

export const failedText = (language: Language) => textsIn(menuTexts, language).dishes.failed;

/** The dishes as the address asks for them, of all cities; a browser shows the page at once and asks for its own city. */
export async function load({ client, url }: LoadArgs): Promise<void> {
  if (!import.meta.env.SSR) return;
  const { choice, pages } = readDishAddress(url.searchParams);
  await Promise.all([
    ...pageNumbers(pages).map((page) => client.ensureQueryData(dishPageQuery(choice, undefined, page))),
    client.ensureQueryData(categoriesQuery()),
  ]);
}

const placeholders = 10;

const foodsIn = keepEach((language: Language) => {
  const t = textsIn(dishesScreenTexts, language);
  return [
    { value: 'all' as const, label: t.all },
    { value: 'veg' as const, label: t.veg },
    { value: 'non-veg' as const, label: t.nonVeg },
  ];
});

const pageNumbers = (pages: number) => Array.from({ length: pages }, (_page, index) => index + 1);

function useDishes(city: string | undefined) {
  const [address, setAddress] = useSearchParams();
  const { choice, pages } = readDishAddress(address);
  const found = useQueries({ queries: pageNumbers(pages).map((page) => dishPageQuery(choice, city, page)) });
  const write = (next: DishChoice, shown: number) =>
    setAddress(writeDishAddress({ choice: next, pages: shown }), { replace: true, preventScrollReset: true });
  return {
    choice,
    found,
    set: (part: Partial<DishChoice>) => write({ ...choice, ...part }, 1),
    showMore: () => write(choice, pages + 1),
  };
}

type Dishes = ReturnType<typeof useDishes>;

const Placeholders = () => {
  const t = useTexts(dishesScreenTexts);
  return (
    <Loading
      label={t.loadingDishes}
      className="mt-14 grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
    >
      {Array.from({ length: placeholders }, (_card, index) => (
        <Skeleton key={index} className="aspect-3/4 w-full rounded-2xl" />
      ))}
    </Loading>
  );
};

function Found({ list: { choice, found, set, showMore } }: { list: Dishes }) {
  const t = useTexts(menuTexts);
  const dishesScreen = useTexts(dishesScreenTexts);
  const isNarrowed = choice.search !== '' || choice.category !== '' || choice.food !== 'all';
  const [first, last] = [found[0], found.at(-1)];
  const failed = found.find(({ isError }) => isError);
  return (
    <>
      {first?.data && (
        <DishGrid
          pages={found.flatMap(({ data, isPlaceholderData }, at) =>
            data && !(at > 0 && isPlaceholderData) ? [data] : [],
          )}
          isStale={first.isPlaceholderData}
          onClear={isNarrowed ? () => set({ search: '', category: '', food: 'all' }) : null}
        />
      )}
      {!first?.data && !failed && <Placeholders />}
      {failed && (
        <div className="mt-6">
          <FailedPart text={t.dishes.failed} onRetry={() => void failed.refetch()} />
        </div>
      )}
      {first?.data?.more && last?.data?.more !== false && !failed && found.length < dishPagesMax && (
        <div className="mt-10 text-center">
          <Button
            variant="secondary"
            onClick={showMore}
            pending={!last?.data || (found.length > 1 && last.isPlaceholderData)}
            pendingText={dishesScreen.loadingMore}
          >
            {dishesScreen.dishes.more}
          </Button>
        </div>
      )}
      {found.length === dishPagesMax && last?.data?.more && (
        <p className="mt-10 text-center text-body text-ink-2">{dishesScreen.dishes.most}</p>
      )}
    </>
  );
}

export function Screen() {
  const t = useTexts(dishesScreenTexts);
  const language = useLanguage();
  const city = useSelectedCity();
  const list = useDishes(city?.name);
  const { choice, set } = list;
  const { data: categories = [] } = useQuery(categoriesQuery());
  return (
    <div className="mx-auto max-w-[1376px] px-4 pt-6 pb-16 lg:px-8 lg:pt-10">
      <PageMeta title={t.ourDishes} description={t.dishesEveryKitchen} path={paths.ourDishes()} />
      <Breadcrumb trail={[{ label: t.home, to: paths.home }, { label: t.dishesTitle }]} />
      <CityHeading title={city ? t.dishesIn({ name: city.name }) : t.ourDishes} />
      <div className="flex flex-wrap gap-3">
        <SettledInput
          label={t.searchDishes}
          value={choice.search}
          onSettled={(search) => set({ search })}
          className="min-w-[220px] flex-1"
        />
        <Segmented
          label={t.kindFood}
          value={choice.food}
          onChange={(food) => set({ food })}
          options={foodsIn(language)}
        />
        <DietButton />
      </div>
      <div className="-mx-4 mt-3 flex gap-2 overflow-x-auto px-4 pb-1 no-scrollbar">
        <Chip pressed={choice.category === ''} onClick={() => set({ category: '' })}>
          {t.all}
        </Chip>
        {categories.map(({ category_id, category_name, names }) => (
          <Chip
            key={category_id}
            pressed={choice.category === category_name}
            onClick={() => set({ category: category_name })}
          >
            {nameIn(category_name, names, language)}
          </Chip>
        ))}
      </div>
      <Found list={list} />
    </div>
  );
}
