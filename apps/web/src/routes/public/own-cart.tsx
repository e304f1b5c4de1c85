import { formatRupees } from '@tawa/domain/money';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { cartQuery } from '../../features/cart/cart.queries.ts';
import { plural } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';

// Guests never see a line of it.
const FilledCart = lazy(async () => ({ default: (await import('./filled-cart.tsx')).FilledCart }));

const guestId = 0;

// Only customers have a bill: what asks for it comes with the first one.
const quoteQuery = (userid: number) =>
  queryOptions({
    queryKey: ['quote', 'own', userid],
    queryFn: async ({ client }) => {
      const { cartQuoteQuery } = await import('../../features/checkout/checkout.queries.ts');
      return client.fetchQuery(cartQuoteQuery(userid));
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });

/** The signed-in customer's cart and its bill; empty for everybody else. */
export function useOwnCart() {
  const session = useSession();
  const isCustomer = session?.userType === 'user';
  const userid = session?.userId ?? guestId;
  const { data: entries = [] } = useQuery({ ...cartQuery(userid), enabled: isCustomer });
  const { data: quote } = useQuery({ ...quoteQuery(userid), enabled: isCustomer && entries.length > 0 });
  return { userid, entries: isCustomer ? entries : [], quote: entries.length > 0 ? quote : null };
}

export type OwnCart = ReturnType<typeof useOwnCart>;

/** The order beside the menu on wide screens, with its whole bill. */
export function CartPanel({ cart }: { cart: OwnCart }) {
  const { entries } = cart;
  const count = entries.reduce((sum, entry) => sum + entry.quantity, 0);
  return (
    <aside
      aria-label="Your order"
      className="sticky top-20 self-start rounded-2xl border border-line bg-surface p-5 shadow-2 max-xl:hidden"
    >
      <div className="flex items-baseline justify-between">
        <h2 className="text-xl font-bold">Your order</h2>
        <span className="text-sm text-ink-3">{plural(count, 'item')}</span>
      </div>
      {entries.length === 0 ? (
        <p className="py-8 text-center text-body text-ink-2">
          Nothing here yet. Add a dish and the whole bill shows here, before you pay.
        </p>
      ) : (
        <Suspense>
          <FilledCart cart={cart} />
        </Suspense>
      )}
    </aside>
  );
}

/** The way to the cart at the foot of narrow screens. */
export function CartBar({ cart }: { cart: OwnCart }) {
  const count = cart.entries.reduce((sum, entry) => sum + entry.quantity, 0);
  if (count === 0) return null;
  return (
    <Link
      to={paths.cart}
      className="fixed inset-x-4 bottom-[76px] z-20 flex min-h-14 items-center justify-between gap-4 rounded-lg bg-brand px-5 font-bold text-on-brand shadow-3 xl:hidden"
    >
      <span>{plural(count, 'item')} in your cart</span>
      <span className="num">{cart.quote ? formatRupees(cart.quote.total) : 'View cart'}</span>
    </Link>
  );
}
