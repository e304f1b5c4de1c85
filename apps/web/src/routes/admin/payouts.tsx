import { AuditTrail } from '../../features/admin-audit/audit-trail.tsx';
import { DeskPayouts } from '../../features/payouts/desk-list.tsx';
import { DeskPayout } from '../../features/payouts/desk-panel.tsx';
import { deskPayoutTexts as texts } from '../../lib/messages-office-payouts.ts';

const panel = (id: string) => (
  <DeskPayout payoutId={Number(id)} history={(entries) => <AuditTrail entries={entries} nothing={texts.noHistory} />} />
);

export const Screen = () => <DeskPayouts panel={panel} />;
