import { dayMs } from '@tawa/domain/common/durations';
import { onlineToastMs } from '@tawa/domain/common/limits';
import { useEffect, useRef } from 'react';
import { waitingCalls } from '#lib/api/refused.ts';
import { useStore } from '#lib/store.ts';
import { toast } from '#ui/toast/toast.ts';
import { watchTexts } from './watch.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const id = 'busy';
const untilItGoesOn = dayMs;

/** Says while calls wait for a server that has too much to do, and that it goes on. */
export function BusyToast() {
  const t = useTexts(watchTexts);
  const isWaiting = useStore(waitingCalls, 0) > 0;
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (isWaiting) toast.info(t.crowd.busy, { id, duration: untilItGoesOn });
    else if (wasWaiting.current) toast.success(t.crowd.over, { id, duration: onlineToastMs });
    wasWaiting.current = isWaiting;
  }, [isWaiting, t]);
  return null;
}
