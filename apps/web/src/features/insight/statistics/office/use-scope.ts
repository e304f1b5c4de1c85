import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export const scopeTabs = ['report', 'city', 'restaurant'] as const;
const numberIn = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

type Values = Readonly<Record<string, string>>;

function changed(address: URLSearchParams, values: Values): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ['page', 'sort', 'search']) next.delete(name);
  for (const [name, value] of Object.entries(values))
    if (value === '') next.delete(name);
    else next.set(name, value);
  return next;
}

/** Whose figures are shown and in which way; both stand in the address beside the period. */
export function useScope() {
  const [address, setAddress] = useSearchParams();
  return {
    tab: scopeTabs.find((name) => name === address.get('tab')) ?? 'report',
    city: numberIn(address.get('city')),
    restaurant: numberIn(address.get('restaurant')),
    hrefWith: useCallback((values: Values) => `?${changed(address, values).toString()}`, [address]),
    choose: (values: Values) => setAddress(changed(address, values), { preventScrollReset: true }),
  };
}

export type StatisticsScope = ReturnType<typeof useScope>;
