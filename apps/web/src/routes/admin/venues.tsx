import { AuditTrail } from '#features/insight/audit/office/audit-trail.tsx';
import { VenuePanel } from '#features/tables/bookings/office/venue-panel.tsx';
import { VenuesList } from '#features/tables/bookings/office/venues-list.tsx';
import { adminScreenTexts } from './admin.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const panel = (id: string, language: Language) => (
  <VenuePanel
    key={id}
    venueId={Number(id)}
    history={(entries) => <AuditTrail entries={entries} nothing={textsIn(adminScreenTexts, language).noHistory} />}
  />
);

export const Screen = () => {
  const language = useLanguage();
  return <VenuesList panel={(id) => panel(id, language)} />;
};
