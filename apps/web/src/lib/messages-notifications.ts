/** Texts of the inbox, of its choices and of pushes. */
export const notificationMessages = {
  inbox: {
    title: 'Notifications',
    loading: 'Loading your notifications',
    failed: 'Your notifications could not be read.',
    failedOlder: 'The older ones could not be read. Please try again.',
    none: 'Nothing here yet',
    noneText: 'News about your orders, bookings and your account come here by themselves.',
    noneUnread: 'All read',
    noneUnreadText: 'What is new stands here until you have read it.',
    older: 'Show older',
    loadingOlder: 'Loading...',
    kept: 'Notifications are kept for 90 days.',
    readAll: 'Mark all as read',
    choose: 'Choose what you hear of',
  },
  choices: {
    title: 'Notifications',
    facts: 'The inbox has everything. Choose what also reaches you elsewhere.',
    loading: 'Loading your choices',
    failed: 'Your choices could not be read.',
    kind: 'News of',
    inbox: 'Inbox',
    always: 'always',
    channels: { email: 'E-mail', web_push: 'Push', sms: 'SMS' },
  },
  push: {
    unreadable: 'Something new on Tawa',
    title: 'Push on this device',
    states: {
      on: 'On: news shows here even while Tawa is closed, as long as you stay signed in.',
      off: 'Off: nothing shows here while Tawa is closed.',
      denied:
        'Your browser blocks notifications from Tawa. Allow them in its site settings, beside the address, then open this page again.',
      unsupported: 'This browser cannot show notifications while Tawa is closed.',
      'needs-install': 'Add Tawa to your home screen first; then it can be turned on there.',
    },
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    pending: 'One moment...',
    failed: 'Push could not be changed. Please try again.',
  },
} as const;
