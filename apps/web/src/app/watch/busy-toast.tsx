import { dayMs } from '@tawa/domain/common/durations';
import { onlineToastMs } from '@tawa/domain/common/limits';
import { useEffect, useRef } from 'react';
import { waitingCalls } from '#lib/api/crowd.ts';
import { messages } from '#lib/messages.ts';
import { useStore } from '#lib/store.ts';
import { toast } from '#ui/toast/toast.ts';

const id = 'busy';
const untilItGoesOn = dayMs;

/** Says while calls wait for a server that has too much to do, and that it goes on. */
export function BusyToast() {
  const isWaiting = useStore(waitingCalls, 0) > 0;
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (isWaiting) toast.info(messages.crowd.busy, { id, duration: untilItGoesOn });
    else if (wasWaiting.current) toast.success(messages.crowd.over, { id, duration: onlineToastMs });
    wasWaiting.current = isWaiting;
  }, [isWaiting]);
  return null;
}
