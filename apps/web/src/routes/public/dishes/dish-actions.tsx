import type { DishDetails } from '@tawa/contract/catalogue/menu';
import { formatRupees } from '@tawa/domain/common/money';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAddToCart } from '#features/ordering/cart/shop/use-add-to-cart.tsx';
import { isSoldOut, SoldOutText } from '#features/catalogue/menu/shop/dish-price.tsx';
import type { DishOptions } from '#features/catalogue/menu/shop/use-dish-options.ts';
import { closedText, meanwhileText } from '#features/catalogue/restaurants/shop/closed-text.ts';
import { restaurantQuery } from '#features/catalogue/restaurants/shop/restaurant.queries.ts';
import { useDietMarks } from '#lib/diet/diet.ts';
import { keepBuyNow } from '#lib/buy-now.ts';
import { formatWhen } from '#lib/format.ts';
import { paths, pictureUrl } from '#lib/paths.ts';
import { requireLogin, useSession } from '#lib/session/session.ts';
import { site } from '#lib/site/site-facts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { QuantityStepper } from '#ui/form/stepper.tsx';
import { usePageMinute } from '#lib/site/drawing.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { dishesScreenTexts } from './dishes.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

// The page is read before anything is chosen, and most who read it keep no diet.
const ChosenNotes = lazyPart(
  async () => (await import('#features/catalogue/menu/shop/food/chosen-notes.tsx')).ChosenNotes,
);

/** Add to Cart for customers, Buy Now for everybody; a closed kitchen can still be added from. */
export function DishActions({ dish, state }: { dish: DishDetails; state: DishOptions }) {
  const t = useTexts(dishesScreenTexts);
  const language = useLanguage();
  const name = nameIn(dish.dish_name, dish.names, language);
  const session = useSession();
  const adding = useAddToCart({ failed: t.cart.dishFailed, isAlwaysTold: true });
  const wanted = { menu_id: dish.menu_id, ...state.choice };
  const misfits = useDietMarks()?.judge(dish, wanted.options) ?? [];
  const [asked, setAsked] = useState<() => void>();
  const guarded = (go: () => void) => () => {
    state.ask();
    if (!state.check.ok) return;
    if (misfits[0]) setAsked(() => go);
    else go();
  };
  const navigate = useNavigate();
  const buyNow = () =>
    requireLogin({
      title: t.logInBuy({ dishName: name }),
      picture: dish.dish_img ? pictureUrl(dish.dish_img, 320) : undefined,
      onLogin: () => {
        keepBuyNow(wanted);
        void navigate(paths.checkout, { state: { buyNow: wanted } });
      },
    });
  const { data: restaurant } = useQuery(restaurantQuery(dish.restaurant_id));
  const isOpen = restaurant?.status === 'online';
  const soldOut = isSoldOut(dish);
  const now = usePageMinute();
  return (
    <div className="grid gap-3">
      {(misfits[0] ?? wanted.options[0]) && (
        <Suspense>
          <ChosenNotes dish={dish} chosen={wanted.options} misfits={misfits} asked={asked} onAnswer={setAsked} />
        </Suspense>
      )}
      {restaurant && !isOpen && (
        <Banner tone="warning">
          {t.closedMeanwhile({
            closed: closedText(restaurant, now, language),
            meanwhile: meanwhileText(restaurant, language),
          })}
        </Banner>
      )}
      {soldOut && (
        <Banner tone="warning">
          <SoldOutText dish={dish} />
        </Banner>
      )}
      {dish.served_from && (
        <Banner tone="info">{t.orderAhead({ when: formatWhen(dish.served_from, now, language) })}</Banner>
      )}
      {!state.check.ok && state.wrongGroup && (
        <Banner tone="danger" alert>
          {state.check.message}
        </Banner>
      )}
      <div className="flex gap-3">
        <QuantityStepper
          label={name}
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
            onClick={guarded(() => adding.add({ ...dish, ...wanted }))}
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
        onClick={guarded(buyNow)}
      >
        {t.buyNow}
      </Button>
      {adding.question}
    </div>
  );
}
