import { DeskComplaint } from '#features/care/complaints/office/desk-complaint.tsx';
import { DeskComplaints } from '#features/care/complaints/office/desk-complaints.tsx';

const orderHref = (orderNumber: string) => `/all-orders?open=${orderNumber}`;
const panel = (id: string) => <DeskComplaint key={id} complaintId={Number(id)} orderHref={orderHref} />;

export const Screen = () => <DeskComplaints panel={panel} />;
