import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import type { ComplaintThread as Thread } from '@tawa/contract/care/complaints';
import { formatRupees } from '@tawa/domain/common/money';
import { minuteMs } from '@tawa/domain/common/durations';
import type { ReactNode } from 'react';
import { formatWhen } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { pictureUrl } from '#lib/paths.ts';
import { useNow } from '#ui/state/use-now.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { entriesOf, type Entry, type Note, type Viewer } from './complaint-words.ts';
import { complaintsTexts } from './complaints.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const initials = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase();

const avatars = {
  customer: 'bg-accent-soft text-accent-ink',
  restaurant: 'bg-info-soft text-info',
  admin: 'bg-brand-soft text-brand-ink',
  system: 'bg-surface-3 text-ink-2',
};

interface BubbleProps {
  author: keyof typeof avatars;
  name: string;
  when: string;
  own: boolean;
  /** Who alone reads it, where that is not everybody. */
  aside?: string | null;
  children: ReactNode;
}

function Bubble({ author, name, when, own, aside = null, children }: BubbleProps) {
  const t = useTexts(complaintsTexts);
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className={cx('grid size-9 shrink-0 place-items-center rounded-full text-note font-bold', avatars[author])}
      >
        {initials(name)}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <span className="font-bold">{own ? t.you : name}</span>
          <span className="num text-note text-ink-3">{when}</span>
        </p>
        <div
          className={cx(
            'mt-1.5 rounded-lg border p-4 text-body [overflow-wrap:anywhere] whitespace-pre-line',
            own && !aside && 'border-transparent bg-brand-soft',
            !own && !aside && 'border-line bg-surface',
            aside && 'border-dashed border-warning bg-warning-soft',
          )}
        >
          {aside && (
            <p className="mb-1.5 flex items-center gap-1.5 text-note font-semibold text-warning">
              <Icon of={LockSimpleIcon} weight="fill" />
              {aside}
            </p>
          )}
          {children}
        </div>
      </div>
    </li>
  );
}

function Photos({ photos }: { photos: Thread['photos'] }) {
  const t = useTexts(complaintsTexts);
  if (photos.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {photos.map(({ complaint_photo_id, photo, width, height }, index) => (
        <li key={complaint_photo_id}>
          <a href={pictureUrl(photo)} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-md">
            <img
              src={pictureUrl(photo)}
              alt={t.photo({ index: index + 1 })}
              width={width}
              height={height}
              loading="lazy"
              className="size-24 bg-surface-3 object-cover sm:size-28"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface StepProps {
  entry: Extract<Entry, { kind: 'step' }>;
  viewer: Viewer;
  now: number;
}

function Step({ entry, viewer, now }: StepProps) {
  const t = useTexts(complaintsTexts);
  const language = useLanguage();
  const { to_status, actor, words, at } = entry.event;
  const who = actor === viewer ? t.byYou : t.by[actor];
  return (
    <>
      <li className="flex items-center gap-3 text-note text-ink-3">
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
        <span className="num text-center">{`${t.events[to_status]} ${who}, ${formatWhen(at, now, language)}`}</span>
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
      </li>
      {words && (
        <Bubble author={actor} name={t.sides[actor]} when={formatWhen(at, now, language)} own={actor === viewer}>
          {words}
        </Bubble>
      )}
    </>
  );
}

interface LineProps {
  entry: Entry;
  viewer: Viewer;
  now: number;
}

function Line({ entry, viewer, now }: LineProps) {
  const t = useTexts(complaintsTexts);
  const language = useLanguage();
  if (entry.kind === 'step') return <Step entry={entry} viewer={viewer} now={now} />;
  const when = formatWhen(entry.at, now, language);
  if (entry.kind === 'note')
    return (
      <Bubble author="admin" name={entry.note.name} when={when} own={false} aside={t.officeOnly}>
        {entry.note.note}
      </Bubble>
    );
  const { author, name, channel, message, refunded } = entry.message;
  return (
    <Bubble
      author={author}
      name={name}
      when={when}
      own={author === viewer}
      aside={channel === 'kitchen' ? t.aside : null}
    >
      {refunded !== null && <b className="num block">{t.refunded({ sum: formatRupees(refunded) })}</b>}
      {message}
      <Photos photos={entry.photos} />
    </Bubble>
  );
}

const noNotes: readonly Note[] = [];

interface Props {
  complaint: Thread;
  viewer: Viewer;
  /** The office's own. */
  notes?: readonly Note[];
}

/** The complaint, what was answered and which steps were taken, in their order. */
export function ComplaintThread({ complaint, viewer, notes = noNotes }: Props) {
  const t = useTexts(complaintsTexts);
  const now = useNow(Date.now, minuteMs);
  return (
    <ol aria-label={t.thread} aria-live="polite" className="grid gap-5">
      {entriesOf(complaint, notes).map((entry) => (
        <Line key={entry.key} entry={entry} viewer={viewer} now={now} />
      ))}
    </ol>
  );
}
