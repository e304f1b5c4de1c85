import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { shortNumber } from '../board.ts';
import { NewOrders } from './line-head.tsx';
import { Key } from './line-parts.tsx';
import { timeText } from '../ticket/ticket-time.tsx';
import { isUnpacked } from './line-tickets.ts';
import { lineTexts } from './line.texts.ts';
import type { Line } from './use-line.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  line: Line;
  onRecall: () => void;
  onNext: () => void;
}

const bar = {
  recall: 'R',
  tick: '↵',
  packApart: 'P',
  station: 'S',
  size: 'Z',
  next: '→',
  first: '1',
  to: '–',
} as const;
const agoText = (from: string, now: number): string => timeText(Math.max(0, now - Date.parse(from)));

/** What can be called back, what each key does, and how much stands on further pages. */
export function WallFoot({ line, onRecall, onNext }: Props) {
  const t = useTexts(lineTexts);
  const language = useLanguage();
  const { finished, shown, further, now, page, pages } = line;
  const [last] = finished;
  return (
    <footer className="flex h-[4.5em] shrink-0 items-center gap-[1.5em] overflow-hidden border-t border-line bg-surface px-[1.5em] text-[1em] whitespace-nowrap">
      {line.cooks && (
        <button
          type="button"
          disabled={!last}
          onClick={onRecall}
          aria-keyshortcuts="R"
          className="flex items-center gap-[0.5em] rounded-md bg-surface-2 px-[0.7em] py-[0.55em] text-[1.375em] font-bold disabled:text-ink-3"
        >
          <Key className="text-[0.8em]">{bar.recall}</Key> {last ? t.recall : t.noRecall}
          {last && (
            <>
              <span className="display num font-extrabold">{shortNumber(last.order_number)}</span>
              <span className="num font-normal text-ink-2">{t.doneAgo({ time: agoText(last.finished_at, now) })}</span>
            </>
          )}
        </button>
      )}
      <ul className="flex items-center gap-[1.2em] text-[1.375em] text-ink-2">
        <li className="flex items-center gap-[0.4em]">
          <Key className="text-[0.8em]">{bar.first}</Key>
          {bar.to}
          <Key className="text-[0.8em]">{Math.max(2, shown.length)}</Key> {t.key.done}
        </li>
        <li className="flex items-center gap-[0.4em]">
          <Key className="text-[0.8em]">{bar.tick}</Key> {t.key.tick}
        </li>
        {line.shown.some(({ ticket }) => ticket?.lines.some((item) => isUnpacked(item))) && (
          <li className="flex items-center gap-[0.4em]">
            <Key className="text-[0.8em]">{bar.packApart}</Key> {t.key.packed}
          </li>
        )}
        <li className="flex items-center gap-[0.4em]">
          <Key className="text-[0.8em]">{bar.station}</Key> {t.key.station}
        </li>
        <li className="flex items-center gap-[0.4em]">
          <Key className="text-[0.8em]">{bar.size}</Key> {t.key.size}
        </li>
      </ul>
      <span className="flex-1" />
      {(further.count > 0 || page > 0) && pages > 1 && (
        <button type="button" onClick={onNext} className="flex items-center gap-[0.5em] text-[1.375em]">
          <b className="num">{further.count > 0 ? t.more({ count: further.count }) : t.firstPage}</b>
          {further.dueAt !== null && (
            <span className="num text-ink-2">{t.nextDue({ time: formatTime(further.dueAt, language) })}</span>
          )}
          <Key className="text-[0.8em]">{bar.next}</Key>
        </button>
      )}
    </footer>
  );
}

/** The same with buttons that a finger finds. */
export function TabletFoot({ line, onRecall, onNext }: Props) {
  const t = useTexts(lineTexts);
  const { finished, further, now, page, pages } = line;
  const [last] = finished;
  return (
    <footer className="flex min-h-17 shrink-0 flex-wrap items-center gap-3 border-t border-line bg-surface px-3 py-1.5">
      {line.cooks && (
        <button
          type="button"
          disabled={!last}
          onClick={onRecall}
          className="press flex min-h-12 items-center gap-2 rounded-md border border-line px-4 font-bold disabled:text-ink-3"
        >
          <Icon of={ArrowCounterClockwiseIcon} weight="bold" /> {last ? t.recall : t.noRecall}
          {last && (
            <>
              <span className="display num font-extrabold">{shortNumber(last.order_number)}</span>
              <span className="num font-normal text-ink-2">{agoText(last.finished_at, now)}</span>
            </>
          )}
        </button>
      )}
      <NewOrders line={line} words={t.newOnBoard} />
      <span className="ml-auto" />
      {pages > 1 && (
        <button
          type="button"
          onClick={onNext}
          className="press flex min-h-12 items-center gap-2 rounded-md bg-brand-soft px-4 font-bold text-brand-ink"
        >
          {further.count > 0 ? t.more({ count: further.count }) : page > 0 ? t.firstPage : t.nextPage}
          <Icon of={ArrowRightIcon} weight="bold" />
        </button>
      )}
    </footer>
  );
}
