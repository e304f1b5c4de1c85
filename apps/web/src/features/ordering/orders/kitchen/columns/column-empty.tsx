import { useQuery } from '@tanstack/react-query';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { isAccepting } from '../accepting-switch.tsx';
import type { Column } from '../board.ts';
import { kitchenStatusQuery } from '../kitchen.queries.ts';
import { kitchenOrdersTexts } from '../orders.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** What an empty column says, at length and on its rail. */
export function useEmptyWords(isSearching: boolean) {
  const t = useTexts(kitchenOrdersTexts);
  const language = useLanguage();
  const { data } = useQuery(kitchenStatusQuery());
  const isAbsent = data !== undefined && data.lifecycle !== 'active';
  const isOff = data !== undefined && !isAccepting(data);
  const since = data?.switch_since ?? null;
  return (id: Column) => {
    if (isSearching) return { text: t.noneHere, rail: t.noneHere };
    if (id !== 'new') return { text: t.empty[id], rail: t.rail[id] };
    if (isAbsent) return { text: t.notActive, rail: '' };
    if (!isOff) return { text: t.empty.new, rail: t.rail.new };
    return {
      text: t.kitchen.paused,
      rail: since === null ? t.rail.off : t.rail.offSince({ time: formatTime(since, language) }),
    };
  };
}

/** An empty column, at length. */
export const EmptyColumn = ({ text }: { text: string }) => (
  <p className="rounded-xl border border-dashed border-line-strong/60 px-4 py-8 text-center text-sm text-ink-3">
    {text}
  </p>
);
