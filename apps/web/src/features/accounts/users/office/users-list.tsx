import { optionsOf } from '#lib/options.ts';
import { exportUsers, listUsers, moveUsers, type OfficeUser } from '@tawa/contract/accounts/users.office';
import { MoneyIcon } from '@phosphor-icons/react/dist/ssr/Money';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import type { ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatDate } from '#lib/format.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { BulkAction, ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { UserState } from './user-look.tsx';
import { officeUsersTexts } from './users.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const NoCash = () => {
  const t = useTexts(officeUsersTexts);
  return (
    <Badge tone="warning" icon={MoneyIcon}>
      {t.noCash}
    </Badge>
  );
};

const columnsInIn = keepEach((language: Language) => {
  const officeUsers = textsIn(officeUsersTexts, language);
  return keepEach((language: Language): ListColumn<OfficeUser>[] => {
    const t = textsIn(officeUsersTexts, language);
    return [
      {
        id: 'name',
        header: officeUsers.name,
        sortable: true,
        cell: ({ name }) => <span className="font-semibold break-words">{name}</span>,
      },
      {
        id: 'email',
        header: officeUsers.eMail,
        sortable: true,
        cell: ({ email }) => <span className="break-all">{email}</span>,
      },
      {
        id: 'mobile',
        header: officeUsers.phone,
        spare: true,
        cell: ({ mobile }) => <span className="num">{mobile}</span>,
      },
      { id: 'role', header: officeUsers.roleColumn, sortable: true, spare: true, cell: ({ role }) => t.role[role] },
      {
        id: 'status',
        header: officeUsers.state,
        sortable: true,
        cell: (row) => (
          <span className="flex flex-wrap gap-1">
            <UserState status={row.status} />
            {row.cod_allowed === 0 && <NoCash />}
          </span>
        ),
      },
      { id: 'orders', header: officeUsers.orders, numeric: true, spare: true, cell: ({ orders }) => orders },
      {
        id: 'created_on',
        header: officeUsers.joinedColumn,
        sortable: true,
        cell: ({ created_on }) => <span className="num whitespace-nowrap">{formatDate(created_on, language)}</span>,
      },
    ];
  });
});

const filtersIn = keepEach((language: Language): ListFilter[] => {
  const t = textsIn(officeUsersTexts, language);
  return [
    { name: 'role', label: t.users.role, options: optionsOf(t.role) },
    { name: 'status', label: t.state, options: optionsOf(t.userState) },
    { name: 'from', label: t.from, kind: 'day' },
    { name: 'to', label: t.to, kind: 'day' },
    { name: 'joined', label: t.joined, kind: 'link' },
  ];
});

const quickIn = keepEach((language: Language): QuickFilter[] => {
  const t = textsIn(officeUsersTexts, language);
  return [
    { label: t.today, filters: { today: '1' } },
    { label: t.blockedOnly, icon: ProhibitIcon, filters: { status: 'blocked' } },
    { label: t.noCash, icon: MoneyIcon, filters: { cash: '0' } },
  ];
});

const move = (to: 'blocked' | 'active', rows: readonly OfficeUser[], reason = '') =>
  call(moveUsers, { body: { to, user_ids: rows.map(({ user_id }) => user_id), reason } });

const bulkIn = keepEach((language: Language): BulkAction<OfficeUser>[] => {
  const t = textsIn(officeUsersTexts, language);
  return [
    {
      label: t.block,
      icon: ProhibitIcon,
      danger: true,
      fits: ({ status }) => status === 'active',
      ask: (count) => ({ title: t.blockMany({ count }), text: t.blockText }),
      reason: t.reason,
      run: (rows, reason) => move('blocked', rows, reason),
      done: (count) => t.blockedMany({ count }),
    },
    {
      label: t.unblock,
      fits: ({ status }) => status === 'blocked',
      ask: (count) => ({ title: t.unblockMany({ count }), text: t.unblockText }),
      run: (rows) => move('active', rows),
      done: (count) => t.unblockedMany({ count }),
    },
  ];
});

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: OfficeUser, language: Language) => (
  <div className="space-y-1">
    <CardHead name={row.name}>
      <UserState status={row.status} />
    </CardHead>
    <p className="text-sm break-all text-ink-2">
      {[textsIn(officeUsersTexts, language).role[row.role], row.email ?? row.mobile].join(', ')}
    </p>
    <p className="num flex flex-wrap justify-between gap-2 text-sm text-ink-3">
      <span>{formatDate(row.created_on, language)}</span>
      {row.cod_allowed === 0 && <NoCash />}
      <span>{textsIn(officeUsersTexts, language).orderCount({ count: row.orders })}</span>
    </p>
  </div>
);

/** Every account; `panel` draws the open one. */
export const UsersList = ({ panel }: { panel: (id: string) => ReactNode }) => {
  const language = useLanguage();
  const mayAct = useMayAct('people');
  const t = useTexts(officeUsersTexts);
  return (
    <ListFrame<OfficeUser>
      name="users"
      title={t.title}
      nouns={['account', 'accounts']}
      read={async (wanted, signal) => (await call(listUsers, queryOf(wanted), signal)).body}
      readCsv={mayAct ? async (wanted) => (await call(exportUsers, queryOf(wanted))).body : undefined}
      columns={columnsInIn(language)(language)}
      rowId={({ user_id }) => String(user_id)}
      rowName={({ name }) => name}
      card={(row) => cardOf(row, language)}
      sort="-created_on"
      searchLabel={t.search}
      filters={filtersIn(language)}
      quick={quickIn(language)}
      bulk={mayAct ? bulkIn(language) : undefined}
      panel={panel}
      empty={t.empty}
    />
  );
};
