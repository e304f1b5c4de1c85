const services = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
  '*.push.apple.com',
];

const matches = (host: string, service: string): boolean =>
  service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;

/**
 * Is this the address of a browser's push service? The server calls what it is told here, so only the known services count,
 * and the origins that the settings add.
 */
export function isPushService(endpoint: string, added: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, origin } = new URL(endpoint);
  if (username) return false;
  if (added.includes(origin)) return true;
  return protocol === 'https:' && port === '' && services.some((service) => matches(hostname, service));
}
