import { useEffect } from 'react';
import { readStored, storageKeys, writeStored } from '../storage.ts';
import { createStore, useStore } from '../store.ts';

export interface SelectedCity {
  id: number;
  name: string;
}

function parseCity(text: string | null): SelectedCity | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('id' in value) || !('name' in value)) return null;
    const { id, name } = value;
    return typeof id === 'number' && typeof name === 'string' && name !== '' ? { id, name } : null;
  } catch {
    return null;
  }
}

const store = createStore<SelectedCity | null>(() => parseCity(readStored(storageKeys.selectedCity)));

export function selectCity(city: SelectedCity): void {
  writeStored(storageKeys.selectedCity, JSON.stringify(city));
  store.set(city);
  // As the script in the page's head would have marked it.
  document.documentElement.dataset.placed = '';
}

/** Takes the city of what a link led to where none was chosen yet. */
export function useCityOf({ city_id, cityname }: { city_id: number; cityname: string }): void {
  useEffect(() => {
    if (store.get() === null) selectCity({ id: city_id, name: cityname });
  }, [city_id, cityname]);
}

/** The chosen city; null before one is chosen, on the server and while hydrating. */
export const useSelectedCity = (): SelectedCity | null => useStore(store, null);

/** Whether somebody pressed for the picker. */
export const pressedForCity = createStore(() => false);

/** Opens the city picker, which the app hosts. */
export const openCityPicker = (): void => pressedForCity.set(true);
