import { useQuery } from '@tanstack/react-query';
import { deletionQuery } from '#features/accounts/auth/shop/account.queries.ts';
import { DeletionCard, DeletionWaits } from '#features/accounts/auth/shop/deletion-card.tsx';
import { useSession } from '#lib/session/session.ts';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { accountScreenTexts } from './account.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const guestId = 0;

export function Screen() {
  const t = useTexts(accountScreenTexts);
  const userid = useSession()?.userId ?? guestId;
  const { data, isError, refetch } = useQuery(deletionQuery(userid));
  return (
    <div className="mx-auto max-w-[640px] px-4 py-6 lg:px-8">
      <title>{t.deleteAccountTawa}</title>
      <h1 className="mb-5 text-3xl font-extrabold tracking-[-.03em]">{t.deleteAccount}</h1>
      {isError && <FailedPart text={t.accountCouldNot} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading label={t.loadingAccount}>
          <Skeleton className="h-60 w-full rounded-xl" />
        </Loading>
      )}
      {data?.due && <DeletionWaits due={data.due} />}
      {data && !data.due && <DeletionCard blockers={data.blockers} />}
    </div>
  );
}
