import { formatRupees } from '@tawa/domain/common/money';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { plural } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { OwnCart } from './use-own-cart.ts';

// Guests never see a line of it.
const FilledCart = lazyPart(async () => (await import('./filled-cart.tsx')).FilledCart);

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
