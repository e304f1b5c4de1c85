import { PriceReports } from '#features/catalogue/menu/office/reports/price-reports.tsx';

export const Screen = () => <PriceReports />;
