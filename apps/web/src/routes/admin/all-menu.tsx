import { AuditTrail } from '#features/insight/audit/office/audit-trail.tsx';
import { DishPanel } from '#features/catalogue/menu/office/dish-panel.tsx';
import { DishesList } from '#features/catalogue/menu/office/dishes-list.tsx';
import { adminScreenTexts } from './admin.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const panel = (id: string, language: Language) => (
  <DishPanel
    key={id}
    menuId={Number(id)}
    history={(entries) => <AuditTrail entries={entries} nothing={textsIn(adminScreenTexts, language).noHistory} />}
  />
);

export const Screen = () => {
  const language = useLanguage();
  return <DishesList panel={(id) => panel(id, language)} />;
};
