import { TestimonialsList } from '#features/content/testimonials/office/testimonials.tsx';

export const Screen = () => <TestimonialsList />;
