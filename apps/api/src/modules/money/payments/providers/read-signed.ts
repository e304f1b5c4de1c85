import type { ProviderEvent, Reading } from './provider.ts';

/** What a body says that its provider did sign. Such a body is never refused for its shape: the provider would send it for days. */
export function readSigned(body: Buffer, toEvent: (json: unknown) => ProviderEvent | undefined): Reading {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return 'no_json';
  }
  return toEvent(json) ?? 'unreadable';
}
