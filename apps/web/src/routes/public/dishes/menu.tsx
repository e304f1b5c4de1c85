import { useQuery } from '@tanstack/react-query';
import { BookingForm } from '#features/tables/bookings/shop/booking-form.tsx';
import { CategoryGrid } from '#features/catalogue/menu/shop/category-grid.tsx';
import { dishesPerCategoryQuery } from '#features/catalogue/menu/shop/menu.queries.ts';
import { loadQuietly } from '#lib/api/load.ts';
import { paths } from '#lib/paths.ts';
import type { LoadArgs } from '#lib/screen.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { useAccountGuest } from '../tables/use-account-guest.ts';
import { dishesScreenTexts } from './dishes.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const placeholders = 4;

export const load = ({ client }: LoadArgs) => loadQuietly(client, dishesPerCategoryQuery());

const Placeholders = () => {
  const t = useTexts(dishesScreenTexts);
  return (
    <Loading label={t.loading} className="grid gap-6 md:grid-cols-2">
      {Array.from({ length: placeholders }, (_card, index) => (
        <Skeleton key={index} className="h-[24.25rem] rounded-2xl!" />
      ))}
    </Loading>
  );
};

/** What there is to eat, by category; a menu that cannot be read leaves its place empty. */
export function Screen() {
  const known = useAccountGuest();
  const t = useTexts(dishesScreenTexts);
  const query = useQuery(dishesPerCategoryQuery());
  return (
    <div className="page-width pt-4 pb-16 lg:pt-6 lg:pb-24">
      <PageMeta title={t.title} description={t.description} path={paths.menu} />
      <PageHeader title={t.title} trail={[{ label: t.home, to: paths.home }, { label: t.title }]} />
      <p className="mt-2 max-w-[60ch] text-lg text-pretty text-ink-2">{t.lead}</p>
      <a href="#book" className={`mt-4 max-sm:w-full lg:hidden ${buttonClasses({ variant: 'secondary' })}`}>
        {t.book}
      </a>
      <div className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8 lg:has-[>:empty]:grid-cols-[minmax(0,640px)]">
        <div className="empty:hidden">
          <Part query={query} skeleton={<Placeholders />} failed="" renderFailed={() => null}>
            {(dishes) =>
              dishes.length === 0 ? <EmptyState title={t.dishes.none} /> : <CategoryGrid dishes={dishes} />
            }
          </Part>
        </div>
        <BookingForm id="book" known={known} className="lg:sticky lg:top-24 lg:self-start" />
      </div>
    </div>
  );
}
