import { DeskComplaint } from '../../features/complaints/desk-complaint.tsx';
import { DeskComplaints } from '../../features/complaints/desk-complaints.tsx';

const orderHref = (orderNumber: string) => `/all-orders?open=${orderNumber}`;
const panel = (id: string) => <DeskComplaint key={id} complaintId={Number(id)} orderHref={orderHref} />;

export const Screen = () => <DeskComplaints panel={panel} />;
