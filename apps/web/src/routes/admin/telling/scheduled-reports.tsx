import { ScheduledReportsPage } from '#features/insight/scheduled-reports/office/scheduled-reports-page.tsx';

export const Screen = () => <ScheduledReportsPage />;
