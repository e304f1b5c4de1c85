import type { Endpoint } from '@tawa/contract/common/endpoint';
import { ApiError, authorization, OfflineError, type Parts, refuse, urlOf } from './api-client.ts';
import { askPatiently } from './crowd.ts';
import { languageOfPage } from '../i18n/language.ts';
import { getSession } from '../session/session.ts';

/** Hands bytes to the browser as a file. */
function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** Fetches a file of the contract in the caller's name; throws as `call` does. */
export async function readFile(endpoint: Endpoint, parts: Parts, signal?: AbortSignal): Promise<Blob> {
  const token = getSession()?.token;
  const headers = { 'accept-language': languageOfPage(), ...authorization() };
  const ask = async () => {
    const response = await fetch(urlOf(endpoint, parts), { headers, signal });
    const { status, ok } = response;
    const body: unknown = ok ? null : await response.json().catch(() => null);
    return { status, body, retryAfter: response.headers.get('retry-after'), response };
  };
  const { response } = await askPatiently(ask, signal).catch((error: unknown) => {
    throw new OfflineError(error);
  });
  if (response.status === 401) refuse(token);
  if (!response.ok) throw new ApiError({ status: response.status, code: 'internal', message: '' });
  return response.blob();
}

/** Fetches a file of the contract in the caller's name and saves it; throws as `call` does. */
export const saveAnswer = async (endpoint: Endpoint, parts: Parts, name: string): Promise<void> =>
  save(await readFile(endpoint, parts), name);

/** Hands a text to the browser as a file. */
export const saveFile = (text: string, name: string, type = 'text/csv;charset=utf-8'): void =>
  save(new Blob([text], { type }), name);
