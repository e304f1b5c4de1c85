import { reviewLengthMax } from '@tawa/domain/common/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { RatingInput } from '#ui/stars.tsx';
import { toast } from '#ui/toast/toast.ts';
import { ownFeedbackQuery, useGiveOpinion } from './own-review.queries.ts';
import { reviewsReviewsTexts } from './reviews.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  userId: number;
  restaurant: { id: number; name: string };
  onClose: () => void;
}

/** Rates a restaurant and writes about it; what was said before stands in the fields. */
export function OwnReview({ userId, restaurant, onClose }: Props) {
  const t = useTexts(reviewsReviewsTexts);
  const { data: before } = useQuery(ownFeedbackQuery(userId, restaurant.id));
  const [chosen, setChosen] = useState<number | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const give = useGiveOpinion();
  const rating = chosen ?? before?.rating ?? 0;
  const review = typed ?? before?.review ?? '';
  const save = () => {
    if (rating === 0) return setMissing(true);
    return give.mutate(
      { userId, restaurantId: restaurant.id, rating, review: review.trim() },
      {
        onSuccess: () => {
          toast.success(t.saved);
          onClose();
        },
        onError: (error) => toast.error(messageFrom(error, t.failed)),
      },
    );
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.title({ name: restaurant.name })}
      footer={
        <Button wide pending={give.isPending} pendingText={t.saving} onClick={save}>
          {t.save}
        </Button>
      }
    >
      <div className="grid gap-5">
        {before?.hidden_reason != null && <Banner tone="warning">{t.hidden({ reason: before.hidden_reason })}</Banner>}
        <div>
          <RatingInput label={t.stars} value={rating} onChange={setChosen} />
          {missing && rating === 0 && <FieldError>{t.missing}</FieldError>}
        </div>
        <TextareaField
          label={t.words}
          optional
          hint={t.wordsHint}
          rows={4}
          counter
          maxLength={reviewLengthMax}
          value={review}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
    </Sheet>
  );
}
