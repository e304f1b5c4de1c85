import type { ReactNode } from 'react';
import { AuditTrail } from '#features/insight/audit/office/audit-trail.tsx';
import { OrderPanel } from '#features/ordering/orders/office/order-panel.tsx';
import { OrdersList } from '#features/ordering/orders/office/orders-list.tsx';
import { MailPapers } from '#features/money/documents/mail-papers.tsx';
import { OrderPapers } from '#features/money/documents/order-papers.tsx';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { PanelPart } from '#ui/panel/panel-parts.tsx';
import { adminScreenTexts } from './admin.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const office = 0;

function Papers({ orderNumber }: { orderNumber: string }) {
  const t = useTexts(adminScreenTexts);
  const mayAct = useMayAct('orders');
  const frame = (papers: ReactNode) => (
    <PanelPart title={t.title}>
      {papers}
      {mayAct && <MailPapers orderNumber={orderNumber} />}
    </PanelPart>
  );
  return <OrderPapers userid={office} orderNumber={orderNumber} frame={frame} />;
}

const panel = (id: string, language: Language) => (
  <OrderPanel
    key={id}
    orderNumber={id}
    papers={(orderNumber) => <Papers orderNumber={orderNumber} />}
    history={(entries) => <AuditTrail entries={entries} nothing={textsIn(adminScreenTexts, language).noHistory} />}
  />
);

export const Screen = () => {
  const language = useLanguage();
  return <OrdersList panel={(id) => panel(id, language)} />;
};
