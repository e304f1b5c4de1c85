import { decideFeedback, type Feedback } from '@tawa/contract/catalogue/reviews.office';
import { reasonLengthMax } from '@tawa/domain/common/limits';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatDate, formatDateTime } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { useListRow } from '#ui/list/use-list-row.ts';
import { Facts, PanelHead, PanelPart } from '#ui/panel/panel-parts.tsx';
import { useAction } from '#ui/use-action.ts';
import { officeReviewsTexts } from './reviews.texts.ts';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

type Decision = 'hide' | 'publish' | 'keep';
const doneIn = keepEach((language: Language): Record<Decision, string> => {
  const t = textsIn(officeReviewsTexts, language);
  return { hide: t.hiddenDone, publish: t.published, keep: t.kept };
});

/** Hides, publishes or keeps what somebody wrote. */
function Decide({ row }: { row: Feedback }) {
  const t = useTexts(officeReviewsTexts);
  const language = useLanguage();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const action = useAction(['list', 'feedback']);
  const { restaurant_id, user_id } = row;
  const decide = (decision: Decision) =>
    action.mutate(
      {
        run: () =>
          call(decideFeedback, { params: { restaurant_id, user_id }, body: { decision, reason: reason.trim() } }),
        done: doneIn(language)[decision],
      },
      { onSuccess: () => setReason('') },
    );
  if (!row.visible)
    return (
      <Button pending={action.isPending} onClick={() => decide('publish')}>
        {t.publish}
      </Button>
    );
  const hide = () => (reason.trim() === '' ? setMissing(true) : decide('hide'));
  return (
    <div className="space-y-3">
      <p className="text-sm text-ink-2">{t.hideHint}</p>
      <TextareaField
        label={t.reason}
        rows={2}
        maxLength={reasonLengthMax}
        value={reason}
        error={missing ? t.reasonMissing : undefined}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" pending={action.isPending} pendingText={t.hiding} onClick={hide}>
          {t.hide}
        </Button>
        {row.reports.length > 0 && (
          <Button variant="secondary" pending={action.isPending} onClick={() => decide('keep')}>
            {t.keep}
          </Button>
        )}
      </div>
    </div>
  );
}

interface Props {
  id: string;
  idOf: (row: Feedback) => string;
}

/** One rating and review with its reports. */
export function OfficeReview({ id, idOf }: Props) {
  const t = useTexts(officeReviewsTexts);
  const language = useLanguage();
  const row = useListRow<Feedback>('feedback', (each) => idOf(each) === id);
  if (!row) return <Banner tone="info">{t.gone}</Banner>;
  return (
    <>
      <PanelHead
        title={row.name}
        badge={<Badge tone={row.visible ? 'success' : 'neutral'}>{row.visible ? t.visible : t.hidden}</Badge>}
      >
        {row.restaurant_name}, {formatDate(row.created_on, language)}
        {row.hidden_reason && <p className="font-semibold text-danger">“{row.hidden_reason}”</p>}
      </PanelHead>
      <Facts
        facts={[
          [t.stars, row.rating === null ? '–' : t.outOfFive({ rating: row.rating })],
          [t.order, row.verified_order ? t.verified : t.noneKnown],
        ]}
      />
      <p className="my-4 rounded-lg border border-line bg-surface-2 p-4 break-words whitespace-pre-line">
        {row.review ?? t.noWords}
      </p>
      {row.reply && (
        <PanelPart title={t.reply}>
          <p className="text-sm break-words">{row.reply}</p>
        </PanelPart>
      )}
      <PanelPart title={t.reports}>
        {row.reports.length === 0 && <p className="text-sm text-ink-3">{t.noReports}</p>}
        <ul className="space-y-2 text-sm">
          {row.reports.map((report) => (
            <li key={`${report.created_on} ${report.reason}`}>
              <b className="font-semibold">{report.reason.replaceAll('_', ' ').toLowerCase()}</b>{' '}
              <span className="num text-ink-3">
                {t.by({ by: report.by, createdOn: formatDateTime(report.created_on, language) })}
              </span>
              {report.note && <span className="block break-words">“{report.note}”</span>}
            </li>
          ))}
        </ul>
      </PanelPart>
      <ForActing part="feedback">
        <PanelPart title={t.decide}>
          <Decide row={row} />
        </PanelPart>
      </ForActing>
    </>
  );
}
