import { DeskFeedback } from '#features/catalogue/reviews/office/desk-feedback.tsx';

export const Screen = () => <DeskFeedback />;
