import type { WeekShift } from '@tawa/contract/catalogue/restaurants.settings';
import {
  barDay,
  barOf,
  barStep,
  drawBar,
  moveBar,
  resizeBar,
  shiftOf,
  type WeekBar,
} from '@tawa/domain/catalogue/week-bars';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

interface Held {
  kind: 'draw' | 'move' | 'from' | 'to';
  row: number;
  /** The shift that is held; the one after the last while one is drawn. */
  index: number;
  /** The minute at which the hand came down. */
  anchor: number;
}

interface Input {
  week: readonly WeekShift[];
  onChange: (week: WeekShift[]) => void;
  onChoose: (index: number | null) => void;
}

const minuteOf = ({ currentTarget, clientX }: PointerEvent): number => {
  const { left, width } = currentTarget.getBoundingClientRect();
  return width === 0 ? 0 : ((clientX - left) / width) * barDay;
};

/** What lies under a hand: a shift, one of its ends, or free room; null for another button. */
function grabOf(event: PointerEvent, row: number, count: number): Held | null {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  const bar = target.closest('[data-bar]');
  const anchor = minuteOf(event);
  if (!bar) return target.closest('button') ? null : { kind: 'draw', row, index: count, anchor };
  const end = target.closest('[data-end]')?.getAttribute('data-end');
  const kind = end === 'from' || end === 'to' ? end : 'move';
  return { kind, row, index: Number(bar.getAttribute('data-bar')), anchor };
}

function carried(bars: readonly WeekBar[], { kind, row, index, anchor }: Held, at: number): WeekBar | null {
  if (kind === 'draw') return drawBar(bars, row, [anchor, at]);
  return kind === 'move' ? moveBar(bars, index, at - anchor) : resizeBar(bars, index, kind, at);
}

/** The shifts of a week as bars that are drawn, moved and stretched by hand or by keys. */
export function useBars({ week, onChange, onChoose }: Input) {
  const held = useRef<Held | null>(null);
  const [draft, setDraft] = useState<{ index: number; bar: WeekBar } | null>(null);
  const kept = week.map((shift) => barOf(shift));
  const bars = draft ? [...kept.slice(0, draft.index), draft.bar, ...kept.slice(draft.index + 1)] : kept;
  const put = (index: number, bar: WeekBar | null) => {
    if (!bar) return;
    const next = [...week];
    next[index] = shiftOf(bar);
    onChange(next);
    onChoose(index);
  };
  const remove = (index: number) => {
    onChange(week.filter((_shift, place) => place !== index));
    onChoose(null);
  };
  const leave = () => {
    held.current = null;
    setDraft(null);
  };
  const follow = (event: PointerEvent) => {
    if (!held.current) return;
    const bar = carried(kept, held.current, minuteOf(event));
    setDraft(bar && { index: held.current.index, bar });
  };
  return {
    bars,
    remove,
    /** The handlers of a row. */
    ofRow: (row: number) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0 || !event.isPrimary) return;
        held.current = grabOf(event, row, week.length);
        if (!held.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        if (held.current.kind !== 'draw') onChoose(held.current.index);
      },
      onPointerMove: follow,
      onPointerUp(event: PointerEvent) {
        follow(event);
        const last = held.current;
        const bar = last && carried(kept, last, minuteOf(event));
        const before = last && kept[last.index];
        if (last && bar && (bar.from !== before?.from || bar.to !== before.to)) put(last.index, bar);
        leave();
      },
      onPointerCancel: leave,
    }),
    /** The keys of a shift: arrows move it, with Shift they move its end, Delete takes it away. */
    keysOf: (index: number) => (event: KeyboardEvent) => {
      const way = event.key === 'ArrowRight' ? barStep : event.key === 'ArrowLeft' ? -barStep : 0;
      if (way === 0 && event.key !== 'Delete' && event.key !== 'Backspace') return;
      event.preventDefault();
      if (way === 0) remove(index);
      else if (event.shiftKey) put(index, resizeBar(kept, index, 'to', (kept[index]?.to ?? 0) + way));
      else put(index, moveBar(kept, index, way));
    },
  };
}
