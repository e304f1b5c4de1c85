import { noDiet } from '@tawa/domain/accounts/diet';
import { useQuery } from '@tanstack/react-query';
import { readKeptDiet } from '#lib/diet/kept-diet.ts';
import { useSession } from '#lib/session/session.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { DietForm } from './diet-form.tsx';
import { dietQuery } from './diet.queries.ts';
import { dietTexts } from './diet.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const guestId = 0;

function OfAccount({ userid, onSaved }: { userid: number; onSaved: () => void }) {
  const t = useTexts(dietTexts);
  const { data, isError, refetch } = useQuery(dietQuery(userid));
  if (isError) return <FailedPart text={t.dietCouldNot} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <Loading label={t.loadingDiet}>
        <Skeleton className="h-64 w-full" />
      </Loading>
    );
  return <DietForm userid={userid} known={data ?? noDiet} onSaved={onSaved} />;
}

/** The diet over the page: the account's for customers, the device's for guests. */
export function DietSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts(dietTexts);
  const session = useSession();
  const userid = session?.userType === 'user' ? session.userId : guestId;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.diet}
      description={userid === guestId ? t.onDevice : t.facts}
      phone="tall"
      width="large"
    >
      {userid === guestId ? (
        <DietForm userid={null} known={readKeptDiet()?.profile ?? noDiet} onSaved={onClose} />
      ) : (
        <OfAccount userid={userid} onSaved={onClose} />
      )}
    </Sheet>
  );
}
