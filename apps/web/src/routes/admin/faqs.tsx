import { FaqsList } from '../../features/admin-content/faqs.tsx';

export const Screen = () => <FaqsList />;
