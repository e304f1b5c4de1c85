import { categoriseComplaint, moveComplaint } from '@tawa/contract/care/complaints.office';
import {
  type ComplaintCategory,
  complaintCategories,
  complaintCategoryWords,
  complaintNumber,
} from '@tawa/domain/care/complaints';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#lib/api/api-client.ts';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/input.tsx';
import { Facts, PanelBody, PanelHead } from '#ui/panel/panel-parts.tsx';
import { ComplaintClocks, ComplaintOrder } from '../complaint-facts.tsx';
import { ComplaintThread } from '../complaint-thread.tsx';
import { stateWordFor, titleOf, toneOf } from '../complaint-words.ts';
import { officeComplaintsTexts } from './complaints.texts.ts';
import { OfficeAnswer } from './answer.tsx';
import { officeComplaintQuery, useOfficeAction, type OfficeThread } from './complaints.queries.ts';
import { OfficeOutcome } from './outcome.tsx';

const categories = complaintCategories.map((value) => ({ value, label: complaintCategoryWords[value] }));
const steps = ['acknowledged', 'in_progress', 'waiting_customer'] as const;

/** What it is about and where it stands; both are changed at once. */
function Standing({ complaint }: { complaint: OfficeThread }) {
  const t = useTexts(officeComplaintsTexts);
  const action = useOfficeAction();
  const { complaint_id, version, next, category } = complaint;
  const params = { complaint_id };
  const categorise = (chosen: ComplaintCategory | undefined) =>
    chosen &&
    action.mutate({
      run: () => call(categoriseComplaint, { params, body: { category: chosen, version } }),
      done: t.moved,
    });
  return (
    <div className="mb-4 space-y-3">
      <SelectField
        label={t.category}
        options={categories}
        value={category}
        disabled={action.isPending}
        onChange={(event) => categorise(complaintCategories.find((each) => each === event.currentTarget.value))}
      />
      <div className="flex flex-wrap gap-2">
        {steps
          .filter((to) => next.includes(to))
          .map((to) => (
            <Button
              key={to}
              size={40}
              variant="secondary"
              pending={action.isPending}
              onClick={() =>
                action.mutate({ run: () => call(moveComplaint, { params, body: { to, version } }), done: t.moved })
              }
            >
              {t.steps[to]}
            </Button>
          ))}
      </div>
    </div>
  );
}

/** The customer's count of refunds, as they read it themselves. */
function refundFact({ days, review_from: limit, ...counts }: OfficeThread['refund_counts'], language: Language) {
  const t = textsIn(officeComplaintsTexts, language);
  return [t.refundsIn({ days }), t.refundCounts({ ...counts, limit })] satisfies [string, string];
}

interface Props {
  complaintId: number;
  /** Where the office works on an order. */
  orderHref: (orderNumber: string) => string;
}

/** One complaint of the office: who, by when, what was said, and how it ends. */
export function OfficeComplaint({ complaintId, orderHref }: Props) {
  const t = useTexts(officeComplaintsTexts);
  const language = useLanguage();
  const query = useQuery(officeComplaintQuery(complaintId));
  return (
    <PanelBody query={query} failed={t.loadFailed}>
      {(complaint) => (
        <div className="@container">
          <PanelHead
            title={titleOf(complaint)}
            badge={<Badge tone={toneOf(complaint.status)}>{stateWordFor(complaint.status, 'admin')}</Badge>}
          >
            {t.about({
              complaintId: complaintNumber(complaint.complaint_id),
              customerName: complaint.customer_name,
              orderNumber: complaint.order_number,
              restaurantName: complaint.restaurant_name,
              mark: (words) => <span className="num">{words}</span>,
              link: (words) => (
                <Link to={orderHref(complaint.order_number)} className="num font-semibold text-brand-ink">
                  {words}
                </Link>
              ),
            })}
            {complaint.escalated_at && <p className="font-semibold text-danger">{t.escalated}</p>}
          </PanelHead>
          <div className="grid items-start gap-6 @2xl:grid-cols-[minmax(0,1fr)_320px]">
            <div className="min-w-0 space-y-4 @2xl:sticky @2xl:top-6">
              <ComplaintThread complaint={complaint} viewer="admin" notes={complaint.notes} />
              <ForActing part="help">
                <OfficeAnswer key={complaint.complaint_id} complaint={complaint} />
              </ForActing>
            </div>
            <div className="min-w-0 space-y-4">
              <ComplaintClocks complaint={complaint} title={t.clock} />
              <ComplaintOrder complaint={complaint} />
              <div className="rounded-xl border border-line bg-surface px-5 py-4">
                <ForActing part="help">
                  <Standing complaint={complaint} />
                </ForActing>
                <Facts
                  facts={[
                    [t.customer, complaint.customer_name],
                    [t.eMail, complaint.email],
                    [t.phone, complaint.phone],
                    [t.warningsKitchen, t.warnings({ count: complaint.warnings })],
                    refundFact(complaint.refund_counts, language),
                  ]}
                />
              </div>
              <OfficeOutcome
                key={`${complaint.complaint_id} ${complaint.can_write}`}
                complaint={complaint}
                orderHref={orderHref(complaint.order_number)}
              />
            </div>
          </div>
        </div>
      )}
    </PanelBody>
  );
}
