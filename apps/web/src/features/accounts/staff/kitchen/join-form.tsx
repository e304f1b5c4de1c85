import { joiningForm } from '@tawa/contract/accounts/staff';
import { staffPasswordLengthMin } from '@tawa/domain/common/limits';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { MobileField, TextField } from '#ui/form/input.tsx';
import { NewPasswordForm } from '#ui/form/new-password-form.tsx';
import { OpenedLink, SecretLink } from '#ui/dialog/secret-link.tsx';
import { kitchenStaffTexts } from './staff.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** What the link of an invitation says. */
interface Invitation {
  title: string;
  name: string;
  email: string;
  role: string;
  /** What the role is for. */
  text: string;
}

interface Props {
  read: (token: string, signal: AbortSignal) => Promise<Invitation>;
  /** Opens the account; answers the server's words. */
  accept: (body: { token: string; mobile: string; password: string }) => Promise<string>;
}

/** Says why there is nothing to accept, and leads whoever has accepted already to the login. */
function NoInvitation({ text }: { text: string }) {
  const t = useTexts(kitchenStaffTexts);
  return (
    <div className="grid gap-5">
      <Banner tone="warning">{text}</Banner>
      <ButtonLink to={paths.login} size={56} wide>
        {t.toLogin}
      </ButtonLink>
    </div>
  );
}

interface JoinFormProps extends Pick<Props, 'accept'> {
  token: string;
  invitation: Invitation;
  onDone: (message: string) => void;
}

function JoinForm({ token, invitation, accept, onDone }: JoinFormProps) {
  const t = useTexts(kitchenStaffTexts);
  return (
    <>
      <h2 className="text-xl font-bold break-words">{invitation.title}</h2>
      <p className="mt-1 mb-5 text-body text-ink-2">
        {t.hello({ name: invitation.name, role: invitation.role })} {invitation.text}
      </p>
      <NewPasswordForm
        schema={joiningForm}
        first={{ mobile: '', password: '' }}
        label={t.joinWait}
        name="password"
        lengthMin={staffPasswordLengthMin}
        send={(filled) => accept({ token, ...filled })}
        onDone={onDone}
        failed={t.joinFailed}
        action={{ text: t.join, pending: t.joining, wide: true }}
      >
        {(field) => (
          <>
            <TextField label={t.email} value={invitation.email} autoComplete="username" readOnly />
            <MobileField {...field('mobile')} />
          </>
        )}
      </NewPasswordForm>
    </>
  );
}

/** Shows who invites to what, and opens the account of whoever accepts. */
export function Join({ read, accept }: Props) {
  const t = useTexts(kitchenStaffTexts);
  return (
    <SecretLink notWhole={<NoInvitation text={t.notWhole} />}>
      {(token, onDone) => (
        <OpenedLink
          token={token}
          read={read}
          failed={t.joinFailed}
          renderRefused={(text) => <NoInvitation text={text} />}
        >
          {(invitation) => <JoinForm token={token} invitation={invitation} accept={accept} onDone={onDone} />}
        </OpenedLink>
      )}
    </SecretLink>
  );
}
