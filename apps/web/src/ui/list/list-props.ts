import type { ReactNode } from 'react';
import type { Shape } from '../icon.tsx';
import type { Column } from './table.tsx';
import type { Choice } from '../form/plain-select.tsx';

/** What the address says of a list; `filters` holds those that are set. */
export interface ListQuery {
  search: string;
  sort: string;
  page: number;
  filters: Readonly<Record<string, string>>;
}

export interface ListPage<Row> {
  rows: Row[];
  total: number;
  total_pages: number;
  /** There are more rows than were counted; any page after the counted ones is the last. */
  has_more?: boolean;
}

export interface ListColumn<Row> extends Omit<Column<Row>, 'sortBy' | 'headControl'> {
  /** The server sorts by the column's id. */
  sortable?: boolean;
  /** Goes while the side panel stands beside the table. */
  spare?: boolean;
}

/** A choice of one value, a day, or what only an address sets: a link's `words` stand on its chip. */
export type ListFilter = { name: string; label: string } & (
  | {
      options: readonly Choice[];
      /** What is shown without a choice, where that is not all: 'Not settled'. */
      none?: string;
    }
  | { kind: 'day' }
  | { kind: 'link'; words?: Readonly<Record<string, string>> }
);

/** Filters set by one press: 'Blocked'. */
export interface QuickFilter {
  label: string;
  icon?: Shape;
  filters: Readonly<Record<string, string>>;
}

/** What came of several rows; a refused one is named by its place among them. */
export interface BulkOutcome {
  done: number;
  refused: readonly { index: number; message: string }[];
}

interface BulkButton<Row> {
  /** The verb on the button: 'Block'. */
  label: string;
  icon?: Shape;
  danger?: boolean;
  /** Rows that it cannot be done to are left out. */
  fits?: (row: Row) => boolean;
}

/** Begins something of its own with the ticked rows, which stay ticked: what the list shows at its `side`. */
interface BulkBegin<Row> extends BulkButton<Row> {
  begin: () => void;
}

/** Asks once and sends one request. */
export interface BulkAsk<Row> extends BulkButton<Row> {
  begin?: undefined;
  /** The question before it: 'Block 3 accounts?'. */
  ask: (count: number) => { title: string; text: string };
  /** The label of a reason that must be given. */
  reason?: string;
  /** One request for all of them; what it refuses stands by its place among them. */
  run: (rows: readonly Row[], reason: string) => Promise<{ body: BulkOutcome }>;
  /** What the toast says: '3 accounts blocked'. */
  done: (count: number) => string;
}

export type BulkAction<Row> = BulkAsk<Row> | BulkBegin<Row>;

/** The list beside which something stands. */
export interface ListSideOf<Row> {
  /** The ticked rows. */
  rows: readonly Row[];
  untick: () => void;
  /** Beside the table, or over the page where there is no room. */
  beside: boolean;
}

export interface ListFrameProps<Row> {
  /** Keys the cache (`['list', name, …]`) and what is kept of it: columns and density on the device, views with the account. */
  name: string;
  title: string;
  /** What a row is, one and many: 'city', 'cities'. */
  nouns: readonly [one: string, many: string];
  /** A line under the title in place of the count. */
  lead?: ReactNode;
  /** Stands between the head and the filters. */
  above?: ReactNode;
  read: (wanted: ListQuery, signal: AbortSignal) => Promise<ListPage<Row>>;
  /** All rows as a CSV text; without it there is no export. */
  readCsv?: (wanted: ListQuery) => Promise<string>;
  /** Keep the same array between renders. */
  columns: readonly ListColumn<Row>[];
  rowId: (row: Row) => string;
  /** How a row is spoken of: 'Select Asha Rao'. */
  rowName: (row: Row) => string;
  /** The card of a phone. */
  card: (row: Row) => ReactNode;
  /** The order without a choice: '-created_on'. */
  sort: string;
  searchLabel: string;
  filters?: readonly ListFilter[];
  quick?: readonly QuickFilter[];
  bulk?: readonly BulkAction<Row>[];
  /** Rows that one press takes at most; as many as one request does where it is left out. */
  bulkMost?: number;
  /** What opens beside the table for a row's id, which the address keeps; it renders its own heading. */
  panel?: (id: string) => ReactNode;
  /** What stands beside the table in place of a row's panel: a `ListSide`; null where nothing does. */
  side?: (list: ListSideOf<Row>) => ReactNode;
  /** On a phone each card has a box to tick. */
  tickCards?: boolean;
  /** Where there is room the open row takes the page, and the rows stand beside it as a queue. */
  large?: boolean;
  /** The main button: 'Add city'. */
  action?: ReactNode;
  /** The words of a list without a single row. */
  empty: { title: string; text: string };
}
