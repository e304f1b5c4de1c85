import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { formatRupees } from '@tawa/domain/common/money';
import { Link } from 'react-router';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import type { OwnCart } from './use-own-cart.ts';
import { publicRestaurantScreenTexts } from './restaurant.texts.ts';

/** What the dishes cost, and the way to the cart. */
export function FilledBar({ cart }: { cart: OwnCart }) {
  const t = useTexts(publicRestaurantScreenTexts);
  const count = cart.entries.reduce((sum, entry) => sum + entry.quantity, 0);
  // Of the dishes alone: fees are the cart's to explain, and a naan is not to read as twice its price.
  const sum = cart.entries.reduce((rupees, each) => rupees + (each.discounted_price ?? each.price) * each.quantity, 0);
  return (
    <Link
      to={paths.cart}
      className="fixed inset-x-4 bottom-[76px] z-20 flex min-h-14 items-center justify-between gap-4 rounded-lg bg-brand px-5 font-bold text-on-brand shadow-3 xl:hidden"
    >
      <span className="grid py-2">
        <span className="num text-lg/6">{formatRupees(sum)}</span>
        <span className="text-note font-medium">{t.beforeFees({ count })}</span>
      </span>
      <span className="flex items-center gap-2 whitespace-nowrap">
        {t.viewCart}
        <ArrowRightIcon weight="bold" aria-hidden="true" />
      </span>
    </Link>
  );
}
