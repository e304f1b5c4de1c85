import { SettingsPage } from '#features/content/settings/office/settings-page.tsx';

export const Screen = () => <SettingsPage />;
