import { mayMoveTo } from '@tawa/domain/accounts/staff';
import { useStaffAccess } from '#lib/session/staff-access.ts';

/** Which work on the board is that of whoever acts; what is not is not shown. */
export function useBoardRights() {
  const { isOpen } = useStaffAccess();
  return {
    /** Accepts, rejects, cancels, and says whether the kitchen takes orders. */
    answers: isOpen('orders'),
    cooks: isOpen('cooking'),
    marksReady: mayMoveTo(isOpen, 'ready'),
    handsOver: isOpen('handing_over'),
    bills: isOpen('bills'),
    sellsOut: isOpen('sold_out'),
  };
}
