import { OfficeComplaint } from '#features/care/complaints/office/complaint.tsx';
import { OfficeComplaints } from '#features/care/complaints/office/complaints.tsx';

const orderHref = (orderNumber: string) => `/all-orders?open=${orderNumber}`;
const panel = (id: string) => <OfficeComplaint key={id} complaintId={Number(id)} orderHref={orderHref} />;

export const Screen = () => <OfficeComplaints panel={panel} />;
