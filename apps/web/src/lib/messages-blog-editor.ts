/** What a restaurant reads while it writes posts. */
export const blogEditorTexts = {
  loading: 'Loading your posts',
  write: 'Write a post',
  states: {
    draft: 'Draft',
    pending: 'With us',
    changes_requested: 'To be changed',
    scheduled: 'Scheduled',
    published: 'Published',
    hidden: 'Taken off',
  },
  pendingText: 'We are reading it. Take it back to write on.',
  publishedText: 'It stands on the blog.',
  scheduledText: (when: string) => `It comes out on ${when}.`,
  hiddenText: (why: string) => `We took it off the blog: ${why} Take it back to write on.`,
  look: 'Look at it on the blog',
} as const;

export const blogTones = {
  draft: 'neutral',
  pending: 'info',
  changes_requested: 'warning',
  scheduled: 'info',
  published: 'success',
  hidden: 'danger',
} as const;
