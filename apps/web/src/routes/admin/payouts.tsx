import { AuditTrail } from '#features/insight/audit/office/audit-trail.tsx';
import { DeskPayouts } from '#features/money/payouts/office/desk-list.tsx';
import { DeskPayout } from '#features/money/payouts/office/desk-panel.tsx';
import { adminScreenTexts } from './admin.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const panel = (id: string, language: Language) => (
  <DeskPayout
    payoutId={Number(id)}
    history={(entries) => <AuditTrail entries={entries} nothing={textsIn(adminScreenTexts, language).noHistory} />}
  />
);

export const Screen = () => {
  const language = useLanguage();
  return <DeskPayouts panel={(id) => panel(id, language)} />;
};
