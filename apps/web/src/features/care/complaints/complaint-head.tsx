import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import type { ComplaintThread } from '@tawa/contract/care/complaints';
import { complaintCategoryWords, complaintNumber } from '@tawa/domain/care/complaints';
import { Link } from 'react-router';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { DueLine } from './complaint-card.tsx';
import { stateWordFor, titleOf, toneOf, type Viewer } from './complaint-words.ts';
import { complaintsTexts } from './complaints.texts.ts';

interface Props {
  complaint: ComplaintThread;
  viewer: Viewer;
  /** The list it belongs to. */
  back: string;
}

/** What it is about, where it stands and what is owed next. */
export function ComplaintHead({ complaint, viewer, back }: Props) {
  const t = useTexts(complaintsTexts);
  const { complaint_id, status, category, order_number, restaurant_name, customer_name } = complaint;
  const title = titleOf(complaint);
  return (
    <header>
      <title>{t.tawa({ title, complaintId: complaintNumber(complaint_id) })}</title>
      <Link to={back} className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-brand-ink">
        <Icon of={ArrowLeftIcon} weight="bold" />
        {t.all}
      </Link>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-3xl font-extrabold tracking-[-.03em] [overflow-wrap:anywhere]">{title}</h1>
        <Badge tone={toneOf(status)} className="mt-1.5">
          <span aria-live="polite">{stateWordFor(status, viewer)}</span>
        </Badge>
      </div>
      <p className="num mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-3">
        <span>{complaintNumber(complaint_id)}</span>
        <span>
          {viewer === 'restaurant' ? customer_name : t.about({ order: order_number, restaurant: restaurant_name })}
        </span>
        {complaint.subject && <span>{complaintCategoryWords[category]}</span>}
        <DueLine complaint={complaint} />
      </p>
    </header>
  );
}
