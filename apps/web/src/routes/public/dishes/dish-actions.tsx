import type { DishDetails } from '@tawa/contract/catalogue/menu';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useAddToCart } from '#features/ordering/cart/shop/use-add-to-cart.tsx';
import { isSoldOut, soldOutText } from '#features/catalogue/menu/shop/dish-price.tsx';
import { useLineMisfits } from '#features/catalogue/menu/shop/food/line-note.tsx';
import type { DishOptions } from '#features/catalogue/menu/shop/use-dish-options.ts';
import { closedText, meanwhileText } from '#features/catalogue/restaurants/shop/closed-text.ts';
import { restaurantQuery } from '#features/catalogue/restaurants/shop/restaurant.queries.ts';
import { foodTexts } from '#lib/diet/food.texts.ts';
import { keepBuyNow } from '#lib/buy-now.ts';
import { formatWhen } from '#lib/format.ts';
import { paths, pictureUrl } from '#lib/paths.ts';
import { requireLogin, useSession } from '#lib/session/session.ts';
import { site } from '#lib/site/site-facts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useReasons } from '#ui/dialog/use-reasons.tsx';
import { QuantityStepper } from '#ui/form/stepper.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { dishesScreenTexts } from './dishes.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

function useBuyNow(dish: DishDetails, state: DishOptions, ask: (go: () => void) => void) {
  const t = useTexts(dishesScreenTexts);
  const navigate = useNavigate();
  return () => {
    state.ask();
    if (!state.check.ok) return;
    const wanted = {
      menu_id: dish.menu_id,
      quantity: state.choice.quantity,
      options: state.check.optionIds,
      note: state.choice.note,
    };
    ask(() =>
      requireLogin({
        title: t.logInBuy({ dishName: dish.dish_name }),
        picture: dish.dish_img ? pictureUrl(dish.dish_img, 320) : undefined,
        onLogin: () => {
          keepBuyNow(wanted);
          void navigate(paths.checkout, { state: { buyNow: wanted } });
        },
      }),
    );
  };
}

/** Add to Cart for customers, Buy Now for everybody; a closed kitchen can still be added from. */
export function DishActions({ dish, state }: { dish: DishDetails; state: DishOptions }) {
  const t = useTexts(dishesScreenTexts);
  const language = useLanguage();
  const session = useSession();
  const adding = useAddToCart({ failed: t.cart.dishFailed, isAlwaysTold: true });
  const guard = useReasons(useTexts(foodTexts).question);
  const misfits = useLineMisfits(dish, state.choice.options);
  const ask = (go: () => void) => guard.ask(misfits, go);
  const buyNow = useBuyNow(dish, state, ask);
  const { data: restaurant } = useQuery(restaurantQuery(dish.restaurant_id));
  const isOpen = restaurant?.status === 'online';
  const soldOut = isSoldOut(dish);
  const now = useNow(Date.now, 60_000);
  const add = () => {
    state.ask();
    if (!state.check.ok) return;
    const options = state.check.optionIds;
    ask(() => adding.add({ ...dish, ...state.choice, options }));
  };
  return (
    <div className="grid gap-3">
      {restaurant && !isOpen && (
        <Banner tone="warning">
          {closedText(restaurant, language)}. {meanwhileText(restaurant, language)}
        </Banner>
      )}
      {soldOut && <Banner tone="warning">{soldOutText(dish, language)}</Banner>}
      {dish.served_from && <Banner tone="info">{t.orderAhead({ when: formatWhen(dish.served_from, now) })}</Banner>}
      {!state.check.ok && state.wrongGroup && (
        <Banner tone="danger" alert>
          {state.check.message}
        </Banner>
      )}
      <div className="flex gap-3">
        <QuantityStepper
          label={dish.dish_name}
          value={state.choice.quantity}
          onChange={state.setQuantity}
          max={site().limits.portions}
          size={56}
        />
        {session?.userType === 'user' && (
          <Button
            size={56}
            wide
            amount={formatRupees(state.total)}
            disabled={soldOut}
            pending={adding.pending}
            pendingText={t.adding}
            onClick={add}
          >
            {t.addCart}
          </Button>
        )}
      </div>
      <Button
        size={56}
        wide
        variant={session?.userType === 'user' ? 'secondary' : 'primary'}
        disabled={soldOut || !isOpen}
        onClick={buyNow}
      >
        {t.buyNow}
      </Button>
      {guard.question}
      {adding.question}
    </div>
  );
}
