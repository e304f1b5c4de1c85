import { useStaffAccess } from '#lib/session/staff-access.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { PayoutList } from './payout-list.tsx';
import { kitchenPayoutsTexts } from './payouts.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** The statements of the own restaurant, for its owner; everybody else reads why there are none. */
export function OwnPayouts({ page }: { page: number }) {
  const t = useTexts(kitchenPayoutsTexts);
  const { isOpen } = useStaffAccess();
  if (!isOpen('owner')) return <EmptyState title={t.ownersOnly}>{t.ownersOnlyText}</EmptyState>;
  return (
    <>
      <h2 className="text-lg font-bold">{t.heading}</h2>
      <p className="mt-1 mb-4 max-w-prose text-body text-ink-2">{t.lead}</p>
      <PayoutList page={page} />
    </>
  );
}
