/** What the inbox, the choices and pushes say. */
export const notificationMessages = {
  push: {
    unreadable: 'Something new on Tawa',
  },
} as const;
