import { FontsPage } from '../../features/admin-settings/fonts-page.tsx';

export const Screen = () => <FontsPage />;
