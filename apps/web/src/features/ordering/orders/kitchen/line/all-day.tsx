import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { cx } from '#ui/cx.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { allDay, type Total } from './line-tickets.ts';
import { lineTexts } from './line.texts.ts';
import type { Line } from './use-line.ts';

// Fourteen rows fit beside three rows of tickets.
const rowsMax = 13;

const Row = ({ name, quantity, isSmall }: Total & { isSmall: boolean }) => (
  <li className={cx('flex items-baseline gap-[0.5em]', isSmall ? 'py-1' : 'leading-[1.35]')}>
    <span className={cx('display num min-w-[1.5em] text-right font-extrabold', isSmall ? 'text-xl' : 'text-[2.1em]')}>
      {quantity}
    </span>
    <span className={cx('min-w-0 truncate font-semibold', isSmall ? 'text-body' : 'text-[1.45em]')}>{name}</span>
  </li>
);

/** The first of all groups together, biggest first, and what is left out of sight. */
function firstOf(groups: ReturnType<typeof allDay>) {
  const all = groups.flatMap(({ totals }) => totals).sort((a, b) => b.quantity - a.quantity);
  const rest = all.slice(rowsMax);
  const shown = new Set(all.slice(0, rowsMax));
  return {
    groups: groups
      .map((group) => ({ ...group, totals: group.totals.filter((total) => shown.has(total)) }))
      .filter(({ totals }) => totals.length > 0),
    rest,
  };
}

/** What is left to cook over all tickets, by station, the most first. */
export function AllDay({ line: { orders, stations, station } }: { line: Line }) {
  const t = useTexts(lineTexts);
  const language = useLanguage();
  const own = allDay(orders, stations, language).filter(
    (group) => station === null || group.station?.station_id === station.station_id,
  );
  const { groups, rest } = firstOf(own);
  return (
    <aside aria-label={t.allDay} className="flex w-[21em] shrink-0 flex-col border-l border-line bg-surface p-[1.4em]">
      <h2 className="text-[1.75em] leading-tight font-bold">{t.allDay}</h2>
      <p className="text-[1.375em] text-ink-3">{t.leftToCook({ count: orders.length })}</p>
      {groups.map((group) => (
        <section key={group.station?.station_id ?? 0} className="mt-[0.8em]">
          {group.station && (
            <h3 className="mb-[0.3em] border-b border-line pb-[0.2em] text-[1.375em] font-bold text-accent-ink">
              {group.station.station_name}
            </h3>
          )}
          <ul>
            {group.totals.map((total) => (
              <Row key={total.name} {...total} isSmall={false} />
            ))}
          </ul>
        </section>
      ))}
      {rest.length > 0 && (
        <p className="mt-auto pt-[0.6em] text-[1.375em] text-ink-3">
          {t.smallRest({ count: rest.length, most: rest[0]?.quantity ?? 1 })}
        </p>
      )}
    </aside>
  );
}

const chipsMax = 2;

/** The same on a tablet: the most in a strip, the rest on a press. */
export function LeftStrip({ line: { orders, stations, station, counts } }: { line: Line }) {
  const t = useTexts(lineTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const groups = allDay(orders, stations, language).filter(
    (group) => station === null || group.station?.station_id === station.station_id,
  );
  const all = groups.flatMap(({ totals }) => totals).sort((a, b) => b.quantity - a.quantity);
  return (
    <div className="flex h-15 shrink-0 items-center gap-2 overflow-hidden border-b border-line bg-surface px-4">
      <span className="shrink-0 text-sm text-ink-2 max-sm:sr-only">{t.leftStrip}</span>
      {all.slice(0, chipsMax).map(({ name, quantity }) => (
        <span key={name} className="flex h-11 min-w-0 items-center gap-2.5 rounded-md bg-surface-2 px-3 font-semibold">
          <span className="display num text-xl font-extrabold">{quantity}</span>
          <span className="truncate">{name}</span>
        </span>
      ))}
      {all.length > chipsMax && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="h-11 shrink-0 px-2 text-sm font-bold text-brand-ink"
        >
          {t.moreDishes({ count: all.length - chipsMax })}
        </button>
      )}
      {counts.late > 0 && (
        <span className="num ml-auto shrink-0 rounded-md bg-danger-solid px-3 py-2.5 font-bold text-on-danger">
          {station === null
            ? t.late({ count: counts.late })
            : t.lateHere({ count: counts.late, here: counts.lateHere })}
        </span>
      )}
      {open && (
        <Sheet open onOpenChange={() => setOpen(false)} title={t.everything}>
          {groups.map((group) => (
            <section key={group.station?.station_id ?? 0} className="mb-3">
              {group.station && <h3 className="font-bold text-accent-ink">{group.station.station_name}</h3>}
              <ul>
                {group.totals.map((total) => (
                  <Row key={total.name} {...total} isSmall />
                ))}
              </ul>
            </section>
          ))}
        </Sheet>
      )}
    </div>
  );
}
