import { TestimonialsList } from '../../features/admin-content/testimonials.tsx';

export const Screen = () => <TestimonialsList />;
