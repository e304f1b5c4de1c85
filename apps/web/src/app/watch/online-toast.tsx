import { dayMs } from '@tawa/domain/common/durations';
import { onlineToastMs } from '@tawa/domain/common/limits';
import { useEffect } from 'react';
import { toast } from '#ui/toast/toast.ts';
import { appTexts } from '#app/app.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { watchTexts } from './watch.texts.ts';
import { readAddress } from '@tawa/domain/common/public-addresses';

const id = 'online';
const untilOnline = dayMs;

/** Says at once that the line is gone, and for a moment that it is back. */
export function OnlineToast() {
  const t = useTexts(appTexts);
  const watch = useTexts(watchTexts);
  useEffect(() => {
    // The kitchen's board and its line have a strip of their own for it, and no room over their headers.
    const isSaidThere = () =>
      [paths.restaurantOrders, paths.restaurantLine].some(
        (path) => path === readAddress(window.location.pathname).plain,
      );
    const sayGone = () => !isSaidThere() && toast.error(t.online.gone, { id, duration: untilOnline });
    const sayBack = () => toast.success(watch.online.back, { id, duration: onlineToastMs });
    if (!navigator.onLine) sayGone();
    window.addEventListener('offline', sayGone);
    window.addEventListener('online', sayBack);
    return () => {
      window.removeEventListener('offline', sayGone);
      window.removeEventListener('online', sayBack);
    };
  }, [t, watch]);
  return null;
}
