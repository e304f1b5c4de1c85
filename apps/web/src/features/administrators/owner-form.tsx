import { becomeOwner, ownerForm, readOwnerLink } from '@tawa/contract/administrators';
import { staffPasswordLengthMin } from '@tawa/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, call, messageFrom } from '../../lib/api-client.ts';
import { ownerTexts as texts } from '../../lib/messages-administrators.ts';
import { paths } from '../../lib/paths.ts';
import { useHydrated } from '../../lib/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FailedPart } from '../../ui/error-state.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { TextField } from '../../ui/input.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';

interface Filled {
  name: string;
  email: string;
  mobile: string;
  password: string;
}

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
  const form = useForm<Filled, Filled>(ownerForm, {
    defaultValues: { name: known.name ?? '', email: known.email ?? '', mobile: '', password: '' },
  });
  const send = async (filled: Filled) => {
    try {
      onDone((await call(becomeOwner, { body: { token, ...filled } })).body.message);
    } catch (failure) {
      if (failure instanceof ApiError && form.setServerErrors(failure.fields)) return;
      form.setError('root', { message: messageFrom(failure, texts.failed) });
    }
  };
  return (
    <>
      <h2 className="text-xl font-bold">{known.email === null ? texts.firstHead : texts.addedHead}</h2>
      <p className="mt-1 mb-5 text-body text-ink-2">{known.email === null ? texts.firstText : texts.addedText}</p>
      <Form form={form} onSubmit={send} failure={form.formState.errors.root?.message} aria-label={texts.title}>
        <TextField label="Name" autoComplete="name" {...form.field('name')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          readOnly={known.email !== null}
          {...form.field('email')}
        />
        <TextField
          label="Mobile"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...form.field('mobile')}
        />
        <NewPasswordField label="New password" lengthMin={staffPasswordLengthMin} {...form.field('password')} />
        <Button type="submit" size={56} wide pending={form.formState.isSubmitting} pendingText={texts.sending}>
          {texts.send}
        </Button>
      </Form>
    </>
  );
}

function OpenedLink({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['owner-link', token],
    queryFn: async ({ signal }) => (await call(readOwnerLink, { body: { token } }, signal)).body,
    retry: false,
    staleTime: Infinity,
  });
  if (isPending)
    return (
      <Loading className="grid gap-4">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-12 w-full" />
      </Loading>
    );
  if (error instanceof ApiError && error.status < 500) return <NoLink text={error.message} />;
  if (!data) return <FailedPart text={texts.failed} onRetry={() => void refetch()} />;
  return <Fields token={token} known={data} onDone={onDone} />;
}

/** Makes an owner of whoever opens a link of the server; what proves it stands behind # alone. */
export function BecomeOwner() {
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const hydrated = useHydrated();
  const done = (message: string) => {
    toast.success(message);
    void navigate(paths.login, { replace: true });
  };
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {hydrated && token === '' && <NoLink text={texts.notWhole} />}
      {hydrated && token !== '' && <OpenedLink token={token} onDone={done} />}
    </>
  );
}
