export { OverviewPage as Screen } from '#features/insight/overview/office/overview-page.tsx';
