import { payoutMessages as texts } from '#lib/messages-payouts.ts';
import { useStaffAccess } from '#lib/session/staff-access.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { PayoutList } from './payout-list.tsx';

/** The statements of the own restaurant, for its owner; everybody else reads why there are none. */
export function OwnPayouts({ page }: { page: number }) {
  const { isOpen } = useStaffAccess();
  if (!isOpen('owner')) return <EmptyState title={texts.ownersOnly}>{texts.ownersOnlyText}</EmptyState>;
  return (
    <>
      <h2 className="text-lg font-bold">{texts.heading}</h2>
      <p className="mt-1 mb-4 max-w-prose text-body text-ink-2">{texts.lead}</p>
      <PayoutList page={page} />
    </>
  );
}
