import { defineTexts } from '#lib/i18n/texts.ts';

export const toastPartTexts = defineTexts({
  notDone: 'That didn’t work. Please try again.',
  closeNotification: 'Close notification',
  notifications: 'Notifications',
});
