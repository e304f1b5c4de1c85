import { getMailTest, sendMailTest, type MailTest } from '@tawa/contract/content/settings.mail-tests';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { call, messageFrom } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { mailTestTexts as texts } from '#lib/messages-office-mail.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Part } from '#ui/page/part.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';

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
  const { to, state, tries, error, taken_on, by } = test;
  if (state === 'waiting') return <Banner tone="info">{texts.waiting(to)}</Banner>;
  if (taken_on !== null) {
    const time = formatTime(taken_on);
    return by === 'server' ? (
      <Banner tone="success">{texts.taken(to, time)}</Banner>
    ) : (
      <Banner tone="warning">{texts.kept(to, time)}</Banner>
    );
  }
  return (
    <Banner tone="danger" title={state === 'refused' ? texts.refused(tries) : texts.givenUp(tries)}>
      {texts.answer} <span className="[overflow-wrap:anywhere]">{error}</span>
    </Banner>
  );
}

/** Sends a letter to whoever asks, and follows it until a mail server has taken it or refuses it for good. */
export function MailTestCard() {
  const send = useMutation({
    mutationFn: async () => (await call(sendMailTest, {})).body,
    onError: (error) => toast.error(messageFrom(error, texts.notSent)),
  });
  const mailId = send.data?.mail_id;
  const query = useQuery(mailTestQuery(mailId));
  return (
    <Card title={texts.title} facts={texts.facts}>
      <Button pending={send.isPending} pendingText={texts.sending} onClick={() => send.mutate()}>
        {texts.send}
      </Button>
      {mailId !== undefined && (
        <div role="status" className="mt-4">
          <Part query={query} failed={texts.failed} skeleton={<Skeleton className="h-12 w-full" />}>
            {(test) => <Outcome test={test} />}
          </Part>
        </div>
      )}
    </Card>
  );
}
