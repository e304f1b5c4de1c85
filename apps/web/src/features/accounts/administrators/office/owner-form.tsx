import { becomeOwner, ownerForm, readOwnerLink } from '@tawa/contract/accounts/administrators';
import { staffPasswordLengthMin } from '@tawa/domain/common/limits';
import { call } from '#lib/api/api-client.ts';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { MobileField, TextField } from '#ui/form/input.tsx';
import { NewPasswordForm } from '#ui/form/new-password-form.tsx';
import { OpenedLink, SecretLink } from '#ui/dialog/secret-link.tsx';
import { officeAdministratorsTexts } from './administrators.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** Whom the link is for; of the first owner nothing is known. */
interface For {
  email: string | null;
  name: string | null;
}

function NoLink({ text }: { text: string }) {
  const t = useTexts(officeAdministratorsTexts);
  return (
    <div className="grid gap-5">
      <Banner tone="warning">{text}</Banner>
      <p className="text-body text-ink-2">{t.another}</p>
      <ButtonLink to={paths.login} size={56} wide>
        {t.toLogin}
      </ButtonLink>
    </div>
  );
}

function Fields({ token, known, onDone }: { token: string; known: For; onDone: (message: string) => void }) {
  const t = useTexts(officeAdministratorsTexts);
  return (
    <>
      <h2 className="text-xl font-bold">{known.email === null ? t.firstHead : t.addedHead}</h2>
      <p className="mt-1 mb-5 text-body text-ink-2">{known.email === null ? t.firstText : t.addedText}</p>
      <NewPasswordForm
        schema={ownerForm}
        first={{ name: known.name ?? '', email: known.email ?? '', mobile: '', password: '' }}
        label={t.owner.title}
        name="password"
        lengthMin={staffPasswordLengthMin}
        send={async (filled) => (await call(becomeOwner, { body: { token, ...filled } })).body.message}
        onDone={onDone}
        failed={t.owner.failed}
        action={{ text: t.send, pending: t.sending, wide: true }}
      >
        {(field) => (
          <>
            <TextField label={t.name} autoComplete="name" {...field('name')} />
            <TextField
              label={t.email}
              type="email"
              autoComplete="username"
              readOnly={known.email !== null}
              {...field('email')}
            />
            <MobileField {...field('mobile')} />
          </>
        )}
      </NewPasswordForm>
    </>
  );
}

const readLink = async (token: string, signal: AbortSignal): Promise<For> =>
  (await call(readOwnerLink, { body: { token } }, signal)).body;

/** Makes an owner of whoever opens a link of the server. */
export function BecomeOwner() {
  const t = useTexts(officeAdministratorsTexts);
  return (
    <SecretLink notWhole={<NoLink text={t.notWhole} />}>
      {(token, onDone) => (
        <OpenedLink
          token={token}
          read={readLink}
          failed={t.owner.failed}
          renderRefused={(text) => <NoLink text={text} />}
        >
          {(known) => <Fields token={token} known={known} onDone={onDone} />}
        </OpenedLink>
      )}
    </SecretLink>
  );
}
