import { AuditTrail } from '#features/insight/audit/office/audit-trail.tsx';
import { OfficePayouts } from '#features/money/payouts/office/payout-list.tsx';
import { OfficePayout } from '#features/money/payouts/office/payout-panel.tsx';
import { adminScreenTexts } from './admin.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const panel = (id: string, language: Language) => (
  <OfficePayout
    payoutId={Number(id)}
    history={(entries) => <AuditTrail entries={entries} nothing={textsIn(adminScreenTexts, language).noHistory} />}
  />
);

export const Screen = () => {
  const language = useLanguage();
  return <OfficePayouts panel={(id) => panel(id, language)} />;
};
