/** How the states of a post look. */
export const blogTones = {
  draft: 'neutral',
  pending: 'info',
  changes_requested: 'warning',
  scheduled: 'info',
  published: 'success',
  hidden: 'danger',
} as const;
