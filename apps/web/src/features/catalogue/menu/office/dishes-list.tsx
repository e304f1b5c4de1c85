import { exportAllDishes, hideDishes, listAllDishes, type OfficeDish } from '@tawa/contract/catalogue/menu.office';
import { formatRupees } from '@tawa/domain/common/money';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import type { ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatDate } from '#lib/format.ts';
import { deskMenuTexts as texts } from '#lib/messages-office-menu.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import type { BulkAction, ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { VegMark } from '#ui/veg-mark.tsx';
import { DishState } from './dish-state.tsx';

const Name = ({ row }: { row: OfficeDish }) => (
  <span className="flex min-w-0 items-center gap-2">
    <VegMark veg={row.is_veg === 1} />
    <span className="min-w-0 font-semibold break-words">{row.dish_name}</span>
  </span>
);

const columns: ListColumn<OfficeDish>[] = [
  { id: 'dish_name', header: 'Dish', sortable: true, cell: (row) => <Name row={row} /> },
  { id: 'restaurant', header: 'Restaurant', cell: ({ restaurant_name }) => restaurant_name },
  { id: 'category', header: 'Category', spare: true, cell: ({ category_name }) => category_name ?? 'Others' },
  { id: 'state', header: 'State', cell: (row) => <DishState row={row} /> },
  {
    id: 'created_on',
    header: 'Added',
    sortable: true,
    spare: true,
    cell: ({ created_on }) => <span className="num whitespace-nowrap">{formatDate(created_on)}</span>,
  },
  { id: 'price', header: 'Price', sortable: true, numeric: true, cell: ({ price }) => formatRupees(price) },
];

const filters: ListFilter[] = [
  {
    name: 'show',
    label: texts.show,
    options: [
      { value: 'on', label: texts.on },
      { value: 'off', label: texts.off },
      { value: 'hidden', label: texts.hidden },
    ],
  },
  {
    name: 'veg',
    label: texts.mark,
    options: [
      { value: '1', label: texts.veg },
      { value: '0', label: texts.nonVeg },
    ],
  },
  {
    name: 'lacks',
    label: texts.lacks,
    options: [
      { value: 'photo', label: texts.photo },
      { value: 'words', label: texts.words },
    ],
  },
];

const quick: QuickFilter[] = [
  { label: texts.hidden, icon: ProhibitIcon, filters: { show: 'hidden' } },
  { label: texts.photo, filters: { lacks: 'photo' } },
];

const bulk: BulkAction<OfficeDish>[] = [
  {
    label: texts.hide,
    icon: ProhibitIcon,
    danger: true,
    fits: ({ isactive }) => isactive === 1,
    ask: (count) => ({ title: texts.hideMany(count), text: texts.hideHint }),
    reason: texts.reason,
    run: (rows, reason) => call(hideDishes, { body: { menu_ids: rows.map(({ menu_id }) => menu_id), reason } }),
    done: texts.hiddenMany,
  },
];

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: OfficeDish) => (
  <div className="space-y-1">
    <p className="flex flex-wrap justify-between gap-2">
      <Name row={row} />
      <DishState row={row} />
    </p>
    <p className="num flex flex-wrap justify-between gap-2 text-sm text-ink-2">
      <span>{row.restaurant_name}</span>
      <b className="text-ink">{formatRupees(row.price)}</b>
    </p>
  </div>
);

/** Every dish of every restaurant; `panel` draws the open one. */
export const DishesList = ({ panel }: { panel: (id: string) => ReactNode }) => (
  <ListFrame<OfficeDish>
    name="dishes"
    title={texts.title}
    nouns={['dish', 'dishes']}
    read={async (wanted, signal) => (await call(listAllDishes, queryOf(wanted), signal)).body}
    readCsv={async (wanted) => (await call(exportAllDishes, queryOf(wanted))).body}
    columns={columns}
    rowId={({ menu_id }) => String(menu_id)}
    rowName={({ dish_name }) => dish_name}
    card={cardOf}
    sort="-created_on"
    searchLabel={texts.search}
    filters={filters}
    quick={quick}
    bulk={bulk}
    panel={panel}
    empty={texts.empty}
  />
);
