import { defineTexts } from '#lib/i18n/texts.ts';

export const settingsScreenTexts = defineTexts({
  parts: {
    hours: 'Opening hours',
    orders: 'Taking orders',
    delivery: 'Delivery',
    payout: 'Payout account',
    device: 'Sounds and printer',
    staff: 'Staff',
    tablets: 'Shared tablets',
    integrations: 'Integrations',
    account: 'Account',
  },
  failed: 'We couldn’t load the settings.',
  leaveText: 'Your changes will be lost.',
  leaveTitle: 'Leave without saving?',
  profileSettingsTawa: 'Profile settings · Tawa',
  profileSettings: 'Profile settings',
  settings: 'Settings',
  discardChanges: 'Discard changes',
  keepEditing: 'Keep editing',
  loadingSettings: 'Loading the settings',
});
