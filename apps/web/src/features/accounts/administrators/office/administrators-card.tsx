import * as contract from '@tawa/contract/accounts/administrators';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useOfficeAccess } from '#lib/session/office-access.ts';
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
  type Roles,
} from '#ui/panel/panel-people.tsx';
import { useLanguage } from '#lib/i18n/language.ts';
import { officeAdministratorsTexts } from './administrators.texts.ts';
import { administratorsQuery, heldPeople, rolesOf, rolesQuery } from './roles.queries.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** The roles stand below with all they include. */
const noTexts: Roles<string> = { all: [], words: {}, texts: {} };

interface RowProps {
  roles: Roles<string>;
  /** Owners alone change who works here. */
  mayChange: boolean;
}

function Administrator({ person, roles, mayChange }: RowProps & { person: contract.Administrator }) {
  const t = useTexts(officeAdministratorsTexts);
  const language = useLanguage();
  const { name, role, role_name, is_you, user_id, two_factor } = person;
  const params = { user_id };
  const badge = (
    <>
      {is_you && <Badge tone="neutral">{t.you}</Badge>}
      {two_factor && (
        <Badge tone="success" icon={ShieldCheckIcon}>
          {t.twoFactor}
        </Badge>
      )}
    </>
  );
  return (
    <PersonRow person={person} facts={seenWords(person, language)} badge={badge}>
      {is_you || !mayChange ? (
        <p className="font-semibold break-words sm:col-span-2">{role_name}</p>
      ) : (
        <>
          <PersonRole
            name={name}
            role={role}
            roles={roles}
            held={heldPeople}
            change={(next) => call(contract.changeOfficeRole, { params, body: { role: next } })}
          />
          <EndButton name={name} held={heldPeople} run={() => call(contract.removeAdministrator, { params })} />
        </>
      )}
    </PersonRow>
  );
}

function Invited({ invitation, mayChange }: { invitation: contract.OfficeInvitation; mayChange: boolean }) {
  const language = useLanguage();
  const { name, role_name, sent_on, is_expired, office_invitation_id } = invitation;
  const params = { office_invitation_id };
  return (
    <PersonRow
      person={invitation}
      facts={sentWords(sent_on, language)}
      badge={<InvitationBadge isExpired={is_expired} />}
    >
      <p className="font-semibold break-words">{role_name}</p>
      {mayChange && (
        <InvitationActions
          name={name}
          held={heldPeople}
          again={() => call(contract.inviteAdministratorAgain, { params })}
          takeBack={() => call(contract.takeBackOfficeInvitation, { params })}
        />
      )}
    </PersonRow>
  );
}

/** Who works in the office as what, and who is invited to. */
export function AdministratorsCard() {
  const t = useTexts(officeAdministratorsTexts);
  const mayChange = useOfficeAccess().mayAct('administrators');
  const query = useQuery(administratorsQuery());
  const roles = rolesOf(useQuery(rolesQuery()).data ?? []);
  return (
    <PeopleCard
      title={t.title}
      query={query}
      failed={t.failed}
      roles={noTexts}
      renderInvite={
        mayChange
          ? (onClose) => (
              <InviteSheet
                title={t.inviteTitle}
                roles={roles}
                first="support"
                schema={contract.officeInvitationForm}
                held={heldPeople}
                send={(body) => call(contract.inviteAdministrator, { body })}
                onClose={onClose}
              />
            )
          : undefined
      }
    >
      {({ administrators, invitations }) => [
        ...administrators.map((person) => (
          <Administrator key={person.user_id} person={person} roles={roles} mayChange={mayChange} />
        )),
        ...invitations.map((one) => (
          <Invited key={`invited-${one.office_invitation_id}`} invitation={one} mayChange={mayChange} />
        )),
      ]}
    </PeopleCard>
  );
}
