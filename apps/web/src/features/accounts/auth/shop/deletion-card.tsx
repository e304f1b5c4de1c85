import { passwordAgainForm, type DeletionBlocker } from '@tawa/contract/accounts/auth.account';
import { useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod/mini';
import { messageFrom } from '#lib/api/api-client.ts';
import { paths } from '#lib/paths.ts';
import { formatDate } from '#lib/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useRequestDeletion, useUndoDeletion } from './account.queries.ts';
import { showFailure } from './show-failure.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { authTexts } from './auth.texts.ts';

type Filled = z.infer<typeof passwordAgainForm>;

/** An account that waits for its end, and the way back. */
export function DeletionWaits({ due }: { due: string }) {
  const auth = useTexts(authTexts);
  const t = useTexts(wordsTexts);
  const language = useLanguage();
  const undo = useUndoDeletion();
  const keep = () =>
    undo.mutate(undefined, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(messageFrom(error, t.network)),
    });
  return (
    <Card title={auth.accountGoesOn({ due: formatDate(due, language) })}>
      <p className="text-body text-ink-2">{auth.untilThenEverything}</p>
      <Button size={48} className="mt-4" pending={undo.isPending && auth.keeping} onClick={keep}>
        {auth.keepMyAccount}
      </Button>
    </Card>
  );
}

const pageOf = ({ order_number, booking_number }: DeletionBlocker): string | null => {
  if (order_number !== null) return paths.order(order_number);
  return booking_number === null ? null : paths.myBookings;
};

const Blockers = ({ blockers }: { blockers: readonly DeletionBlocker[] }) => {
  const t = useTexts(authTexts);
  return (
    <Banner tone="warning">
      <p>{t.accountCannotDeleted}</p>
      <ul className="mt-1 list-disc pl-5">
        {blockers.map((blocker) => {
          const page = pageOf(blocker);
          return (
            <li key={blocker.text}>
              {page === null ? (
                blocker.text
              ) : (
                <Link to={page} className="inline-flex min-h-11 items-center underline underline-offset-2">
                  {blocker.text}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Banner>
  );
};

/** Asks for the password once more and starts the seven days. */
export function DeletionCard({ blockers: known }: { blockers: readonly DeletionBlocker[] }) {
  const t = useTexts(authTexts);
  const language = useLanguage();
  const [blockers, setBlockers] = useState(known);
  const request = useRequestDeletion();
  const form = useForm<Filled, Filled>(passwordAgainForm, { defaultValues: { password: '' } });
  const send = async ({ password }: Filled) => {
    await request.mutateAsync(password).then(
      (answered) =>
        answered.status === 409 ? setBlockers(answered.body.blockers) : toast.success(answered.body.message),
      (error: unknown) => showFailure(form, error, t.accountCouldNot, language),
    );
  };
  return (
    <Card title={t.whatHappens}>
      <ul className="mb-5 list-disc space-y-1 pl-5 text-body text-ink-2">
        <li>{t.forSevenDays}</li>
        <li>{t.thenNamePhone}</li>
        <li>{t.reviewsStayWithout}</li>
      </ul>
      {blockers.length > 0 ? (
        <Blockers blockers={blockers} />
      ) : (
        <Form form={form} onSubmit={send} failure={form.formState.errors.root?.message} aria-label={t.deleteAccount}>
          <PasswordField label={t.yourPassword} autoComplete="current-password" {...form.field('password')} />
          <Button type="submit" variant="danger" size={48} pending={request.isPending && t.deleting}>
            {t.deleteMyAccount}
          </Button>
        </Form>
      )}
    </Card>
  );
}
