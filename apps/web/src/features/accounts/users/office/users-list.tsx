import { exportUsers, listUsers, moveUsers, type OfficeUser } from '@tawa/contract/accounts/users.office';
import { MoneyIcon } from '@phosphor-icons/react/dist/ssr/Money';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import type { ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatDate, plural } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { roleWords, usersTexts, userStateWords } from '#lib/messages-admin.ts';
import { Badge } from '#ui/badge.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { BulkAction, ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { UserState } from './user-look.tsx';
import { officeUsersTexts } from './users.texts.ts';

const NoCash = () => {
  const t = useTexts(officeUsersTexts);
  return (
    <Badge tone="warning" icon={MoneyIcon}>
      {t.noCash}
    </Badge>
  );
};

const columns: ListColumn<OfficeUser>[] = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    cell: ({ name }) => <span className="font-semibold break-words">{name}</span>,
  },
  { id: 'email', header: 'E-mail', sortable: true, cell: ({ email }) => <span className="break-all">{email}</span> },
  { id: 'mobile', header: 'Phone', spare: true, cell: ({ mobile }) => <span className="num">{mobile}</span> },
  { id: 'role', header: 'Role', sortable: true, spare: true, cell: ({ role }) => roleWords[role] },
  {
    id: 'status',
    header: 'State',
    sortable: true,
    cell: (row) => (
      <span className="flex flex-wrap gap-1">
        <UserState status={row.status} />
        {row.cod_allowed === 0 && <NoCash />}
      </span>
    ),
  },
  { id: 'orders', header: 'Orders', numeric: true, spare: true, cell: ({ orders }) => orders },
  {
    id: 'created_on',
    header: 'Joined',
    sortable: true,
    cell: ({ created_on }) => <span className="num whitespace-nowrap">{formatDate(created_on)}</span>,
  },
];

const choices = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

const filters: ListFilter[] = [
  { name: 'role', label: usersTexts.role, options: choices(roleWords) },
  { name: 'status', label: usersTexts.state, options: choices(userStateWords) },
  { name: 'from', label: usersTexts.from, kind: 'day' },
  { name: 'to', label: usersTexts.to, kind: 'day' },
  { name: 'joined', label: usersTexts.joined, kind: 'link' },
];

const quick: QuickFilter[] = [
  { label: usersTexts.today, filters: { today: '1' } },
  { label: usersTexts.blockedOnly, icon: ProhibitIcon, filters: { status: 'blocked' } },
  { label: usersTexts.noCash, icon: MoneyIcon, filters: { cash: '0' } },
];

const move = (to: 'blocked' | 'active', rows: readonly OfficeUser[], reason = '') =>
  call(moveUsers, { body: { to, user_ids: rows.map(({ user_id }) => user_id), reason } });

const bulk: BulkAction<OfficeUser>[] = [
  {
    label: usersTexts.block,
    icon: ProhibitIcon,
    danger: true,
    fits: ({ status }) => status === 'active',
    ask: (count) => ({ title: usersTexts.blockMany(count), text: usersTexts.blockText }),
    reason: usersTexts.reason,
    run: (rows, reason) => move('blocked', rows, reason),
    done: usersTexts.blockedMany,
  },
  {
    label: usersTexts.unblock,
    fits: ({ status }) => status === 'blocked',
    ask: (count) => ({ title: usersTexts.unblockMany(count), text: usersTexts.unblockText }),
    run: (rows) => move('active', rows),
    done: usersTexts.unblockedMany,
  },
];

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: OfficeUser) => (
  <div className="space-y-1">
    <CardHead name={row.name}>
      <UserState status={row.status} />
    </CardHead>
    <p className="text-sm break-all text-ink-2">
      {roleWords[row.role]}, {row.email}
    </p>
    <p className="num flex flex-wrap justify-between gap-2 text-sm text-ink-3">
      <span>{formatDate(row.created_on)}</span>
      {row.cod_allowed === 0 && <NoCash />}
      <span>{plural(row.orders, 'order')}</span>
    </p>
  </div>
);

/** Every account; `panel` draws the open one. */
export const UsersList = ({ panel }: { panel: (id: string) => ReactNode }) => {
  const t = useTexts(officeUsersTexts);
  return (
    <ListFrame<OfficeUser>
      name="users"
      title={t.title}
      nouns={['account', 'accounts']}
      read={async (wanted, signal) => (await call(listUsers, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(exportUsers, queryOf(wanted))).body}
      columns={columns}
      rowId={({ user_id }) => String(user_id)}
      rowName={({ name }) => name}
      card={cardOf}
      sort="-created_on"
      searchLabel={t.search}
      filters={filters}
      quick={quick}
      bulk={bulk}
      panel={panel}
      empty={t.empty}
    />
  );
};
