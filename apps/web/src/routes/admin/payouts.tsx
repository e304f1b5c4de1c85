import { AuditTrail } from '#features/insight/audit/office/audit-trail.tsx';
import { DeskPayouts } from '#features/money/payouts/office/desk-list.tsx';
import { DeskPayout } from '#features/money/payouts/office/desk-panel.tsx';
import { deskPayoutTexts as texts } from '../../lib/messages-office-payouts.ts';

const panel = (id: string) => (
  <DeskPayout payoutId={Number(id)} history={(entries) => <AuditTrail entries={entries} nothing={texts.noHistory} />} />
);

export const Screen = () => <DeskPayouts panel={panel} />;
