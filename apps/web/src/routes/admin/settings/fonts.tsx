import { FontsPage } from '#features/content/fonts/office/fonts-page.tsx';

export const Screen = () => <FontsPage />;
