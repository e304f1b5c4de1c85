import { formatRupees } from '@tawa/domain/common/money';
import { CartLines } from '#features/ordering/cart/shop/cart-lines.tsx';
import { Bill } from '#features/ordering/orders/shop/checkout/bill.tsx';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { OwnCart } from './use-own-cart.ts';
import { publicRestaurantScreenTexts } from './restaurant.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** What is in the cart, with its bill and the way to pay. */
export function FilledCart({ cart }: { cart: OwnCart }) {
  const t = useTexts(publicRestaurantScreenTexts);
  const { entries, quote, userid } = cart;
  return (
    <>
      <p className="text-note text-ink-3">{entries[0]?.restaurant_name}</p>
      <div className="max-h-[40vh] overflow-y-auto">
        <CartLines entries={entries} userid={userid} />
      </div>
      {quote && (
        <div className="border-t border-line pt-4">
          <Bill charges={quote.charges} total={quote.total} savings={quote.savings} />
        </div>
      )}
      <ButtonLink to={paths.checkout} size={56} wide className="mt-5" amount={quote && formatRupees(quote.total)}>
        {t.goCheckout}
      </ButtonLink>
    </>
  );
}
