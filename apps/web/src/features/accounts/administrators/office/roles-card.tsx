import type { OfficeRoleRow } from '@tawa/contract/accounts/administrators.roles';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { useOfficeAccess } from '#lib/session/office-access.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { officeAdministratorsTexts } from './administrators.texts.ts';
import { RoleDelete } from './role-delete.tsx';
import { ScreensSeen } from './role-grid.tsx';
import { RoleSheet, type Opened } from './role-sheet.tsx';
import { rolesQuery } from './roles.queries.ts';

interface RowProps {
  row: OfficeRoleRow;
  mayChange: boolean;
  onOpen: (opened: Opened) => void;
  onDelete: () => void;
}

function RoleRow({ row, mayChange, onOpen, onDelete }: RowProps) {
  const t = useTexts(officeAdministratorsTexts).roles;
  const { name, text, rights, holders, role } = row;
  const isReady = row.version === null;
  const names = holders
    .map((holder) => (holder.is_invited ? t.invited({ name: holder.name }) : holder.name))
    .join(', ');
  return (
    <li className="grid items-center gap-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <b className="min-w-0 break-words">{name}</b>
          {isReady && <Badge tone="neutral">{t.ready}</Badge>}
        </p>
        {text !== '' && <p className="text-sm break-words text-ink-2">{text}</p>}
        <p className="num text-note text-ink-3">{role === 'owner' ? t.all : <ScreensSeen rights={rights} />}</p>
        <p className="num text-note break-words text-ink-3">
          {t.holders({ count: holders.length })}
          {names !== '' && `: ${names}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {(isReady || !mayChange) && (
          <Button
            size={40}
            variant="quiet"
            aria-label={t.lookAt({ name })}
            onClick={() => onOpen({ kind: 'look', row })}
          >
            {t.look}
          </Button>
        )}
        {mayChange && !isReady && (
          <Button
            size={40}
            variant="secondary"
            aria-label={t.editOf({ name })}
            onClick={() => onOpen({ kind: 'edit', row })}
          >
            {t.edit}
          </Button>
        )}
        {mayChange && (
          <Button
            size={40}
            variant="secondary"
            aria-label={t.copyOf({ name })}
            onClick={() => onOpen({ kind: 'copy', row })}
          >
            {t.copy}
          </Button>
        )}
        {mayChange && !isReady && (
          <Button size={40} variant="secondary" aria-label={t.deleteOf({ name })} onClick={onDelete}>
            {t.delete}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The roles of the office, the ready ones first, with what each sees and who has it. */
export function RolesCard() {
  const t = useTexts(officeAdministratorsTexts).roles;
  const mayChange = useOfficeAccess().mayAct('administrators');
  const query = useQuery(rolesQuery());
  const [opened, setOpened] = useState<Opened | null>(null);
  const [deleted, setDeleted] = useState<OfficeRoleRow | null>(null);
  const skeleton = (
    <Loading label={t.loading} className="grid gap-3">
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </Loading>
  );
  return (
    <Card
      title={t.title}
      facts={t.facts}
      action={
        mayChange && (
          <Button size={40} icon={PlusIcon} onClick={() => setOpened({ kind: 'new' })}>
            {t.add}
          </Button>
        )
      }
    >
      <Part query={query} skeleton={skeleton} failed={t.failed}>
        {(rows) => (
          <>
            <ul aria-label={t.title} className="divide-y divide-line">
              {rows.map((row) => (
                <RoleRow
                  key={row.role}
                  row={row}
                  mayChange={mayChange}
                  onOpen={setOpened}
                  onDelete={() => setDeleted(row)}
                />
              ))}
            </ul>
            {deleted && <RoleDelete row={deleted} rows={rows} onClose={() => setDeleted(null)} />}
          </>
        )}
      </Part>
      {opened && <RoleSheet opened={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}
