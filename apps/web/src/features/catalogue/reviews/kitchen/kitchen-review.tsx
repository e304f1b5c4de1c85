import { SealCheckIcon } from '@phosphor-icons/react/dist/ssr/SealCheck';
import { replyForm, type KitchenReview as Review } from '@tawa/contract/catalogue/reviews.office';
import { reviewLengthMax } from '@tawa/domain/common/limits';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatDate } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { Stars } from '#ui/stars.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useReplyToReview } from './kitchen-reviews.queries.ts';
import { ReportReview } from '../report-review.tsx';
import { kitchenReviewsTexts } from './reviews.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

function Reply({ review, onDone }: { review: Review; onDone: () => void }) {
  const t = useTexts(kitchenReviewsTexts);
  const [failure, setFailure] = useState('');
  const sending = useReplyToReview();
  const form = useForm<{ reply: string }, { reply: string }>(replyForm, {
    defaultValues: { reply: review.reply ?? '' },
  });
  const send = async ({ reply }: { reply: string }) => {
    try {
      await sending.mutateAsync({ review_id: review.review_id, reply, was: review.reply });
      toast.success(t.sent);
      onDone();
    } catch (error) {
      setFailure(messageFrom(error, t.sendFailed));
    }
  };
  return (
    <Form form={form} onSubmit={send} failure={failure} className="mt-4">
      <TextareaField label={t.label} rows={3} maxLength={reviewLengthMax} {...form.field('reply')} />
      <Button type="submit" size={40} pending={form.formState.isSubmitting} pendingText={t.sending}>
        {t.send}
      </Button>
    </Form>
  );
}

/** One review with the restaurant's reply, and what can be done about both. */
export function KitchenReview({ review }: { review: Review }) {
  const t = useTexts(kitchenReviewsTexts);
  const language = useLanguage();
  const [open, setOpen] = useState<'reply' | 'report' | null>(null);
  const [isReported, setReported] = useState(review.reported);
  const { author, rating, review: words, reply, verified_order, created_on } = review;
  return (
    <article
      aria-label={`${author}, ${formatDate(created_on, language)}`}
      className="rounded-2xl border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-lg font-bold">{author}</h2>
        {rating !== null && <Stars rating={rating} />}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-note text-ink-3">
        {formatDate(created_on, language)}
        {verified_order && (
          <span className="inline-flex items-center gap-1 font-semibold text-success">
            <Icon of={SealCheckIcon} weight="fill" />
            {t.verified}
          </span>
        )}
      </p>
      <p className="mt-2 text-body [overflow-wrap:anywhere] whitespace-pre-line text-ink-2">{words}</p>
      {reply !== null && open !== 'reply' && (
        <p className="mt-3 border-l-2 border-line-strong pl-3 text-sm [overflow-wrap:anywhere] whitespace-pre-line text-ink-2">
          <span className="block text-note font-semibold text-ink">{t.label}</span>
          {reply}
        </p>
      )}
      {open === 'reply' ? (
        <Reply review={review} onDone={() => setOpen(null)} />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size={40} variant="secondary" onClick={() => setOpen('reply')}>
            {reply === null ? t.write : t.change}
          </Button>
          <Button size={40} variant="quiet" disabled={isReported} onClick={() => setOpen('report')}>
            {isReported ? t.reportedAlready : t.report}
          </Button>
        </div>
      )}
      {open === 'report' && (
        <ReportReview reviewId={review.review_id} onClose={() => setOpen(null)} onDone={() => setReported(true)} />
      )}
    </article>
  );
}
