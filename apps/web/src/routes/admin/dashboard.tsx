export { OverviewPage as Screen } from '../../features/admin-overview/overview-page.tsx';
