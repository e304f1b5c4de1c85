import { reasonLengthMax } from '@tawa/domain/common/limits';
import { type ReportReason, reportReasons, reportReasonWords } from '@tawa/domain/catalogue/ratings';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Radio } from '#ui/form/checkbox.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useReportReview } from './shop/own-review.queries.ts';
import { reviewsTexts } from './reviews.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';

/** Tells the office what is wrong with a review. */
export function ReportReview({
  reviewId,
  onClose,
  onDone,
}: {
  reviewId: number;
  onClose: () => void;
  onDone?: () => void;
}) {
  const t = useTexts(reviewsTexts);
  const words = useTexts(wordsTexts);
  const [reason, setReason] = useState<ReportReason>('offensive');
  const [note, setNote] = useState('');
  const report = useReportReview();
  const send = () =>
    report.mutate(
      { review_id: reviewId, reason, note },
      {
        onSuccess: () => {
          toast.success(t.reported);
          onDone?.();
          onClose();
        },
        onError: (error) => toast.error(messageFrom(error, words.network)),
      },
    );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.reportTitle}
      width="small"
      footer={
        <Button wide variant="danger" pending={report.isPending} onClick={send}>
          {t.reportSend}
        </Button>
      }
    >
      <FieldGroup label={t.reportWhy}>
        {reportReasons.map((each) => (
          <Radio
            key={each}
            name="report-reason"
            label={reportReasonWords[each]}
            checked={each === reason}
            onChange={() => setReason(each)}
          />
        ))}
      </FieldGroup>
      <TextareaField
        className="mt-4"
        label={t.reportNote}
        optional
        maxLength={reasonLengthMax}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </Sheet>
  );
}
