import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ComplaintPage } from '#features/care/complaints/complaint-page.tsx';
import { KitchenComplaint } from '#features/care/complaints/kitchen/kitchen-complaint.tsx';
import { kitchenComplaintQuery } from '#features/care/complaints/kitchen/kitchen-complaints.queries.ts';
import { useLiveComplaints } from '#features/care/complaints/shop/own-complaints.queries.ts';
import { paths } from '../../lib/paths.ts';

export function Screen() {
  const { complaint_id = '' } = useParams();
  const query = useQuery(kitchenComplaintQuery(Number(complaint_id)));
  useLiveComplaints();
  return (
    <ComplaintPage query={query} listPath={paths.restaurantComplaints}>
      {(complaint) => <KitchenComplaint key={complaint.complaint_id} complaint={complaint} />}
    </ComplaintPage>
  );
}
