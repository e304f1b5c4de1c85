import { AuditTrail } from '#features/insight/audit/office/audit-trail.tsx';
import { NewsPart } from '#features/accounts/news/office/news-part.tsx';
import { IntegrationsPart } from '#features/accounts/partners/integrations-part.tsx';
import { RestaurantPanel } from '#features/catalogue/restaurants/office/restaurant-panel.tsx';
import { RestaurantsList } from '#features/catalogue/restaurants/office/restaurants-list.tsx';
import { adminScreenTexts } from './admin.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const panel = (id: string, language: Language) => (
  <RestaurantPanel
    key={id}
    restaurantId={Number(id)}
    integrations={<IntegrationsPart restaurantId={Number(id)} />}
    news={<NewsPart restaurantId={Number(id)} />}
    history={(entries) => <AuditTrail entries={entries} nothing={textsIn(adminScreenTexts, language).noHistory} />}
  />
);

export const Screen = () => {
  const language = useLanguage();
  return <RestaurantsList panel={(id) => panel(id, language)} />;
};
