import { useQuery, type QueryClient } from '@tanstack/react-query';
import { categoryDishesQuery } from '#features/catalogue/menu/shop/menu.queries.ts';
import { ListedDishCard } from './listed-dish-card.tsx';
import { dishesScreenTexts } from './dishes.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const similarShown = 5;
// One more, because the dish of the page may be among them.
const similarAsked = similarShown + 1;

export const loadSimilarDishes = (client: QueryClient, category: string) =>
  client.prefetchQuery(categoryDishesQuery(category, similarAsked));

interface Props {
  category: string;
  /** The dish of the page itself. */
  without: number;
}

/** More of the same kind, from whatever kitchen. */
export function SimilarDishes({ category, without }: Props) {
  const t = useTexts(dishesScreenTexts);
  const { data = [] } = useQuery(categoryDishesQuery(category, similarAsked));
  const others = data.filter(({ menu_id }) => menu_id !== without).slice(0, similarShown);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="similar-title" className="mt-16 px-4 lg:px-0">
      <h2 id="similar-title" className="text-2xl font-bold">
        {t.similarDishes}
      </h2>
      <ul className="-mx-4 mt-4 flex gap-4 overflow-x-auto px-4 pb-2 no-scrollbar lg:mx-0 lg:grid lg:grid-cols-5 lg:px-0">
        {others.map((other) => (
          <li key={other.menu_id} className="w-[212px] shrink-0 lg:w-auto">
            <ListedDishCard dish={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}
