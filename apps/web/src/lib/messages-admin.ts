/** The words of the office's lists. */
export const auditTexts = {
  title: 'Audit log',
  search: 'Person, action, id, reason or value',
  who: 'Who',
  empty: { title: 'Nothing was written yet', text: 'What administrators change is listed here.' },
  from: 'From',
  to: 'To',
  about: 'About',
};

export const usersTexts = {
  joined: 'Joined on the day of',
  role: 'Role',
  state: 'State',
  from: 'Joined from',
  to: 'Joined to',
  today: 'Joined today',
  blockedOnly: 'Blocked',
  noCash: 'Pays online only',
  block: 'Block',
  blockText: 'Every session ends at once. The reason is shown when somebody logs in with the right password.',
  blockMany: (count: number) => `Block ${count === 1 ? '1 account' : `${count} accounts`}?`,
  blockedMany: (count: number) => (count === 1 ? '1 account blocked' : `${count} accounts blocked`),
  reason: 'Reason, as the person reads it',
  unblock: 'Unblock',
  unblockMany: (count: number) => `Unblock ${count === 1 ? '1 account' : `${count} accounts`}?`,
  unblockText: 'They can log in again.',
  unblockedMany: (count: number) => (count === 1 ? '1 account unblocked' : `${count} accounts unblocked`),
  noHistory: 'Nothing yet.',
  blocked: 'Account blocked.',
  unblocked: 'Account unblocked.',
  cashAllowed: 'Cash on delivery allowed.',
  cashOff: 'Cash on delivery switched off.',
  noteAdded: 'Note added.',
  linkSent: 'Link sent.',
};

export const roleWords: Record<string, string> = { user: 'Customer', restaurant: 'Restaurant', admin: 'Administrator' };
export const userStateWords: Record<string, string> = { active: 'Active', blocked: 'Blocked', deleted: 'Deleted' };
