import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '#lib/session/session.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { doorQuery, type Door } from './addresses.queries.ts';
import type { Point } from './map-point.tsx';
import { addressesTexts } from './addresses.texts.ts';

/** The restaurant that is to deliver to an address. */
export interface Kitchen {
  restaurant_id: number;
  restaurant_name: string;
}

interface Where {
  city_id: number;
  pincode: string;
  point: Point | null;
}

const guestId = 0;
const pauseMs = 300;
const whole = /^[1-9]\d{5}$/;

function doorOf({ city_id, pincode, point }: Where, kitchen: Kitchen | undefined): Door | null {
  const isKnown = city_id > 0 && (point !== null || whole.test(pincode));
  if (!isKnown) return null;
  const code = whole.test(pincode) ? pincode : null;
  return { restaurant_id: kitchen?.restaurant_id, city_id, pincode: code, ...(point ?? { lat: null, lng: null }) };
}

/** A value once it has stood still for a moment. */
function useStill(text: string): string {
  const [still, setStill] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setStill(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return still;
}

export interface Reached {
  /** Null while it is not known. */
  delivers: boolean | null;
  text: string;
  longText: string;
}

/** Whether the door that is being written down can be delivered to, asked once it stands still. */
export function useReached(where: Where, kitchen: Kitchen | undefined): Reached {
  const t = useTexts(addressesTexts);
  const userid = useSession()?.userId ?? guestId;
  const door = doorOf(where, kitchen);
  const isStill = useStill(JSON.stringify(door)) === JSON.stringify(door);
  const { data = null } = useQuery(doorQuery(userid, isStill ? door : null));
  if (kitchen) {
    const name = { restaurant: kitchen.restaurant_name };
    return { delivers: data, text: data ? t.reaches(name) : t.tooFar(name), longText: t.found.tooFarLong(name) };
  }
  return { delivers: data, text: data ? t.found.weDeliver : t.found.notYet, longText: t.found.notYetLong };
}
