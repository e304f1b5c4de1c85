import { useQuery } from '@tanstack/react-query';
import { deletionQuery } from '#features/accounts/auth/shop/account.queries.ts';
import { DeletionCard, DeletionWaits } from '#features/accounts/auth/shop/deletion-card.tsx';
import { useSession } from '#lib/session/session.ts';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';

const guestId = 0;

export function Screen() {
  const userid = useSession()?.userId ?? guestId;
  const { data, isError, refetch } = useQuery(deletionQuery(userid));
  return (
    <div className="mx-auto max-w-[640px] px-4 py-6 lg:px-8">
      <title>Delete account · Tawa</title>
      <h1 className="mb-5 text-3xl font-extrabold tracking-[-.03em]">Delete account</h1>
      {isError && <FailedPart text="Your account could not be read." onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading label="Loading your account">
          <Skeleton className="h-60 w-full rounded-xl" />
        </Loading>
      )}
      {data?.due && <DeletionWaits due={data.due} />}
      {data && !data.due && <DeletionCard blockers={data.blockers} />}
    </div>
  );
}
