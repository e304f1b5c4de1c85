import { createStore, useStore } from '../store.ts';
import { pressedForCity, useSelectedCity } from './selected-city.ts';

const dismissedKey = 'city-question';

// For the visit, not for good: whoever comes another day may have come for another city. A browser may refuse to keep it.
function readDismissed(): boolean {
  try {
    return window.sessionStorage.getItem(dismissedKey) !== null;
  } catch {
    return false;
  }
}

function keepDismissed(): void {
  try {
    window.sessionStorage.setItem(dismissedKey, 'closed');
  } catch {
    return;
  }
}

const dismissed = createStore(readDismissed);

/** Closes it; without a choice it stays away until the next visit, on pages loaded anew too. */
export function closeCityPicker(): void {
  pressedForCity.set(false);
  keepDismissed();
  dismissed.set(true);
}

/** `asked` by a press, `waiting` while no city is stored and nobody has closed the question. */
export function useCityPicker(): 'closed' | 'asked' | 'waiting' {
  const city = useSelectedCity();
  const isAsked = useStore(pressedForCity, false);
  const isDismissed = useStore(dismissed, true);
  if (isAsked) return 'asked';
  return city === null && !isDismissed ? 'waiting' : 'closed';
}
