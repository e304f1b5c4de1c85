import { addPushSubscription, deletePushSubscription, getPushKey } from '@tawa/contract/accounts/notifications';
import { call } from '#lib/api/api-client.ts';
import { getSession } from '#lib/session/session.ts';
import { readStored, storageKeys, writeStored } from '#lib/storage.ts';

/** `needs-install`: this browser takes push only for a site on the home screen. */
export type PushState = 'unsupported' | 'needs-install' | 'denied' | 'off' | 'on';

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);
const base64urlOf = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCodePoint(...new Uint8Array(buffer ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const isPhoneOfApple = () => /iPhone|iPad/.test(navigator.userAgent);

async function findManager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

// The server tells a browser only while the session lasts in which it asked, so a later session has to ask again.
const markOf = (userid: number): string => `${userid}:${getSession()?.token.slice(-16) ?? ''}`;
const isMine = (userid: number): boolean => readStored(storageKeys.push)?.startsWith(`${userid}:`) === true;

async function register(subscription: PushSubscription, userid: number): Promise<void> {
  const keys = { p256dh: base64urlOf(subscription.getKey('p256dh')), auth: base64urlOf(subscription.getKey('auth')) };
  await call(addPushSubscription, { body: { endpoint: subscription.endpoint, keys } });
  writeStored(storageKeys.push, markOf(userid));
}

async function subscribe(manager: PushManager): Promise<PushSubscription> {
  const { key } = (await call(getPushKey)).body;
  const kept = await manager.getSubscription();
  if (kept && base64urlOf(kept.options.applicationServerKey) === key) return kept;
  await kept?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** Whether this browser tells this person of news. */
export async function readPushState(userid: number): Promise<PushState> {
  const manager = await findManager();
  if (!manager) return isPhoneOfApple() ? 'needs-install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = isMine(userid) ? await manager.getSubscription() : null;
  return subscription ? 'on' : 'off';
}

/** Asks the person, the browser's push service and the server, in this order; only after a press. */
export async function turnPushOn(userid: number): Promise<PushState> {
  const manager = await findManager();
  if (!manager) return readPushState(userid);
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await register(await subscribe(manager), userid);
  return 'on';
}

export async function turnPushOff(userid: number): Promise<PushState> {
  const subscription = await (await findManager())?.getSubscription();
  if (subscription) {
    await call(deletePushSubscription, { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  writeStored(storageKeys.push, null);
  return readPushState(userid);
}

/** Says again to a new session that this browser is to be told, when its owner once said so. */
export async function keepPush(userid: number): Promise<void> {
  if (!isMine(userid) || readStored(storageKeys.push) === markOf(userid)) return;
  const subscription = await (await findManager())?.getSubscription();
  if (subscription && Notification.permission === 'granted') await register(subscription, userid);
}
