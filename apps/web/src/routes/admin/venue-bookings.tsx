import { AuditTrail } from '#features/insight/audit/office/audit-trail.tsx';
import { BookingPanel } from '#features/tables/bookings/office/booking-panel.tsx';
import { BookingsList } from '#features/tables/bookings/office/bookings-list.tsx';
import { deskBookingTexts } from '../../lib/messages-office-tables.ts';

const panel = (id: string) => (
  <BookingPanel
    key={id}
    bookingNumber={id}
    history={(entries) => <AuditTrail entries={entries} nothing={deskBookingTexts.noHistory} />}
  />
);

export const Screen = () => <BookingsList panel={panel} />;
