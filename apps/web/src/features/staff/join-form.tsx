import { joiningForm } from '@tawa/contract/staff';
import { staffPasswordLengthMin } from '@tawa/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, messageFrom } from '../../lib/api-client.ts';
import { staffTexts } from '../../lib/messages-staff.ts';
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
  mobile: string;
  password: string;
}

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
  accept: (body: Filled & { token: string }) => Promise<string>;
}

/** Says why there is nothing to accept, and leads whoever has accepted already to the login. */
function NoInvitation({ text }: { text: string }) {
  return (
    <div className="grid gap-5">
      <Banner tone="warning">{text}</Banner>
      <ButtonLink to={paths.login} size={56} wide>
        {staffTexts.toLogin}
      </ButtonLink>
    </div>
  );
}

function JoinForm({ token, read, accept, onDone }: Props & { token: string; onDone: (message: string) => void }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => read(token, signal),
    retry: false,
    staleTime: Infinity,
  });
  const form = useForm<Filled, Filled>(joiningForm, { defaultValues: { mobile: '', password: '' } });
  const send = async (filled: Filled) => {
    try {
      onDone(await accept({ token, ...filled }));
    } catch (failure) {
      if (failure instanceof ApiError && form.setServerErrors(failure.fields)) return;
      form.setError('root', { message: messageFrom(failure, staffTexts.joinFailed) });
    }
  };
  if (isPending)
    return (
      <Loading className="grid gap-4">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-12 w-full" />
      </Loading>
    );
  if (error instanceof ApiError && error.status < 500) return <NoInvitation text={error.message} />;
  if (!data) return <FailedPart text={staffTexts.joinFailed} onRetry={() => void refetch()} />;
  return (
    <>
      <h2 className="text-xl font-bold break-words">{data.title}</h2>
      <p className="mt-1 mb-5 text-body text-ink-2">
        {staffTexts.hello(data.name, data.role)} {data.text}
      </p>
      <Form form={form} onSubmit={send} failure={form.formState.errors.root?.message} aria-label={staffTexts.joinWait}>
        <TextField label="Email" value={data.email} autoComplete="username" readOnly />
        <TextField
          label="Mobile"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...form.field('mobile')}
        />
        <NewPasswordField label="New password" lengthMin={staffPasswordLengthMin} {...form.field('password')} />
        <Button type="submit" size={56} wide pending={form.formState.isSubmitting} pendingText={staffTexts.joining}>
          {staffTexts.join}
        </Button>
      </Form>
    </>
  );
}

/** Shows who invites to what, and opens the account of whoever accepts; what proves it stands behind # alone. */
export function Join({ read, accept }: Props) {
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
      {hydrated && token === '' && <NoInvitation text={staffTexts.notWhole} />}
      {hydrated && token !== '' && <JoinForm token={token} read={read} accept={accept} onDone={done} />}
    </>
  );
}
