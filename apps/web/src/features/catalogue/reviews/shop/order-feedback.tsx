import type { OrderFeedback as Feedback } from '@tawa/contract/catalogue/reviews';
import { reviewLengthMax } from '@tawa/domain/common/limits';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { Part } from '#ui/page/part.tsx';
import { RatingInput } from '#ui/stars.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { orderFeedbackQuery, useGiveOrderFeedback } from './own-review.queries.ts';
import { RatedDishes, type RatedOne } from './rated-dishes.tsx';
import { reviewsReviewsTexts } from './reviews.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

function FeedbackForm({ orderNumber, before }: { orderNumber: string; before: Feedback }) {
  const t = useTexts(reviewsReviewsTexts);
  const [rating, setRating] = useState(before.rating ?? 0);
  const [review, setReview] = useState(before.review ?? '');
  const [missing, setMissing] = useState(false);
  const give = useGiveOrderFeedback(orderNumber);
  const save = () => {
    if (rating === 0) return setMissing(true);
    return give.mutate(
      { rating, review: review.trim() },
      {
        onSuccess: () => toast.success(t.saved),
        onError: (error) => toast.error(messageFrom(error, t.failed)),
      },
    );
  };
  return (
    <div className="grid gap-5">
      {before.hidden_reason !== null && <Banner tone="warning">{t.hidden({ reason: before.hidden_reason })}</Banner>}
      <div className="-ml-2.5">
        <RatingInput label={t.stars} value={rating} onChange={setRating} />
        {missing && rating === 0 && <FieldError>{t.missing}</FieldError>}
      </div>
      <TextareaField
        label={t.after.words}
        optional
        rows={2}
        maxLength={reviewLengthMax}
        value={review}
        onChange={(event) => setReview(event.currentTarget.value)}
      />
      <Button
        variant={before.rating === null ? 'primary' : 'secondary'}
        className="justify-self-start max-sm:w-full"
        pending={give.isPending}
        pendingText={t.saving}
        onClick={save}
      >
        {before.rating === null ? t.after.save : t.change}
      </Button>
    </div>
  );
}

interface Props {
  userId: number;
  orderNumber: string;
  /** How many dishes there may be to rate. */
  dishes?: number;
  /** What stands under a dish that can still be rated. */
  underOf?: ((dish: RatedOne) => ReactNode) | undefined;
}

/** Stars for the dishes and the restaurant, and a few words, about a delivered order. */
export function OrderFeedback({ userId, orderNumber, dishes = 0, underOf }: Props) {
  const t = useTexts(reviewsReviewsTexts);
  const query = useQuery(orderFeedbackQuery(userId, orderNumber));
  const skeleton = (
    <Loading label={t.loading} className="grid gap-4">
      <Skeleton className="h-13 w-64" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-12 w-40 max-sm:w-full" />
      {Array.from({ length: dishes }, (_dish, index) => (
        <Skeleton key={index} className="h-28 w-full" />
      ))}
    </Loading>
  );
  return (
    <Part query={query} skeleton={skeleton} failed={t.failedLoad}>
      {(before) => (
        <div className="grid gap-6">
          <FeedbackForm orderNumber={orderNumber} before={before} />
          <RatedDishes userId={userId} orderNumber={orderNumber} feedback={before} underOf={underOf} />
        </div>
      )}
    </Part>
  );
}
