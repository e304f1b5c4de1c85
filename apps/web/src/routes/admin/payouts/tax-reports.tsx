import { TaxReports } from '#features/money/tax-reports/office/tax-page.tsx';

export const Screen = () => <TaxReports />;
