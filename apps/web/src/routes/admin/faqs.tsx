import { FaqsList } from '#features/content/faqs/office/faqs.tsx';

export const Screen = () => <FaqsList />;
