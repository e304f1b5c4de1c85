import { Suspense, type ReactNode } from 'react';
import { useHydrated } from '#lib/store.ts';
import { later } from '#ui/page/later.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';

const TablesAt = lazyPart(async () => (await import('./tables-at.tsx')).TablesAt);
const tableNotice = later(async () => (await import('#features/tables/bookings/shop/table-notice.tsx')).TableNotice);

interface Props {
  /** What the address says of a wished table, if anything. */
  table: string | null;
  city: string | undefined;
  placeholder: ReactNode;
  /** The whole list, where no table is wished. */
  children: ReactNode;
}

/** Puts the restaurants with a table in the place of all restaurants; which ones have one, only the browser asks. */
export function WantedTables({ table, city, placeholder, children }: Props) {
  const hydrated = useHydrated();
  // A wish names somebody, so no page that is kept for all is made of it.
  if (table === null || !hydrated) return children;
  return (
    <>
      <tableNotice.Part className="mt-4" />
      <Suspense fallback={placeholder}>
        <TablesAt table={table} city={city} otherwise={children} />
      </Suspense>
    </>
  );
}
