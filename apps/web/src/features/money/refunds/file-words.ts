import type { RefundFile } from '@tawa/contract/money/refunds.files';
import { refundCauseWords } from '@tawa/domain/money/refund-files';
import { formatDate, formatWhen } from '#lib/format.ts';
import type { Language } from '#lib/i18n/language.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { TimelineEntry } from '#ui/timeline.tsx';
import { filesTexts } from './files.texts.ts';

/** Who reads the file. */
export type FileViewer = 'customer' | 'kitchen' | 'office';

/** A file as any of its readers has it; the reference of the bank is the customer's and the office's. */
export type ShownFile = RefundFile & { bank_reference?: string | null };

/** What it was for, in one line. */
export function whatOf({ cause, items, reason }: RefundFile, language: Language): string {
  const t = textsIn(filesTexts, language);
  const dishes = items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');
  const named = cause === null || cause === 'other' ? reason : refundCauseWords[cause];
  return dishes === '' ? named : t.whatOf({ cause: named, dishes });
}

/** The last day of a span that ends at a moment. */
export const lastDayOf = (until: string, language: Language): string => formatDate(Date.parse(until) - 1, language);

type Entry = TimelineEntry & { at: string };

function doneEntries(file: ShownFile, viewer: FileViewer, language: Language): Entry[] {
  const { steps } = textsIn(filesTexts, language);
  const { times, complaint, photos, cause, appeal } = file;
  const done = (id: string, title: string, at: string | null, note?: string): Entry[] =>
    at === null ? [] : [{ id, title, at, ...(note !== undefined && { note }), state: 'done' }];
  const sent = photos.filter(({ by }) => by === 'customer').length;
  const askedAt = file.origin === 'customer' ? times.requested_at : null;
  const isDeclined = file.state === 'declined';
  const decided = isDeclined
    ? (file.decline_reason ?? undefined)
    : cause
      ? steps.cause({ cause: refundCauseWords[cause] })
      : undefined;
  const reference = file.bank_reference ? steps.reference({ reference: file.bank_reference }) : undefined;
  return [
    ...done(
      'packed',
      steps.packed,
      times.ready_at,
      photos.some(({ by }) => by === 'kitchen') ? steps.packedPhoto : undefined,
    ),
    ...done('delivered', steps.delivered, times.delivered_at),
    ...done(
      'reported',
      steps.reported[viewer],
      complaint?.created_on ?? askedAt,
      steps.reportedPhotos({ count: complaint?.photos ?? sent }),
    ),
    ...done('decided', isDeclined ? steps.declined : steps.approved, times.decided_at, decided),
    ...done('objected', steps.objected, appeal?.appealed_at ?? null),
    ...done('answered', steps.answered, appeal?.decided_at ?? null),
    ...done('sent', times.arrives_by === null ? steps.credited : steps.sent, times.processed_at, reference),
  ];
}

/** What happened, in the order in which it did, and what comes. */
export function entriesOf(file: ShownFile, viewer: FileViewer, now: number, language: Language): TimelineEntry[] {
  const { steps } = textsIn(filesTexts, language);
  const { times, state } = file;
  const done = doneEntries(file, viewer, language)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ at, ...entry }) => ({ ...entry, time: formatWhen(at, now, language) }));
  const ways: TimelineEntry[] = [];
  if (state === 'requested') ways.push({ id: 'waits', title: steps.waits, state: 'now' });
  if (times.decided_at && !times.processed_at && state !== 'declined')
    ways.push({ id: 'sent', title: steps.sentNext, state: 'now' });
  if (viewer === 'customer' && times.arrives_by && state !== 'declined')
    ways.push({
      id: 'arrives',
      title: steps.arrives,
      time: steps.by({ day: formatDate(times.arrives_by, language) }),
      state: 'next',
    });
  return [...done, ...ways];
}
