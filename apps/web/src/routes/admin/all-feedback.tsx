import { OfficeFeedback } from '#features/catalogue/reviews/office/feedback.tsx';

export const Screen = () => <OfficeFeedback />;
