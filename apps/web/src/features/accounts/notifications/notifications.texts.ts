import { defineTexts } from '#lib/i18n/texts.ts';

export const notificationsTexts = defineTexts({
  notifications: 'Notifications, {unread, plural, one {# unread} other {# unread}}',
  notifications2: 'Notifications',
  network: 'Network error. Please check connection.',
  unread: 'Unread:',
  inbox: {
    readAll: 'Mark all as read',
  },
  marking: 'Marking...',
});
