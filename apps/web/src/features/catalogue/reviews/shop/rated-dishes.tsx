import type { OrderFeedback } from '@tawa/contract/catalogue/reviews';
import type { ReactNode } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { RatingInput, Stars } from '#ui/stars.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useRateDish } from './own-review.queries.ts';
import { reviewsReviewsTexts } from './reviews.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** A dish that was brought, with what was said of it. */
export type RatedOne = OrderFeedback['dishes'][number];

interface Props {
  userId: number;
  orderNumber: string;
  feedback: OrderFeedback;
  /** What stands under a dish that can still be rated. */
  underOf?: ((dish: RatedOne) => ReactNode) | undefined;
}

const isAhead = (instant: string) => Date.parse(instant) > Date.now();

function RatedDish({ userId, orderNumber, dish, underOf }: Omit<Props, 'feedback'> & { dish: RatedOne }) {
  const t = useTexts(reviewsReviewsTexts);
  const rate = useRateDish(userId, orderNumber, dish.menu_id);
  const onError = (error: Error) => toast.error(messageFrom(error, t.failed));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <span className="min-w-0 flex-1 basis-40 text-body wrap-anywhere">
        {dish.name}
        <span role="status" className="ml-2 text-note text-success">
          {rate.isSuccess && t.dishSaved}
        </span>
      </span>
      <div className="-ml-2.5">
        <RatingInput
          size="row"
          label={t.starsFor({ dish: dish.name })}
          value={rate.isPending ? rate.variables : (dish.stars ?? 0)}
          onChange={(stars) => rate.mutate(stars, { onError })}
        />
      </div>
      {underOf?.(dish)}
    </li>
  );
}

/** The dishes that were brought, each rated with one tap; later what was given can be read. */
export function RatedDishes({ userId, orderNumber, feedback: { dishes, dishes_until }, underOf }: Props) {
  const t = useTexts(reviewsReviewsTexts);
  const isOpen = isAhead(dishes_until);
  const shown = isOpen ? dishes : dishes.filter(({ stars }) => stars !== null);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="rated-dishes" className="border-t border-line pt-5">
      <h3 id="rated-dishes" className="text-row font-bold">
        {t.dishes}
      </h3>
      {isOpen && <p className="text-note text-ink-3">{t.dishesHint}</p>}
      <ul className="mt-2 grid gap-4">
        {shown.map((dish) =>
          isOpen ? (
            <RatedDish key={dish.menu_id} userId={userId} orderNumber={orderNumber} dish={dish} underOf={underOf} />
          ) : (
            <li key={dish.menu_id} className="flex items-center justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{dish.name}</span>
              <Stars rating={dish.stars ?? 0} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
