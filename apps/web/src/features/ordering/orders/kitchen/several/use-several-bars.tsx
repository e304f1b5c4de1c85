import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { isCooking } from '@tawa/domain/ordering/ticket-urgency';
import type { Column } from '../board.ts';
import type { useStillColumns } from '../columns/use-still-columns.ts';
import { useBoardRights } from '../use-board-rights.ts';
import type { Moves } from '../use-moves.ts';
import { AcceptSeveral, ReadySeveral } from './several-bar.tsx';
import { useSeveral } from './use-several.ts';

type StillColumns = Pick<ReturnType<typeof useStillColumns>, 'places' | 'columns'>;

/** What is done with many tickets at once, and where it stands in each column, as far as this person may. */
export function useSeveralBars({ places, columns }: StillColumns, moves: Moves, disabled: boolean) {
  const { answers, marksReady } = useBoardRights();
  const placed: KitchenOrder[] = columns.new.filter(({ status }) => status === 'placed');
  const cooked = columns.preparing.filter((order) => isCooking(order) && !moves.isSettling(order));
  const accepting = useSeveral({ to: 'accepted', orders: placed });
  const marking = useSeveral({ to: 'ready', orders: cooked });
  const [acceptRoom, readyRoom] = [places.new.length > 0, places.preparing.length > 0];
  const ready = <ReadySeveral several={marking} orders={cooked} disabled={disabled} hasRoom={readyRoom} />;
  const parts: Partial<Record<Column, object>> = {
    ...(answers && {
      new: { bar: <AcceptSeveral several={accepting} orders={placed} disabled={disabled} hasRoom={acceptRoom} /> },
    }),
    ...(marksReady && { preparing: marking.stage.is === 'idle' ? { action: ready } : { bar: ready } }),
  };
  return { placed, accepting, marking, parts };
}
