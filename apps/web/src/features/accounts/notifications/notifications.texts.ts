import { defineTexts } from '#lib/i18n/texts.ts';

export const notificationsTexts = defineTexts({
  notifications: 'Notifications, {unread, plural, one {# unread} other {# unread}}',
  notificationsTitle: 'Notifications',
  network: 'Network error. Please check connection.',
  unread: 'Unread:',
  inbox: {
    readAll: 'Mark all as read',
    none: 'Nothing here yet',
    kept: 'You see the last 90 days.',
    older: 'Show older',
    failed: 'We couldn’t load your notifications.',
    loading: 'Loading your notifications',
    noneText: 'Updates on your orders, bookings and account show up here.',
    noneUnread: 'All read',
    failedOlder: 'We couldn’t load the older ones. Please try again.',
    loadingOlder: 'Loading...',
    noneUnreadText: 'New updates stay here until you read them.',
  },
  marking: 'Marking...',
  push: {
    title: 'Push on this device',
    failed: 'We couldn’t change push. Please try again.',
    states: {
      on: 'On: you’ll get updates even while Tawa is closed, as long as you stay signed in.',
      off: 'Off: no updates while Tawa is closed.',
      denied:
        'Your browser blocks notifications from Tawa. Allow them in its site settings, next to the address, then reload this page.',
      unsupported: 'This browser cannot show notifications while Tawa is closed.',
      'needs-install': 'Add Tawa to your home screen first; then it can be turned on there.',
    },
    turnOn: 'Turn on',
    pending: 'One moment...',
    turnOff: 'Turn off',
  },
  choices: {
    kind: 'Updates on',
    inbox: 'Inbox',
    title: 'Notifications',
    facts: 'The inbox has everything. Choose what also reaches you elsewhere.',
    always: 'always',
    failed: 'We couldn’t load your choices.',
    loading: 'Loading your choices',
    channels: {
      email: 'E-mail',
      web_push: 'Push',
      sms: 'SMS',
    },
  },
  of: '{value} {count} of {total}',
});
