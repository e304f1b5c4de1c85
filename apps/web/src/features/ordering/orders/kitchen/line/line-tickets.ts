import type { LineItem, LineTicket } from '@tawa/contract/ordering/orders.line';
import { ticketDueAt } from '@tawa/domain/ordering/ticket-urgency';
import type { Language } from '#lib/i18n/language.ts';
import { cookedOf, cookName, linesUnder } from '../board.ts';

export interface Station {
  station_id: number;
  station_name: string;
}

/** An order as one station reads it, or all of them. */
export interface StationTicket {
  order: LineTicket;
  /** Its own lines, or every line. */
  lines: LineItem[];
  isAllTicked: boolean;
  /** The other stations of it, with how many dishes each has left. */
  others: { name: string; left: number }[];
}

/** Is nothing to be done for this line any more? */
export const isOver = ({ ticked, done }: Pick<LineItem, 'ticked' | 'done'>): boolean => ticked || done;

/** The tickets of a station, or of the whole line, that with the least time left first. */
export function ticketsOf(
  orders: readonly LineTicket[],
  stations: readonly Station[],
  station_id: number | null,
): StationTicket[] {
  const isTheirs = (item: LineItem) => station_id === null || item.station_id === station_id;
  return orders
    .filter((order) => order.items.some((item) => isTheirs(item) && !item.done))
    .map((order) => {
      const lines = order.items.filter(isTheirs);
      const others = stations
        .filter((station) => station_id !== null && station.station_id !== station_id)
        .map((station) => ({ ...station, items: order.items.filter((item) => item.station_id === station.station_id) }))
        .filter(({ items }) => items.length > 0)
        .map(({ station_name, items }) => ({
          name: station_name,
          left: items.filter((item) => !isOver(item)).length,
        }));
      return { order, lines, isAllTicked: lines.every(isOver), others };
    })
    .toSorted((a, b) => ticketDueAt(a.order) - ticketDueAt(b.order));
}

export interface Total {
  name: string;
  quantity: number;
}

/** What is not ticked yet over all tickets of each station, the most first; one list without stations. */
export function allDay(
  orders: readonly LineTicket[],
  stations: readonly Station[],
  language: Language,
): { station: Station | null; totals: Total[] }[] {
  const totalsOf = (isTheirs: (item: LineItem) => boolean): Total[] => {
    const totals = new Map<string, number>();
    const open = orders.flatMap(({ items }) => items).filter((item) => isTheirs(item) && !isOver(item));
    for (const cooked of open.flatMap(cookedOf)) {
      const name = cookName(cooked, language);
      totals.set(name, (totals.get(name) ?? 0) + cooked.quantity);
    }
    return [...totals].map(([name, quantity]) => ({ name, quantity })).sort((a, b) => b.quantity - a.quantity);
  };
  if (stations.length === 0) return [{ station: null, totals: totalsOf(() => true) }];
  return stations.map((station) => ({
    station,
    totals: totalsOf(({ station_id }) => station_id === station.station_id),
  }));
}

/** Has a line something to keep out of it that nobody said is packed apart? */
export const isUnpacked = ({ avoids = [], packed_apart = false }: LineItem): boolean =>
  avoids.length > 0 && !packed_apart;

const changeShare = 0.75;
const footShare = 1.25;
const apartShare = 1;
const englishShare = 0.8;

function shareOf(item: LineItem, lettersMax: number, language: Language): number {
  const { kitchen_name, options, parts = [], note, asked, avoids = [] } = item;
  const hasChange = options.length > 0 || note !== '' || asked;
  const letters = parts.length > 0 ? linesUnder(item, language).join(' · ').length : 0;
  const under = Math.max(hasChange ? 1 : 0, Math.ceil((letters * changeShare) / lettersMax));
  const apart = avoids.length > 0 ? apartShare : 0;
  const name = cookName(item, language);
  // The English name stands beside it, smaller.
  const written = name.length + (name === kitchen_name ? 0 : 1 + kitchen_name.length * englishShare);
  return Math.ceil(written / lettersMax) + under * changeShare + apart;
}

/** How many lines of a cell a ticket fills, its changes and warnings counted. */
export const heightOf = ({ lines, order }: StationTicket, lettersMax: number, language: Language): number =>
  lines.reduce((sum, item) => sum + shareOf(item, lettersMax, language), 0) +
  (order.note !== '' ? footShare : 0) +
  (order.recalled_at === null ? 0 : changeShare);
