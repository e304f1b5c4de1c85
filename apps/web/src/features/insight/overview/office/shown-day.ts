import type { Overview } from '@tawa/contract/insight/overview';
import { minuteMs } from '@tawa/domain/common/durations';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { serviceDayAt } from '@tawa/domain/insight/statistics';
import { useSearchParams } from 'react-router';
import { useNow } from '#ui/state/use-now.ts';

/** Which day and city are shown; both stand in the address. */
export function useShownDay() {
  const [address, setAddress] = useSearchParams();
  const today = serviceDayAt(new Date(useNow(Date.now, minuteMs)), timeZoneDefault);
  const asked = address.get('day') ?? '';
  const city = address.get('city') ?? '';
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(address);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setAddress(next, { preventScrollReset: true });
  };
  return {
    today,
    day: /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked < today ? asked : today,
    city: /^[1-9]\d{0,8}$/.test(city) ? city : '',
    chooseDay: (day: string) => set('day', day >= today ? '' : day),
    chooseCity: (id: string) => set('city', id),
  };
}

/** What leads to the rows behind the figures of a day and, where one is chosen, of a city. */
export interface Ways {
  orders: (filters: string) => string;
  /** The orders of the day that a report's figure counts. */
  figure: (figure: string, cityId?: number) => string;
  to: (link: string) => string;
}

/** The links of one shown day. */
export function waysOf({ day }: Pick<Overview, 'day'>, city: string): Ways {
  const to = (link: string) => (city === '' ? link : `${link}${link.includes('?') ? '&' : '?'}city=${city}`);
  const days = `day_from=${day}&day_to=${day}`;
  return {
    to,
    orders: (filters) => to(`/all-orders?${filters}`),
    figure: (figure, cityId) => {
      const link = `/all-orders?figure=${figure}&${days}`;
      return cityId === undefined ? to(link) : `${link}&city=${cityId}`;
    },
  };
}

const weekdays = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', weekday: 'long' });

/** 'Friday' for a service day; nothing for what is no day. */
export function weekdayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? '' : weekdays.format(at);
}
