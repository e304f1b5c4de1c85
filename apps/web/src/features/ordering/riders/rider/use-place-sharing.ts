import { riderPlaceEveryMs } from '@tawa/domain/ordering/riders';
import { useEffect, useState } from 'react';
import { hidePlace, sendPlace } from './rider.queries.ts';

/** Sends where this phone is while it is switched on and the page is open; switching it off takes the place back. */
export function usePlaceSharing(token: string) {
  const [on, setOn] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    let last: GeolocationCoordinates | null = null;
    // A point that is lost on the way is made good by the next one.
    const send = () => {
      if (last) void sendPlace(token, last).catch(() => undefined);
    };
    const seen = ({ coords }: GeolocationPosition) => {
      const isFirst = last === null;
      last = coords;
      if (isFirst) send();
    };
    const refused = () => {
      setRefused(true);
      setOn(false);
    };
    const watch = navigator.geolocation.watchPosition(seen, refused, { enableHighAccuracy: true });
    const timer = setInterval(send, riderPlaceEveryMs);
    return () => {
      navigator.geolocation.clearWatch(watch);
      clearInterval(timer);
    };
  }, [on, token]);
  const turn = (next: boolean) => {
    setRefused(false);
    setOn(next);
    if (!next) void hidePlace(token).catch(() => undefined);
  };
  return { on, isRefused, turn, canShare: 'geolocation' in navigator };
}
