import { logout } from '@tawa/contract/accounts/auth';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { sendBeforeLeaving } from '#lib/session/leaving.ts';
import { endSession } from '#lib/session/session.ts';

const lookMs = 100;
const waitMaxMs = 15_000;
const idleLookMs = 5000;
const stayMs = 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until what was pressed has reached the server, so that it is never told as somebody else's. */
async function settle(client: QueryClient): Promise<void> {
  sendBeforeLeaving();
  const until = Date.now() + waitMaxMs;
  do await pause(lookMs);
  while (client.isMutating() > 0 && Date.now() < until);
}

/** Ends the session of whoever acts; the tablet itself goes on. */
export function useLeave(): { leave: () => Promise<void>; isLeaving: boolean } {
  const client = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const isOnce = useRef(false);
  const leave = useCallback(async () => {
    if (isOnce.current) return;
    isOnce.current = true;
    setLeaving(true);
    await settle(client);
    // Without an answer the server ends it by itself, once nothing was asked for the set minutes.
    await call(logout, {}).catch(() => undefined);
    endSession();
  }, [client]);
  return { leave, isLeaving };
}

/** Leaves for whoever touched nothing for so long; a touch is told to the server, which counts as well. */
export function useIdle(minutes: number | undefined, { leave, stay }: { leave: () => void; stay: () => void }): void {
  const touched = useRef(0);
  const told = useRef(0);
  const look = useEffectEvent(() => {
    if (minutes === undefined || !navigator.onLine) return;
    const now = Date.now();
    if (now - touched.current >= minutes * 60_000) return leave();
    if (touched.current > told.current && now - told.current >= stayMs) {
      told.current = now;
      stay();
    }
  });
  useEffect(() => {
    touched.current = Date.now();
    told.current = Date.now();
    const touch = () => (touched.current = Date.now());
    const wake = () => document.visibilityState === 'visible' && look();
    const timer = setInterval(() => look(), idleLookMs);
    document.addEventListener('pointerdown', touch, { capture: true });
    document.addEventListener('keydown', touch, { capture: true });
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(timer);
      document.removeEventListener('pointerdown', touch, { capture: true });
      document.removeEventListener('keydown', touch, { capture: true });
      document.removeEventListener('visibilitychange', wake);
    };
  }, []);
}
