import { acceptInvitation, joiningForm } from '@tawa/contract/staff';
import { staffPasswordLengthMin } from '@tawa/domain/limits';
import { staffRoleTexts, staffRoleWords } from '@tawa/domain/staff';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call, messageFrom } from '../../lib/api-client.ts';
import { staffTexts } from '../../lib/messages-staff.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FailedPart } from '../../ui/error-state.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { PasswordField, TextField } from '../../ui/input.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { invitationQuery } from './staff.queries.ts';

interface Filled {
  mobile: string;
  password: string;
}

/** Shows who invites to what, and opens the account of whoever accepts. */
export function JoinForm({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const { data, error, isPending, refetch } = useQuery(invitationQuery(token));
  const form = useForm<Filled, Filled>(joiningForm, { defaultValues: { mobile: '', password: '' } });
  const send = async (filled: Filled) => {
    try {
      onDone((await call(acceptInvitation, { body: { token, ...filled } })).body.message);
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
  if (error instanceof ApiError && error.status < 500) return <Banner tone="warning">{error.message}</Banner>;
  if (!data) return <FailedPart text={staffTexts.joinFailed} onRetry={() => void refetch()} />;
  return (
    <>
      <h2 className="text-xl font-bold break-words">{staffTexts.joinTitle(data.restaurant_name)}</h2>
      <p className="mt-1 mb-5 text-body text-ink-2">
        {staffTexts.hello(data.name, staffRoleWords[data.role])} {staffRoleTexts[data.role]}
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
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={`At least ${staffPasswordLengthMin} characters`}
          {...form.field('password')}
        />
        <Button type="submit" size={56} wide pending={form.formState.isSubmitting} pendingText={staffTexts.joining}>
          {staffTexts.join}
        </Button>
      </Form>
    </>
  );
}
