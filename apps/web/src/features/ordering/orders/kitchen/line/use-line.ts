import type { LineItem, LineTicket } from '@tawa/contract/ordering/orders.line';
import { countLate, ticketDueAt, type TicketTimes } from '@tawa/domain/ordering/ticket-urgency';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNow } from '#ui/state/use-now.ts';
import { applyActs } from './line-acts.ts';
import { readStation, writeStation } from './line-device.ts';
import type { LineLook } from './line-look.ts';
import { heightOf, ticketsOf, type StationTicket } from './line-tickets.ts';
import { finishedQuery, lineQuery, useLiveLine } from './line.queries.ts';
import { placeTickets, type Cell } from './place-tickets.ts';
import { useBoardRights } from '../use-board-rights.ts';
import { useLineActs } from './use-line-acts.ts';
import { useTouched } from '../use-touched.ts';
import { useSettled } from './use-settled.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const backToFirstMs = 20_000;

/** The tickets of a page in their cells; without a ticket it is the gap of a finished one. */
export type LinePage = (Cell & { key: string; ticket: StationTicket | null; place: number })[];

/** The station of this screen, as long as the kitchen has it. */
function useStation(stations: readonly { station_id: number; station_name: string }[]) {
  const [wanted, setWanted] = useState(readStation);
  const station = stations.find(({ station_id }) => station_id === wanted) ?? null;
  const choose = (id: number | null) => {
    writeStation(id);
    setWanted(id);
  };
  return { station, choose };
}

/** The page that is shown; twenty seconds without a touch lead back to the first. */
function usePage(count: number) {
  const [page, setPage] = useState(0);
  useEffect(() => {
    if (page === 0) return undefined;
    let timer = setTimeout(() => setPage(0), backToFirstMs);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPage(0), backToFirstMs);
    };
    document.addEventListener('keydown', again, { capture: true });
    document.addEventListener('pointerdown', again, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', again, { capture: true });
      document.removeEventListener('pointerdown', again, { capture: true });
    };
  }, [page]);
  return { page: Math.min(page, Math.max(0, count - 1)), setPage };
}

const none: readonly never[] = [];

interface Open {
  orders: readonly LineTicket[];
  others: readonly TicketTimes[];
  here: readonly LineTicket[];
}

/** What stands in the head: new ones, those behind the line, and how many are late of all and of those here. */
function countAll({ orders, others, here }: Open, now: number) {
  const fresh = others.filter(({ status }) => status === 'placed');
  return {
    fresh: fresh.length,
    answerLeftMs: Math.min(...fresh.map((order) => ticketDueAt(order) - now)),
    ready: others.filter(({ status }) => status === 'ready').length,
    out: others.filter(({ status }) => status === 'out_for_delivery').length,
    late: countLate([...orders, ...others], now).late,
    lateHere: countLate(here, now).late,
  };
}

/** Everything that a line display shows and does. */
export function useLine(look: LineLook) {
  const language = useLanguage();
  const query = useQuery(lineQuery);
  useLiveLine();
  const { acts, add: send } = useLineActs();
  const { cooks } = useBoardRights();
  const add: typeof send = (act) => void (cooks && send(act));
  const stations = query.data?.stations ?? [];
  const { station, choose } = useStation(stations);
  const station_id = station?.station_id ?? null;
  const finished = useQuery(finishedQuery(station_id));
  const ahead = query.data?.clockAhead ?? 0;
  const now = useNow(useCallback(() => Date.now() + ahead, [ahead]));
  const isTouched = useTouched();

  const orders = useMemo(() => applyActs(query.data?.orders ?? none, acts), [query.data?.orders, acts]);
  const tickets = ticketsOf(orders, stations, station_id);
  const kept = useSettled(
    tickets.map((ticket) => ({
      key: ticket.order.order_number,
      height: heightOf(ticket, look.lettersMax, language),
      value: ticket,
    })),
    { isTouched, now, linesMax: look.linesMax, scope: `${station_id} ${look.columns} ${look.rows} ${look.sizeClass}` },
  );
  const pages = placeTickets(
    kept.map(({ height }) => ({ lines: height })),
    look,
  );
  const { page, setPage } = usePage(pages.length);
  const shown: LinePage = (pages[page] ?? []).flatMap((cell, place) => {
    const found = kept[cell.index];
    return found ? [{ ...cell, key: found.key, ticket: found.value, place: place + 1 }] : [];
  });
  const seen = new Set(pages.slice(0, page + 1).flatMap((cells) => cells.map(({ index }) => kept[index]?.key)));
  const further = tickets.filter(({ order }) => !seen.has(order.order_number));
  return {
    query,
    /** Whether who acts may tick, finish and recall; others read. */
    cooks,
    acts,
    stations,
    station,
    choose,
    finished: finished.data ?? [],
    now,
    orders,
    tickets,
    shown,
    page,
    pages: pages.length,
    setPage,
    further: { count: further.length, dueAt: further[0] ? ticketDueAt(further[0].order) : null },
    counts: countAll({ orders, others: query.data?.others ?? none, here: tickets.map(({ order }) => order) }, now),
    tick: (order_number: string, { order_item_id, ticked }: LineItem) =>
      add({ kind: 'tick', order_number, order_item_id, ticked: !ticked }),
    finish: (order_number: string) => add({ kind: 'done', order_number, station_id }),
    recall: (order_number: string) => add({ kind: 'recall', order_number, station_id }),
  };
}

export type Line = ReturnType<typeof useLine>;
