import { DeskFeedback } from '../../features/reviews/desk-feedback.tsx';

export const Screen = () => <DeskFeedback />;
