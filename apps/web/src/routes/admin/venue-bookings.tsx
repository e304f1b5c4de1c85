import { AuditTrail } from '../../features/admin-audit/audit-trail.tsx';
import { BookingPanel } from '../../features/admin-tables/booking-panel.tsx';
import { BookingsList } from '../../features/admin-tables/bookings-list.tsx';
import { deskBookingTexts } from '../../lib/messages-office-tables.ts';

const panel = (id: string) => (
  <BookingPanel
    key={id}
    bookingNumber={id}
    history={(entries) => <AuditTrail entries={entries} nothing={deskBookingTexts.noHistory} />}
  />
);

export const Screen = () => <BookingsList panel={panel} />;
