import * as contract from '@tawa/contract/accounts/staff';
import type { StaffMember } from '@tawa/contract/accounts/staff';
import { invitedRoles, staffRoleTexts, staffRoleWords } from '@tawa/domain/accounts/staff';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { staffTexts } from '#lib/messages-staff.ts';
import { Badge } from '#ui/badge.tsx';
import { InviteSheet } from '#ui/panel/panel-invite-sheet.tsx';
import {
  EndButton,
  InvitationBadge,
  InvitationActions,
  PeopleCard,
  PersonRole,
  PersonRow,
  seenWords,
  sentWords,
} from '#ui/panel/panel-people.tsx';

const held = ['staff'] as const;
const roles = { all: invitedRoles, words: staffRoleWords, texts: staffRoleTexts };

function Member({ member }: { member: StaffMember }) {
  const { name, role, state, staff_id } = member;
  const params = { staff_id };
  const works = state === 'active';
  const badge = works ? (
    <Badge tone="success" icon={CheckCircleIcon}>
      {staffTexts.works}
    </Badge>
  ) : (
    <InvitationBadge isExpired={state === 'expired'} />
  );
  const remove = () => call(contract.removeStaff, { params });
  return (
    <PersonRow person={member} facts={works ? seenWords(member) : sentWords(member.since)} badge={badge}>
      <PersonRole
        name={name}
        role={role}
        roles={roles}
        held={held}
        change={(next) => call(contract.changeStaffRole, { params, body: { role: next } })}
      />
      {works ? (
        <EndButton name={name} held={held} run={remove} />
      ) : (
        <InvitationActions
          name={name}
          held={held}
          again={() => call(contract.inviteStaffAgain, { params })}
          takeBack={remove}
        />
      )}
    </PersonRow>
  );
}

/** Who works in the restaurant as what, and who is invited to. */
export function StaffCard() {
  const query = useQuery({
    queryKey: held,
    queryFn: async ({ signal }) => (await call(contract.listStaff, {}, signal)).body.staff,
  });
  return (
    <PeopleCard
      title={staffTexts.title}
      query={query}
      failed={staffTexts.failed}
      empty={staffTexts.empty}
      roles={roles}
      renderInvite={(onClose) => (
        <InviteSheet
          title={staffTexts.inviteTitle}
          roles={roles}
          first="orders"
          schema={contract.invitationForm}
          held={held}
          send={(body) => call(contract.inviteStaff, { body })}
          onClose={onClose}
        />
      )}
    >
      {(staff) => staff.map((member) => <Member key={member.staff_id} member={member} />)}
    </PeopleCard>
  );
}
