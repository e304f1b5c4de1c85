import type { RestaurantProfile } from '@tawa/contract/catalogue/restaurants.kitchen';
import { checklistItems, isBeingFilled } from '@tawa/domain/catalogue/restaurant-life';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { Band } from '#features/catalogue/restaurants/kitchen/profile/band.tsx';
import { Checklist } from '#features/catalogue/restaurants/kitchen/profile/checklist.tsx';
import { ClosingCard } from '#features/catalogue/restaurants/kitchen/profile/closing-card.tsx';
import { ItemSheet } from '#features/catalogue/restaurants/kitchen/profile/item-sheet.tsx';
import { itemAfter } from '#features/catalogue/restaurants/kitchen/profile/sheet-foot.tsx';
import {
  Preview,
  shownRestaurant,
  type RestaurantPreview,
} from '#features/catalogue/restaurants/kitchen/profile/shown-restaurant.tsx';
import { Course, NextStep } from '#features/catalogue/restaurants/kitchen/profile/standing.tsx';
import { areaOfItem, elsewhere, isFixed, wayTo } from '#features/catalogue/restaurants/kitchen/profile/way-to-item.ts';
import { RestaurantCard } from '#features/catalogue/restaurants/shop/restaurant-card.tsx';
import { attentionQuery } from '#features/insight/statistics/statistics.queries.ts';
import { useStaffAccess } from '#lib/session/staff-access.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** What a restaurant says of itself and how far it is; `?item=` opens the form of a line. */
export function ProfileParts({ profile }: { profile: RestaurantProfile }) {
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const { isOpen } = useStaffAccess();
  const attention = useQuery({ ...attentionQuery(), enabled: profile.lifecycle === 'active' && isOpen('figures') });
  const average_rating = attention.data?.rating ?? 0;
  const preview: RestaurantPreview = (restaurant) => (
    <RestaurantCard restaurant={{ ...restaurant, average_rating }} described />
  );
  const wanted = address.get('item');
  const item = checklistItems.find((one) => one === wanted && !(one in elsewhere)) ?? null;
  const close = () => setAddress((now) => (now.get('item') === item ? {} : now), { replace: true });
  const next = item && itemAfter(profile, item, (one) => isOpen(areaOfItem(one)));
  const onward = () => (next ? void navigate(wayTo(next), { replace: !(next in elsewhere) }) : close());
  const way = { isFilling: isBeingFilled(profile.lifecycle), next, onward };
  return (
    <div className="grid max-w-[1180px] grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Band profile={profile} />
        <Checklist profile={profile} onOpen={(opened) => setAddress({ item: opened })} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <NextStep profile={profile} />
        {!profile.listed && <Course profile={profile} />}
        <Preview>{preview(shownRestaurant(language, profile))}</Preview>
        {isOpen('owner') && <ClosingCard profile={profile} />}
      </div>
      {item && !isFixed(profile) && isOpen(areaOfItem(item)) && (
        <ItemSheet key={item} profile={profile} item={item} preview={preview} way={way} onClose={close} />
      )}
    </div>
  );
}
