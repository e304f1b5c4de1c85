import { AuditList } from '#features/insight/audit/office/audit-list.tsx';

export const Screen = () => <AuditList />;
