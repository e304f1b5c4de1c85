import { defineTexts } from '#lib/i18n/texts.ts';

export const settingsScreenTexts = defineTexts({
  parts: {
    hours: 'Opening hours',
    orders: 'Taking orders',
    delivery: 'Delivery',
    payout: 'Payout account',
    device: 'Sounds and printer',
    staff: 'Staff',
    account: 'Account',
  },
  failed: 'The settings could not be read.',
  leaveText: 'What you changed here is not saved.',
  leaveTitle: 'Leave without saving?',
  profileSettingsTawa: 'Profile settings · Tawa',
  profileSettings: 'Profile settings',
  settings: 'Settings',
  discardChanges: 'Discard changes',
  keepEditing: 'Keep editing',
  loadingSettings: 'Loading the settings',
});
