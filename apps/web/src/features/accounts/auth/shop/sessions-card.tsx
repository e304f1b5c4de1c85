import type { SessionEntry } from '@tawa/contract/accounts/auth.account';
import { useQuery } from '@tanstack/react-query';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatDate } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { sessionsQuery, useEndSession } from './account.queries.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { authTexts } from './auth.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

function Row({ session }: { session: SessionEntry }) {
  const auth = useTexts(authTexts);
  const t = useTexts(wordsTexts);
  const language = useLanguage();
  const end = useEndSession();
  const press = () =>
    end.mutate(session.session_id, { onError: (error) => toast.error(messageFrom(error, t.network)) });
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {session.device} {session.is_current && <Badge tone="success">{auth.device}</Badge>}
        </p>
        <p className="num text-sm text-ink-3">
          {auth.since({ createdOn: formatDate(session.created_on, language) })}
          {session.address && ` · ${session.address}`}
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="secondary"
          size={40}
          aria-label={auth.signOutDevice({ device: session.device })}
          pending={end.isPending && auth.signingOut}
          onClick={press}
        >
          {auth.signOut}
        </Button>
      )}
    </li>
  );
}

/** Where the account is signed in, each with its way out. */
export function SessionsCard({ userid }: { userid: number }) {
  const auth = useTexts(authTexts);
  const t = useTexts(wordsTexts);
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery(userid));
  const end = useEndSession();
  const endOthers = () =>
    end.mutate(null, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(messageFrom(error, t.network)),
    });
  const hasOthers = (sessions?.length ?? 0) > 1;
  return (
    <Card title={auth.signedInDevices} facts={auth.whoeverUsesDevice}>
      {isError && <FailedPart text={auth.devicesCouldNot} onRetry={() => void refetch()} />}
      {!sessions && !isError && (
        <Loading label={auth.loadingDevices} className="grid gap-3">
          <Skeleton className="h-12 w-full" />
        </Loading>
      )}
      {sessions && (
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <Row key={session.session_id} session={session} />
          ))}
        </ul>
      )}
      {hasOthers && (
        <Button
          variant="secondary"
          size={48}
          className="mt-3"
          pending={end.isPending && auth.signingOut}
          onClick={endOthers}
        >
          {auth.signOutOthers}
        </Button>
      )}
    </Card>
  );
}
