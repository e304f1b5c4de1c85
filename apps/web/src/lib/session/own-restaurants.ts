import { storageKeys, writeStored } from '../storage.ts';
import { addressIn } from '@tawa/domain/common/public-addresses';
import { languageOfPage } from '../i18n/language.ts';

/** Opens a restaurant: the page begins anew with it, so nothing of the other one is left; pages that are open stay with theirs. */
export function openRestaurant(restaurantId: number, path: string): void {
  writeStored(storageKeys.restaurantId, String(restaurantId));
  window.location.assign(addressIn(languageOfPage(), path));
}
