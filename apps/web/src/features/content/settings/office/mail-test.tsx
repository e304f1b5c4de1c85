import { getMailTest, sendMailTest, type MailTest } from '@tawa/contract/content/settings.mail-tests';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { call, messageFrom } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Part } from '#ui/page/part.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { officeSettingsTexts } from './settings.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const askEveryMs = { waiting: 1000, refused: 5000, taken: false, given_up: false } as const;

const mailTestQuery = (mailId: number | undefined) =>
  queryOptions({
    queryKey: ['admin-mail-test', mailId],
    queryFn:
      mailId === undefined
        ? skipToken
        : async ({ signal }) => (await call(getMailTest, { params: { mail_id: mailId } }, signal)).body,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? askEveryMs[state.data.state] : false),
  });

function Outcome({ test }: { test: MailTest }) {
  const t = useTexts(officeSettingsTexts);
  const language = useLanguage();
  const { to, state, tries, error, taken_on, by } = test;
  if (state === 'waiting') return <Banner tone="info">{t.waiting({ to })}</Banner>;
  if (taken_on !== null) {
    const time = formatTime(taken_on, language);
    return by === 'server' ? (
      <Banner tone="success">{t.taken({ to, time })}</Banner>
    ) : (
      <Banner tone="warning">{t.kept({ to, time })}</Banner>
    );
  }
  return (
    <Banner tone="danger" title={state === 'refused' ? t.refused({ tries }) : t.givenUp({ tries })}>
      {t.answer} <span className="[overflow-wrap:anywhere]">{error}</span>
    </Banner>
  );
}

/** Sends a letter to whoever asks, and follows it until a mail server has taken it or refuses it for good. */
export function MailTestCard() {
  const t = useTexts(officeSettingsTexts);
  const send = useMutation({
    mutationFn: async () => (await call(sendMailTest, {})).body,
    onError: (error) => toast.error(messageFrom(error, t.notSent)),
  });
  const mailId = send.data?.mail_id;
  const query = useQuery(mailTestQuery(mailId));
  return (
    <Card title={t.mailTest.title} facts={t.facts}>
      <Button pending={send.isPending} pendingText={t.sending} onClick={() => send.mutate()}>
        {t.send}
      </Button>
      {mailId !== undefined && (
        <div role="status" className="mt-4">
          <Part query={query} failed={t.failed} skeleton={<Skeleton className="h-12 w-full" />}>
            {(test) => <Outcome test={test} />}
          </Part>
        </div>
      )}
    </Card>
  );
}
