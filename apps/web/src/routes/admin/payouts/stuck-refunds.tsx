import { StuckRefunds } from '#features/money/refunds/office/stuck-refunds.tsx';

export const Screen = () => <StuckRefunds />;
