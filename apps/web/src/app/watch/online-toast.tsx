import { dayMs } from '@tawa/domain/common/durations';
import { onlineToastMs } from '@tawa/domain/common/limits';
import { useEffect } from 'react';
import { messages } from '#lib/messages.ts';
import { toast } from '#ui/toast/toast.ts';

const id = 'online';
const untilOnline = dayMs;

/** Says at once that the line is gone, and for a moment that it is back. */
export function OnlineToast() {
  useEffect(() => {
    const sayGone = () => toast.error(messages.online.gone, { id, duration: untilOnline });
    const sayBack = () => toast.success(messages.online.back, { id, duration: onlineToastMs });
    if (!navigator.onLine) sayGone();
    window.addEventListener('offline', sayGone);
    window.addEventListener('online', sayBack);
    return () => {
      window.removeEventListener('offline', sayGone);
      window.removeEventListener('online', sayBack);
    };
  }, []);
  return null;
}
