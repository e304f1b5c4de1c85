import { changeStaffRole, inviteStaffAgain, removeStaff, type StaffMember } from '@tawa/contract/staff';
import { invitedRoles, staffRoleTexts, staffRoleWords } from '@tawa/domain/staff';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { formatDate } from '../../lib/format.ts';
import { staffTexts } from '../../lib/messages-staff.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SelectField } from '../../ui/input.tsx';
import { Part } from '../../ui/part.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { staffQuery, useStaffDeed } from './staff.queries.ts';

const looks = {
  active: { tone: 'success', icon: CheckCircleIcon },
  invited: { tone: 'info', icon: HourglassMediumIcon },
  expired: { tone: 'warning', icon: XCircleIcon },
} as const;

const options = invitedRoles.map((value) => ({ value, label: staffRoleWords[value] }));

function factsOf({ state, since, last_seen_at }: StaffMember): string {
  if (state !== 'active') return staffTexts.sent(formatDate(since));
  return last_seen_at ? staffTexts.lastSeen(formatDate(last_seen_at)) : staffTexts.since(formatDate(since));
}

function Row({ member }: { member: StaffMember }) {
  const deed = useStaffDeed();
  const [asking, setAsking] = useState(false);
  const { name, email, role, state, staff_id } = member;
  const params = { staff_id };
  const works = state === 'active';
  const change = (value: string) => {
    const next = invitedRoles.find((one) => one === value);
    if (next) deed.mutate(() => call(changeStaffRole, { params, body: { role: next } }));
  };
  const remove = () => deed.mutate(() => call(removeStaff, { params }), { onSettled: () => setAsking(false) });
  return (
    <li className="grid items-end gap-3 py-4 sm:grid-cols-[minmax(0,1fr)_200px_auto]">
      <div className="min-w-0 self-center">
        <p className="flex flex-wrap items-center gap-2">
          <b className="min-w-0 break-words">{name}</b>
          <Badge tone={looks[state].tone} icon={looks[state].icon}>
            {staffTexts.states[state]}
          </Badge>
        </p>
        <p className="text-sm break-all text-ink-2">{email}</p>
        <p className="num text-note text-ink-3">{factsOf(member)}</p>
      </div>
      <SelectField
        label={staffTexts.roleOf(name)}
        hideLabel
        options={options}
        value={role}
        disabled={deed.isPending}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div className="flex gap-2">
        {!works && (
          <Button
            variant="secondary"
            size={48}
            aria-label={`${staffTexts.again}, ${name}`}
            pending={deed.isPending}
            onClick={() => deed.mutate(() => call(inviteStaffAgain, { params }))}
          >
            {staffTexts.again}
          </Button>
        )}
        <Button
          variant="secondary"
          size={48}
          aria-label={`${works ? staffTexts.remove : staffTexts.takeBack} ${name}`}
          onClick={() => setAsking(true)}
        >
          {works ? staffTexts.remove : staffTexts.takeBack}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={staffTexts.removeTitle(name)}
        confirmLabel={`${staffTexts.remove} ${name}`}
        danger
        pending={deed.isPending}
        pendingText={staffTexts.removing}
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      >
        {works ? staffTexts.removeText : staffTexts.takeBackText}
      </ConfirmDialog>
    </li>
  );
}

const RoleList = () => (
  <dl className="mt-2 grid gap-x-4 gap-y-1 border-t border-line pt-4 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
    {invitedRoles.map((role) => (
      <div key={role} className="contents">
        <dt className="font-semibold">{staffRoleWords[role]}</dt>
        <dd className="text-ink-2">{staffRoleTexts[role]}</dd>
      </div>
    ))}
  </dl>
);

/** Who works in the restaurant as what, and who is invited to. */
export function StaffCard() {
  const query = useQuery(staffQuery());
  const [inviting, setInviting] = useState(false);
  const skeleton = (
    <Loading className="grid gap-3">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </Loading>
  );
  return (
    <Card
      title={staffTexts.title}
      facts={staffTexts.facts}
      action={
        <Button size={40} icon={UserPlusIcon} onClick={() => setInviting(true)}>
          {staffTexts.invite}
        </Button>
      }
    >
      <Part query={query} skeleton={skeleton} failed={staffTexts.failed}>
        {(staff) =>
          staff.length === 0 ? (
            <p className="py-4 text-body text-ink-2">{staffTexts.empty}</p>
          ) : (
            <ul aria-label={staffTexts.title} className="divide-y divide-line">
              {staff.map((member) => (
                <Row key={member.staff_id} member={member} />
              ))}
            </ul>
          )
        }
      </Part>
      <RoleList />
      {inviting && <InviteSheet onClose={() => setInviting(false)} />}
    </Card>
  );
}
