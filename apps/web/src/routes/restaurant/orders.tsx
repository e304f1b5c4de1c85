import type { KitchenOrder } from '@tawa/contract/orders';
import { stateWord } from '@tawa/domain/orders';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { finds } from '../../features/kitchen/board.ts';
import { BoardHeader } from '../../features/kitchen/board-header.tsx';
import { Board, CookStrip } from '../../features/kitchen/board-columns.tsx';
import { kitchenOrdersQuery, useLiveKitchen, type Lane } from '../../features/kitchen/kitchen.queries.ts';
import { Ticket } from '../../features/kitchen/ticket.tsx';
import { useBell } from '../../features/kitchen/use-bell.ts';
import { useMoves } from '../../features/kitchen/use-moves.ts';
import { useOnline } from '../../lib/online.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { useNow } from '../../ui/countdown-ring.tsx';
import { FailedPart } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

const Others = ({ orders, now }: { orders: readonly KitchenOrder[]; now: number }) =>
  orders.length === 0 ? (
    <p className="p-10 text-center text-ink-2">Nothing here.</p>
  ) : (
    <div className="grid gap-4 p-4 md:grid-cols-2 lg:px-6 xl:grid-cols-3">
      {orders.map((order) => (
        <Ticket key={order.order_number} order={order} now={now}>
          <Badge>{stateWord(order.status, order.fulfilment)}</Badge>
        </Ticket>
      ))}
    </div>
  );

function useBoard() {
  const [lane, setLane] = useState<Lane>('board');
  const [search, setSearch] = useState('');
  const query = useQuery(kitchenOrdersQuery(lane));
  useLiveKitchen();
  const ahead = query.data?.clockAhead ?? 0;
  const now = useNow(() => Date.now() + ahead);
  const orders = (query.data?.orders ?? []).filter((order) => finds(order, search));
  return { lane, setLane, search, setSearch, query, now, orders, counts: query.data?.counts };
}

export function Screen() {
  const board = useBoard();
  const moves = useMoves();
  const online = useOnline();
  const { data: waitingBoard } = useQuery(kitchenOrdersQuery('board'));
  const waiting = (waitingBoard?.orders ?? []).filter((order) => order.status === 'placed').length;
  const bell = useBell(waiting);
  const { lane, query, orders, now, counts } = board;
  return (
    <div>
      <title>{waiting > 0 ? `(${waiting}) Orders · Tawa` : 'Orders · Tawa'}</title>
      <BoardHeader
        lane={lane}
        onLane={board.setLane}
        counts={counts}
        search={board.search}
        onSearch={board.setSearch}
        bell={bell}
        online={online}
        now={now}
      />
      {!online && (
        <Banner tone="warning" alert className="m-4">
          You are offline. New orders wait on the server.
        </Banner>
      )}
      {query.isError && !query.data && (
        <div className="p-4">
          <FailedPart text="The orders could not be read." onRetry={() => void query.refetch()} />
        </div>
      )}
      {query.isPending && (
        <Loading label="Loading orders" className="grid gap-4 p-4 md:grid-cols-2 xl:grid-cols-4">
          <Skeleton className="h-64 w-full rounded-xl" />
          <Skeleton className="h-64 w-full rounded-xl" />
        </Loading>
      )}
      {query.data && lane === 'board' && (
        <>
          <CookStrip orders={orders} now={now} />
          <Board orders={orders} moves={moves} now={now} disabled={!online} />
        </>
      )}
      {query.data && lane !== 'board' && <Others orders={orders} now={now} />}
    </div>
  );
}
