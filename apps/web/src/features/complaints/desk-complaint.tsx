import { categoriseComplaint, moveComplaint } from '@tawa/contract/complaint-desk';
import {
  type ComplaintCategory,
  complaintCategories,
  complaintCategoryWords,
  complaintNumber,
} from '@tawa/domain/complaints';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { formatDateTime } from '../../lib/format.ts';
import { deskComplaintTexts as texts } from '../../lib/messages-office-complaints.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/input.tsx';
import { Facts, PanelBody, PanelHead, PanelPart } from '../../ui/panel-parts.tsx';
import { ComplaintClocks, ComplaintOrder } from './complaint-facts.tsx';
import { ComplaintThread } from './complaint-thread.tsx';
import { stateWordFor, titleOf, toneOf } from './complaint-words.ts';
import { DeskAnswer } from './desk-answer.tsx';
import { deskComplaintQuery, useDeskDeed, type DeskThread } from './desk-complaints.queries.ts';
import { DeskOutcome } from './desk-outcome.tsx';

const categories = complaintCategories.map((value) => ({ value, label: complaintCategoryWords[value] }));
const steps = ['acknowledged', 'in_progress', 'waiting_customer'] as const;

/** What it is about and where it stands; both are changed at once. */
function Standing({ complaint }: { complaint: DeskThread }) {
  const deed = useDeskDeed();
  const { complaint_id, version, next, category } = complaint;
  const params = { complaint_id };
  const categorise = (chosen: ComplaintCategory | undefined) =>
    chosen &&
    deed.mutate({
      run: () => call(categoriseComplaint, { params, body: { category: chosen, version } }),
      done: texts.moved,
    });
  return (
    <div className="mb-4 space-y-3">
      <SelectField
        label={texts.category}
        options={categories}
        value={category}
        disabled={deed.isPending}
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
              pending={deed.isPending}
              onClick={() =>
                deed.mutate({ run: () => call(moveComplaint, { params, body: { to, version } }), done: texts.moved })
              }
            >
              {texts.steps[to]}
            </Button>
          ))}
      </div>
    </div>
  );
}

function Notes({ complaint }: { complaint: DeskThread }) {
  if (complaint.notes.length === 0) return null;
  return (
    <PanelPart title={texts.notes} aside={texts.note}>
      <ul className="space-y-2">
        {complaint.notes.map((note) => (
          <li
            key={note.complaint_note_id}
            className="rounded-md border border-dashed border-warning bg-warning-soft p-3 text-sm"
          >
            <p className="break-words whitespace-pre-line">{note.note}</p>
            <p className="num mt-1 text-note text-ink-2">
              {note.name}, {formatDateTime(note.created_on)}
            </p>
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}

interface Props {
  complaintId: number;
  /** Where the office works on an order. */
  orderHref: (orderNumber: string) => string;
}

/** One complaint of the office: who, by when, what was said, and how it ends. */
export function DeskComplaint({ complaintId, orderHref }: Props) {
  const query = useQuery(deskComplaintQuery(complaintId));
  return (
    <PanelBody query={query} failed={texts.loadFailed}>
      {(complaint) => (
        <>
          <PanelHead
            title={titleOf(complaint)}
            badge={<Badge tone={toneOf(complaint.status)}>{stateWordFor(complaint.status, 'admin')}</Badge>}
          >
            <span className="num">{complaintNumber(complaint.complaint_id)}</span> about {complaint.restaurant_name}
            {complaint.escalated_at && <p className="font-semibold text-danger">{texts.escalated}</p>}
          </PanelHead>
          <Facts
            className="mb-4"
            facts={[
              ['Customer', complaint.customer_name],
              ['E-mail', complaint.email],
              ['Phone', complaint.phone],
              ['Warnings of the kitchen', texts.warnings(complaint.warnings)],
            ]}
          />
          <Standing complaint={complaint} />
          <div className="space-y-4">
            <ComplaintClocks complaint={complaint} title={texts.clock} />
            <ComplaintOrder complaint={complaint} />
            <ComplaintThread complaint={complaint} viewer="admin" />
            <DeskAnswer key={complaint.complaint_id} complaint={complaint} />
            <Notes complaint={complaint} />
            <DeskOutcome key={complaint.version} complaint={complaint} orderHref={orderHref(complaint.order_number)} />
          </div>
        </>
      )}
    </PanelBody>
  );
}
