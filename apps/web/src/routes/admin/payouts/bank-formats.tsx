import { FormatsPage } from '#features/money/payouts/office/formats/formats-page.tsx';

export const Screen = () => <FormatsPage />;
