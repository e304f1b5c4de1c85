import { AuditTrail } from '../../features/admin-audit/audit-trail.tsx';
import { VenuePanel } from '../../features/admin-tables/venue-panel.tsx';
import { VenuesList } from '../../features/admin-tables/venues-list.tsx';
import { deskVenueTexts } from '../../lib/messages-office-tables.ts';

const panel = (id: string) => (
  <VenuePanel
    key={id}
    venueId={Number(id)}
    history={(entries) => <AuditTrail entries={entries} nothing={deskVenueTexts.noHistory} />}
  />
);

export const Screen = () => <VenuesList panel={panel} />;
