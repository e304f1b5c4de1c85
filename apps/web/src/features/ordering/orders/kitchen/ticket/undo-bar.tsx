import { useEffect, useRef } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import type { Moves } from '../use-moves.ts';
import { kitchenTicketTexts } from './ticket.texts.ts';

interface Props {
  moves: Pick<Moves, 'held' | 'undo' | 'pause'>;
  onUndone: (order_number: string) => void;
}

/** What is about to be sent, with a way back; time stands still while somebody points at it. */
export function UndoBar({ moves: { held, undo, pause }, onUndone }: Props) {
  const t = useTexts(kitchenTicketTexts);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = bar.current;
    if (!part) return undefined;
    const rest = () => pause(true);
    const goOn = () => pause(part.matches(':hover') || part.contains(document.activeElement));
    const heard = [
      ['mouseenter', rest],
      ['mouseleave', goOn],
      ['focusin', rest],
      ['focusout', goOn],
    ] as const;
    heard.forEach(([name, listener]) => part.addEventListener(name, listener));
    return () => heard.forEach(([name, listener]) => part.removeEventListener(name, listener));
  }, [pause]);
  return (
    <div ref={bar} role="status" className="flex min-w-0 flex-wrap gap-2 empty:hidden max-md:w-full">
      {held.map(({ move: { order_number }, done, leftMs }, place) => (
        <div
          key={order_number}
          className="flex min-h-11 items-center justify-between gap-2 rounded-md bg-bar pr-1 pl-4 text-body font-semibold text-on-bar max-md:w-full"
        >
          <span className="num">
            {order_number} {done}
          </span>
          <button
            type="button"
            aria-label={t.undo({ orderNumber: order_number, done })}
            aria-keyshortcuts={place === held.length - 1 ? 'U' : undefined}
            onClick={() => {
              undo(order_number);
              onUndone(order_number);
            }}
            className="flex h-11 shrink-0 items-center gap-2 rounded-md px-3 font-bold text-on-bar-accent focus-visible:outline-on-bar-accent"
          >
            {t.undoS({
              leftMs: Math.ceil(leftMs / 1000),
              mark: (words) => (
                <span aria-hidden="true" className="num min-w-7">
                  {words}
                </span>
              ),
            })}
          </button>
        </div>
      ))}
    </div>
  );
}
