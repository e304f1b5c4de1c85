import { SettingsPage } from '../../features/admin-settings/settings-page.tsx';

export const Screen = () => <SettingsPage />;
