import type { RestaurantProfile } from '@tawa/contract/catalogue/restaurants.kitchen';
import type { ChecklistItem } from '@tawa/domain/catalogue/restaurant-life';
import { paperOf } from '#lib/checklist-values.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { FssaiSheet, GstinSheet, PanSheet } from './paper-sheets.tsx';
import { PayoutSheet } from './payout-sheet.tsx';
import { PlaceSheet } from './place-sheet.tsx';
import { kitchenProfileTexts } from './profile.texts.ts';
import { PublicSheet } from './public-sheet.tsx';
import type { Way } from './sheet-foot.tsx';
import type { RestaurantPreview } from './shown-restaurant.tsx';
import { TermsSheet } from './terms-sheet.tsx';
import { catalogueRestaurantsTexts } from '../../restaurants.texts.ts';

const paperSheets = { fssai: FssaiSheet, gstin: GstinSheet, pan: PanSheet, payout: PayoutSheet } as const;

interface Props {
  profile: RestaurantProfile;
  item: ChecklistItem;
  preview: RestaurantPreview;
  way: Way;
  onClose: () => void;
}

/** The form behind an item of the checklist. */
export function ItemSheet({ profile, item, preview, way, onClose }: Props) {
  const catalogueRestaurants = useTexts(catalogueRestaurantsTexts);
  const t = useTexts(kitchenProfileTexts);
  if (item === 'address') return <PlaceSheet profile={profile} way={way} onClose={onClose} />;
  if (item === 'terms') return <TermsSheet profile={profile} way={way} onClose={onClose} />;
  if (item !== 'fssai' && item !== 'gstin' && item !== 'pan' && item !== 'payout')
    return <PublicSheet profile={profile} preview={preview} way={way} onClose={onClose} />;
  const Paper = paperSheets[item];
  const done = way.isFilling ? t.saved : t.waits;
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={catalogueRestaurants.item[item]} phone="full">
      <Paper paper={paperOf(profile, item)} way={way} done={done} />
    </Sheet>
  );
}
