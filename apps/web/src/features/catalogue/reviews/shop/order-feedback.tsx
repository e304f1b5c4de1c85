import { ThumbsDownIcon } from '@phosphor-icons/react/dist/ssr/ThumbsDown';
import { ThumbsUpIcon } from '@phosphor-icons/react/dist/ssr/ThumbsUp';
import type { OrderFeedback as Feedback } from '@tawa/contract/catalogue/reviews';
import { reviewLengthMax } from '@tawa/domain/common/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { FieldError } from '#ui/form/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { Part } from '#ui/page/part.tsx';
import { RatingInput } from '#ui/stars.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { orderFeedbackQuery, useGiveOrderFeedback } from './own-review.queries.ts';
import { reviewsReviewsTexts } from './reviews.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

type Thumbs = ReadonlyMap<number, boolean | null>;

function Thumb({ label, up, pressed, onPress }: { label: string; up: boolean; pressed: boolean; onPress: () => void }) {
  const look = up ? 'border-success bg-success-soft text-success' : 'border-danger bg-danger-soft text-danger';
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
      className={cx(
        'press grid size-11 place-items-center rounded-full border text-[20px]',
        pressed ? look : 'border-line-strong bg-surface text-ink-2',
      )}
    >
      <Icon of={up ? ThumbsUpIcon : ThumbsDownIcon} weight={pressed ? 'fill' : 'regular'} />
    </button>
  );
}

function Dishes({
  dishes,
  thumbs,
  onChange,
}: {
  dishes: Feedback['dishes'];
  thumbs: Thumbs;
  onChange: (thumbs: Thumbs) => void;
}) {
  const t = useTexts(reviewsReviewsTexts);
  const press = (menu_id: number, up: boolean) => () =>
    onChange(new Map([...thumbs, [menu_id, thumbs.get(menu_id) === up ? null : up]]));
  return (
    <ul aria-label={t.dishes} className="grid gap-2">
      {dishes.map(({ menu_id, name }) => (
        <li key={menu_id} className="flex items-center gap-2">
          <span className="min-w-0 flex-1 text-body [overflow-wrap:anywhere]">{name}</span>
          <Thumb
            label={t.up({ dish: name })}
            up
            pressed={thumbs.get(menu_id) === true}
            onPress={press(menu_id, true)}
          />
          <Thumb
            label={t.down({ dish: name })}
            up={false}
            pressed={thumbs.get(menu_id) === false}
            onPress={press(menu_id, false)}
          />
        </li>
      ))}
    </ul>
  );
}

function FeedbackForm({ orderNumber, before }: { orderNumber: string; before: Feedback }) {
  const t = useTexts(reviewsReviewsTexts);
  const [rating, setRating] = useState(before.rating ?? 0);
  const [review, setReview] = useState(before.review ?? '');
  const [thumbs, setThumbs] = useState<Thumbs>(() => new Map(before.dishes.map(({ menu_id, up }) => [menu_id, up])));
  const [missing, setMissing] = useState(false);
  const give = useGiveOrderFeedback(orderNumber);
  const save = () => {
    if (rating === 0) return setMissing(true);
    const body = { rating, review: review.trim(), thumbs: [...thumbs].map(([menu_id, up]) => ({ menu_id, up })) };
    return give.mutate(body, {
      onSuccess: () => toast.success(t.saved),
      onError: (error) => toast.error(messageFrom(error, t.failed)),
    });
  };
  return (
    <div className="grid gap-5">
      {before.hidden_reason !== null && <Banner tone="warning">{t.hidden({ reason: before.hidden_reason })}</Banner>}
      <div className="-ml-2.5">
        <RatingInput label={t.stars} value={rating} onChange={setRating} />
        {missing && rating === 0 && <FieldError>{t.missing}</FieldError>}
      </div>
      {before.dishes.length > 0 && <Dishes dishes={before.dishes} thumbs={thumbs} onChange={setThumbs} />}
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

/** Stars for the restaurant, thumbs for the dishes and a few words about a delivered order. */
export function OrderFeedback({ userId, orderNumber }: { userId: number; orderNumber: string }) {
  const t = useTexts(reviewsReviewsTexts);
  const query = useQuery(orderFeedbackQuery(userId, orderNumber));
  const skeleton = (
    <Loading label={t.loading} className="grid gap-4">
      <Skeleton className="h-13 w-64" />
      <Skeleton className="h-24 w-full" />
    </Loading>
  );
  return (
    <Part query={query} skeleton={skeleton} failed={t.failedLoad}>
      {(before) => <FeedbackForm orderNumber={orderNumber} before={before} />}
    </Part>
  );
}
