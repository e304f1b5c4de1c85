import * as contract from '@tawa/contract/administrators';
import { isOfficeRole, officeRoles, officeRoleTexts, officeRoleWords } from '@tawa/domain/office';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from '../../lib/api-client.ts';
import { formatDate } from '../../lib/format.ts';
import { administratorTexts as texts } from '../../lib/messages-administrators.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SelectField } from '../../ui/input.tsx';
import { Part } from '../../ui/part.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { administratorsQuery, useAdministratorDeed } from './administrators.queries.ts';
import { InviteAdministrator } from './invite-administrator.tsx';

const options = officeRoles.map((value) => ({ value, label: officeRoleWords[value] }));

interface RowProps {
  name: string;
  email: string;
  facts: string;
  badge: ReactNode;
  /** The role, and what may be done with this person. */
  children: ReactNode;
}

const Row = ({ name, email, facts, badge, children }: RowProps) => (
  <li className="grid items-center gap-3 py-4 sm:grid-cols-[minmax(0,1fr)_180px_auto]">
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <b className="min-w-0 break-words">{name}</b>
        {badge}
      </p>
      <p className="text-sm break-all text-ink-2">{email}</p>
      <p className="num text-note text-ink-3">{facts}</p>
    </div>
    {children}
  </li>
);

interface RemoveProps {
  name: string;
  label: string;
  title: string;
  text: string;
  /** Does it; answers the server's words. */
  run: () => Promise<{ body: { message: string } }>;
}

function Remove({ name, label, title, text, run }: RemoveProps) {
  const deed = useAdministratorDeed();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" size={48} aria-label={`${label} ${name}`} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        confirmLabel={`${label} ${name}`}
        danger
        pending={deed.isPending}
        pendingText={texts.removing}
        onCancel={() => setAsking(false)}
        onConfirm={() => deed.mutate(run, { onSettled: () => setAsking(false) })}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}

function Person({ person }: { person: contract.Administrator }) {
  const deed = useAdministratorDeed();
  const { name, email, role, is_you, user_id, since, last_seen_at, two_factor } = person;
  const params = { user_id };
  const change = (value: string) => {
    if (isOfficeRole(value)) deed.mutate(() => call(contract.changeOfficeRole, { params, body: { role: value } }));
  };
  const badge = (
    <>
      {is_you && <Badge tone="neutral">{texts.you}</Badge>}
      {two_factor && (
        <Badge tone="success" icon={ShieldCheckIcon}>
          {texts.twoFactor}
        </Badge>
      )}
    </>
  );
  const facts = last_seen_at ? texts.lastSeen(formatDate(last_seen_at)) : texts.since(formatDate(since));
  return (
    <Row name={name} email={email} facts={facts} badge={badge}>
      {is_you ? (
        <p className="font-semibold sm:col-span-2">{officeRoleWords[role]}</p>
      ) : (
        <>
          <SelectField
            label={texts.roleOf(name)}
            hideLabel
            options={options}
            value={role}
            disabled={deed.isPending}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <Remove
            name={name}
            label={texts.remove}
            title={texts.removeTitle(name)}
            text={texts.removeText}
            run={() => call(contract.removeAdministrator, { params })}
          />
        </>
      )}
    </Row>
  );
}

function Invited({ invitation }: { invitation: contract.OfficeInvitation }) {
  const deed = useAdministratorDeed();
  const { name, email, role, sent_on, is_expired, office_invitation_id } = invitation;
  const params = { office_invitation_id };
  const badge = is_expired ? (
    <Badge tone="warning" icon={XCircleIcon}>
      {texts.expired}
    </Badge>
  ) : (
    <Badge tone="info" icon={HourglassMediumIcon}>
      {texts.invited}
    </Badge>
  );
  return (
    <Row name={name} email={email} facts={texts.sent(formatDate(sent_on))} badge={badge}>
      <p className="font-semibold">{officeRoleWords[role]}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size={48}
          aria-label={`${texts.again}, ${name}`}
          pending={deed.isPending}
          onClick={() => deed.mutate(() => call(contract.inviteAdministratorAgain, { params }))}
        >
          {texts.again}
        </Button>
        <Remove
          name={name}
          label={texts.takeBack}
          title={texts.takeBackTitle(name)}
          text={texts.takeBackText}
          run={() => call(contract.takeBackOfficeInvitation, { params })}
        />
      </div>
    </Row>
  );
}

const RoleList = () => (
  <dl className="mt-2 grid gap-x-4 gap-y-1 border-t border-line pt-4 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
    {officeRoles.map((role) => (
      <div key={role} className="contents">
        <dt className="font-semibold">{officeRoleWords[role]}</dt>
        <dd className="text-ink-2">{officeRoleTexts[role]}</dd>
      </div>
    ))}
  </dl>
);

/** Who works in the office as what, and who is invited to. */
export function AdministratorsCard() {
  const query = useQuery(administratorsQuery());
  const [inviting, setInviting] = useState(false);
  const skeleton = (
    <Loading className="grid gap-3">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </Loading>
  );
  return (
    <Card
      title={texts.title}
      facts={texts.facts}
      action={
        <Button size={40} icon={UserPlusIcon} onClick={() => setInviting(true)}>
          {texts.invite}
        </Button>
      }
    >
      <Part query={query} skeleton={skeleton} failed={texts.failed}>
        {({ administrators, invitations }) => (
          <ul aria-label={texts.title} className="divide-y divide-line">
            {administrators.map((person) => (
              <Person key={person.user_id} person={person} />
            ))}
            {invitations.map((invitation) => (
              <Invited key={invitation.office_invitation_id} invitation={invitation} />
            ))}
          </ul>
        )}
      </Part>
      <RoleList />
      {inviting && <InviteAdministrator onClose={() => setInviting(false)} />}
    </Card>
  );
}
