import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { BoardHeader } from '#features/ordering/orders/kitchen/board-header.tsx';
import { BoardFoot } from '#features/ordering/orders/kitchen/board-foot.tsx';
import { isPausedByItself, PausedBand } from '#features/ordering/orders/kitchen/paused-band.tsx';
import { BillSlip } from '#features/ordering/orders/kitchen/ticket/bill-slip.tsx';
import { Board } from '#features/ordering/orders/kitchen/board-columns.tsx';
import { BoardNotices, BoardSkeleton } from '#features/ordering/orders/kitchen/board-states.tsx';
import { CookSheet } from '#features/ordering/orders/kitchen/ticket/cook-list.tsx';
import { KeyList } from '#features/ordering/orders/kitchen/key-list.tsx';
import { alertsQuery, kitchenStatusQuery } from '#features/ordering/orders/kitchen/kitchen.queries.ts';
import { OtherLane } from '#features/ordering/orders/kitchen/other-lane.tsx';
import { Slip } from '#features/ordering/orders/kitchen/ticket/slip.tsx';
import { useBell } from '#features/ordering/orders/kitchen/sound/use-bell.ts';
import { useKitchenBoard } from '#features/ordering/orders/kitchen/use-kitchen-board.ts';
import { useTicketKeys } from '#features/ordering/orders/kitchen/use-ticket-keys.ts';
import { readCopies } from '#lib/kitchen-device.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Announcer } from '#ui/toast/announcer.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { ordersScreenTexts } from './orders.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

// The menu's code is needed by whoever opens it alone.
const SoldOutSheet = lazyPart(
  async () => (await import('#features/catalogue/menu/kitchen/sold-out-sheet.tsx')).SoldOutSheet,
);

type Opened = 'keys' | 'cooking' | 'sold-out' | null;

function Orders() {
  const t = useTexts(ordersScreenTexts);
  const board = useKitchenBoard();
  const [opened, setOpened] = useState<Opened>(null);
  const [printed, setPrinted] = useState<KitchenOrder | null>(null);
  const [billed, setBilled] = useState<string | null>(null);
  const close = () => setOpened(null);
  const leavePrinting = useCallback(() => {
    setPrinted(null);
    setBilled(null);
  }, []);
  const {
    board: boardPart,
    focusTicket,
    ...keys
  } = useTicketKeys({ onSearch: board.search.open, onList: () => setOpened('keys') });
  const { data: alerts } = useQuery(alertsQuery);
  const { data: kitchen } = useQuery(kitchenStatusQuery());
  const bell = useBell({
    waiting: board.waiting,
    isPaused: isPausedByItself(kitchen),
    sound: alerts?.bell ?? 'chime',
  });
  const { lane, query, orders, moves, now, clock, online } = board;
  return (
    <div className="flex min-h-[32.5rem] flex-1 flex-col print:hidden">
      <title>{board.waiting > 0 ? `(${board.waiting}) Orders · Tawa` : t.ordersTawa}</title>
      <BoardHeader
        lane={lane}
        onLane={board.setLane}
        counts={query.data?.counts}
        search={board.search}
        bell={bell}
        online={online}
        now={now}
        onKeys={() => setOpened('keys')}
        onCooking={() => setOpened('cooking')}
        onSoldOut={() => setOpened('sold-out')}
      />
      <BoardNotices board={board} bell={bell} />
      <PausedBand now={now} disabled={!online} openOrders={query.data?.counts.board ?? 0} />
      {query.isError && !query.data && (
        <div className="p-4 lg:p-6">
          <FailedPart text={t.failed} retrying={query.isFetching} onRetry={() => void query.refetch()} />
        </div>
      )}
      {query.isPending && <BoardSkeleton />}
      {query.data && lane === 'board' && (
        <Board
          ref={boardPart}
          orders={orders}
          moves={moves}
          now={now}
          clock={clock}
          disabled={!online}
          isSilent={bell.isSilent}
          isSearching={board.search.words.trim() !== ''}
          onPrint={setPrinted}
          onBill={setBilled}
        />
      )}
      {query.data && lane !== 'board' && <OtherLane board={board} lane={lane} onPrint={setPrinted} />}
      {lane === 'board' && <BoardFoot moves={moves} onUndone={focusTicket} onKeys={() => setOpened('keys')} />}
      {opened === 'keys' && <KeyList isOn={keys.isOn} onToggle={keys.toggle} onClose={close} />}
      {opened === 'cooking' && <CookSheet orders={orders} onClose={close} />}
      {opened === 'sold-out' && (
        <Suspense>
          <SoldOutSheet now={now} disabled={!online} onClose={close} />
        </Suspense>
      )}
      {printed && (
        <Slip
          key={printed.order_number}
          order={printed}
          width={alerts?.printer_mm ?? 80}
          copies={readCopies()}
          onDone={leavePrinting}
        />
      )}
      {billed && <BillSlip key={billed} orderNumber={billed} width={alerts?.printer_mm ?? 80} onDone={leavePrinting} />}
    </div>
  );
}

export function Screen() {
  return (
    <Announcer>
      <Orders />
    </Announcer>
  );
}
