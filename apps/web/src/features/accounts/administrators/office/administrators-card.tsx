import * as contract from '@tawa/contract/accounts/administrators';
import { officeRoles, officeRoleTexts, officeRoleWords } from '@tawa/domain/accounts/administrators';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
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
import { officeAdministratorsTexts } from './administrators.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const held = ['administrators'] as const;
const roles = { all: officeRoles, words: officeRoleWords, texts: officeRoleTexts };

function Administrator({ person }: { person: contract.Administrator }) {
  const t = useTexts(officeAdministratorsTexts);
  const language = useLanguage();
  const { name, role, is_you, user_id, two_factor } = person;
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
      {is_you ? (
        <p className="font-semibold sm:col-span-2">{officeRoleWords[role]}</p>
      ) : (
        <>
          <PersonRole
            name={name}
            role={role}
            roles={roles}
            held={held}
            change={(next) => call(contract.changeOfficeRole, { params, body: { role: next } })}
          />
          <EndButton name={name} held={held} run={() => call(contract.removeAdministrator, { params })} />
        </>
      )}
    </PersonRow>
  );
}

function Invited({ invitation }: { invitation: contract.OfficeInvitation }) {
  const language = useLanguage();
  const { name, role, sent_on, is_expired, office_invitation_id } = invitation;
  const params = { office_invitation_id };
  return (
    <PersonRow
      person={invitation}
      facts={sentWords(sent_on, language)}
      badge={<InvitationBadge isExpired={is_expired} />}
    >
      <p className="font-semibold">{officeRoleWords[role]}</p>
      <InvitationActions
        name={name}
        held={held}
        again={() => call(contract.inviteAdministratorAgain, { params })}
        takeBack={() => call(contract.takeBackOfficeInvitation, { params })}
      />
    </PersonRow>
  );
}

/** Who works in the office as what, and who is invited to. */
export function AdministratorsCard() {
  const t = useTexts(officeAdministratorsTexts);
  const query = useQuery({
    queryKey: held,
    queryFn: async ({ signal }) => (await call(contract.listAdministrators, {}, signal)).body,
  });
  return (
    <PeopleCard
      title={t.title}
      query={query}
      failed={t.failed}
      roles={roles}
      renderInvite={(onClose) => (
        <InviteSheet
          title={t.inviteTitle}
          roles={roles}
          first="support"
          schema={contract.officeInvitationForm}
          held={held}
          send={(body) => call(contract.inviteAdministrator, { body })}
          onClose={onClose}
        />
      )}
    >
      {({ administrators, invitations }) => [
        ...administrators.map((person) => <Administrator key={person.user_id} person={person} />),
        ...invitations.map((one) => <Invited key={`invited-${one.office_invitation_id}`} invitation={one} />),
      ]}
    </PeopleCard>
  );
}
