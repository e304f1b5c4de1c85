import { AuditTrail } from '#features/insight/audit/office/audit-trail.tsx';
import { VenuePanel } from '#features/tables/bookings/office/venue-panel.tsx';
import { VenuesList } from '#features/tables/bookings/office/venues-list.tsx';
import { deskVenueTexts } from '../../lib/messages-office-tables.ts';

const panel = (id: string) => (
  <VenuePanel
    key={id}
    venueId={Number(id)}
    history={(entries) => <AuditTrail entries={entries} nothing={deskVenueTexts.noHistory} />}
  />
);

export const Screen = () => <VenuesList panel={panel} />;
