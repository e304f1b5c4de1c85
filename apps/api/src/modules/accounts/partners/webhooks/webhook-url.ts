const loopback = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** What is wrong with a partner's address, or null; plain http to this machine is for tests and development alone. */
export function webhookUrlProblem(text: string, isLoopbackOpen: boolean): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url) return 'Enter a whole address, like https://till.example.com/tawa';
  if (url.username || url.password) return 'Leave the name and password out of the address';
  if (url.hash) return 'Leave the part after # out of the address';
  if (isLoopbackOpen && url.protocol === 'http:' && loopback.has(url.hostname)) return null;
  return url.protocol === 'https:' ? null : 'The address must begin with https://';
}
