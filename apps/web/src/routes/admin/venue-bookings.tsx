import { AuditTrail } from '#features/insight/audit/office/audit-trail.tsx';
import { BookingPanel } from '#features/tables/bookings/office/booking-panel.tsx';
import { BookingsList } from '#features/tables/bookings/office/bookings-list.tsx';
import { adminScreenTexts } from './admin.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const panel = (id: string, language: Language) => (
  <BookingPanel
    key={id}
    bookingNumber={id}
    history={(entries) => <AuditTrail entries={entries} nothing={textsIn(adminScreenTexts, language).noHistory} />}
  />
);

export const Screen = () => {
  const language = useLanguage();
  return <BookingsList panel={(id) => panel(id, language)} />;
};
