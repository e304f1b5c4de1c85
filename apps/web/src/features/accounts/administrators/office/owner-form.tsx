import { becomeOwner, ownerForm, readOwnerLink } from '@tawa/contract/accounts/administrators';
import { staffPasswordLengthMin } from '@tawa/domain/common/limits';
import { call } from '#lib/api/api-client.ts';
import { ownerTexts as texts } from '#lib/messages-administrators.ts';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { MobileField, TextField } from '#ui/form/input.tsx';
import { NewPasswordForm } from '#ui/form/new-password-form.tsx';
import { OpenedLink, SecretLink } from '#ui/dialog/secret-link.tsx';

/** Whom the link is for; of the first owner nothing is known. */
interface For {
  email: string | null;
  name: string | null;
}

function NoLink({ text }: { text: string }) {
  return (
    <div className="grid gap-5">
      <Banner tone="warning">{text}</Banner>
      <p className="text-body text-ink-2">{texts.another}</p>
      <ButtonLink to={paths.login} size={56} wide>
        {texts.toLogin}
      </ButtonLink>
    </div>
  );
}

function Fields({ token, known, onDone }: { token: string; known: For; onDone: (message: string) => void }) {
  return (
    <>
      <h2 className="text-xl font-bold">{known.email === null ? texts.firstHead : texts.addedHead}</h2>
      <p className="mt-1 mb-5 text-body text-ink-2">{known.email === null ? texts.firstText : texts.addedText}</p>
      <NewPasswordForm
        schema={ownerForm}
        first={{ name: known.name ?? '', email: known.email ?? '', mobile: '', password: '' }}
        label={texts.title}
        name="password"
        lengthMin={staffPasswordLengthMin}
        send={async (filled) => (await call(becomeOwner, { body: { token, ...filled } })).body.message}
        onDone={onDone}
        failed={texts.failed}
        action={{ text: texts.send, pending: texts.sending, wide: true }}
      >
        {(field) => (
          <>
            <TextField label="Name" autoComplete="name" {...field('name')} />
            <TextField
              label="Email"
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
  return (
    <SecretLink notWhole={<NoLink text={texts.notWhole} />}>
      {(token, onDone) => (
        <OpenedLink
          token={token}
          read={readLink}
          failed={texts.failed}
          renderRefused={(text) => <NoLink text={text} />}
        >
          {(known) => <Fields token={token} known={known} onDone={onDone} />}
        </OpenedLink>
      )}
    </SecretLink>
  );
}
