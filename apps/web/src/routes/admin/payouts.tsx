import { AuditTrail } from '#features/insight/audit/office/audit-trail.tsx';
import { OfficePayouts } from '#features/money/payouts/office/payout-list.tsx';
import { OfficePayout } from '#features/money/payouts/office/payout-panel.tsx';
import { deskPayoutTexts as texts } from '../../lib/messages-office-payouts.ts';

const panel = (id: string) => (
  <OfficePayout
    payoutId={Number(id)}
    history={(entries) => <AuditTrail entries={entries} nothing={texts.noHistory} />}
  />
);

export const Screen = () => <OfficePayouts panel={panel} />;
