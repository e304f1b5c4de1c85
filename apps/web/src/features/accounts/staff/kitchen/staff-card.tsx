import * as contract from '@tawa/contract/accounts/staff';
import type { StaffMember } from '@tawa/contract/accounts/staff';
import { invitedRoles, staffRoleTexts, staffRoleWords } from '@tawa/domain/accounts/staff';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
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
import { useLanguage } from '#lib/i18n/language.ts';
import { kitchenStaffTexts } from './staff.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const held = ['staff'] as const;
const roles = { all: invitedRoles, words: staffRoleWords, texts: staffRoleTexts };

function Member({ member }: { member: StaffMember }) {
  const t = useTexts(kitchenStaffTexts);
  const language = useLanguage();
  const { name, role, state, staff_id } = member;
  const params = { staff_id };
  const works = state === 'active';
  const badge = works ? (
    <Badge tone="success" icon={CheckCircleIcon}>
      {t.works}
    </Badge>
  ) : (
    <InvitationBadge isExpired={state === 'expired'} />
  );
  const remove = () => call(contract.removeStaff, { params });
  return (
    <PersonRow
      person={member}
      facts={works ? seenWords(member, language) : sentWords(member.since, language)}
      badge={badge}
    >
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
  const t = useTexts(kitchenStaffTexts);
  const query = useQuery({
    queryKey: held,
    queryFn: async ({ signal }) => (await call(contract.listStaff, {}, signal)).body.staff,
  });
  return (
    <PeopleCard
      title={t.title}
      query={query}
      failed={t.failed}
      empty={t.empty}
      roles={roles}
      renderInvite={(onClose) => (
        <InviteSheet
          title={t.inviteTitle}
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
