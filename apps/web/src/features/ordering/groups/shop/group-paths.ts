/** The addresses of group orders: the host's page, its checkout, and the link of the guests. */
export const groupPaths = {
  host: (groupId: number) => `/group/${groupId}`,
  checkout: (groupId: number) => `/checkout?group=${groupId}`,
  guest: (token: string) => `/g/${token}`,
};
