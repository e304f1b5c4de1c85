import { AuditTrail } from '#features/insight/audit/office/audit-trail.tsx';
import { PayoutRun } from '#features/money/payouts/office/run/run-page.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { adminScreenTexts } from '../admin.texts.ts';

export const Screen = () => {
  const { noHistory } = useTexts(adminScreenTexts);
  return <PayoutRun history={(entries) => <AuditTrail entries={entries} nothing={noHistory} />} />;
};
