import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ComplaintPage } from '#features/care/complaints/complaint-page.tsx';
import { OwnComplaint } from '#features/care/complaints/shop/own-complaint.tsx';
import { complaintQuery, useLiveComplaints } from '#features/care/complaints/shop/own-complaints.queries.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '#lib/session/session.ts';

const guestId = 0;

export function Screen() {
  const { complaint_id = '' } = useParams();
  const userId = useSession()?.userId ?? guestId;
  const query = useQuery(complaintQuery(userId, Number(complaint_id)));
  useLiveComplaints();
  return (
    <ComplaintPage query={query} listPath={paths.complaints}>
      {(complaint) => <OwnComplaint key={complaint.complaint_id} complaint={complaint} />}
    </ComplaintPage>
  );
}
