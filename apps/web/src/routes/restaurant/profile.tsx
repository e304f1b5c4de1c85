import { checklistItems } from '@tawa/domain/restaurant-life';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Band } from '../../features/own-restaurant/band.tsx';
import { Checklist } from '../../features/own-restaurant/checklist.tsx';
import { ClosingCard } from '../../features/own-restaurant/closing-card.tsx';
import { ItemSheet } from '../../features/own-restaurant/item-sheet.tsx';
import { profileQuery } from '../../features/own-restaurant/profile.queries.ts';
import { Preview, shownRestaurant, type RestaurantPreview } from '../../features/own-restaurant/shown-restaurant.tsx';
import { Course, NextStep } from '../../features/own-restaurant/standing.tsx';
import { areaOfItem, elsewhere, isFixed } from '../../features/own-restaurant/way-to-item.ts';
import { RestaurantCard } from '../../features/restaurants/restaurant-card.tsx';
import { attentionQuery } from '../../features/statistics/statistics.queries.ts';
import { profileMessages } from '../../lib/messages-profile.ts';
import { useStaffAccess } from '../../lib/staff-access.ts';
import { Part } from '../../ui/part.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

const skeleton = (
  <Loading label="Loading the profile">
    <Skeleton className="h-32 w-full rounded-2xl" />
    <Skeleton className="mt-4 h-72 w-full rounded-xl" />
  </Loading>
);

export function Screen() {
  const query = useQuery(profileQuery());
  const [address, setAddress] = useSearchParams();
  const { isOpen } = useStaffAccess();
  const attention = useQuery({ ...attentionQuery(), enabled: query.data?.lifecycle === 'active' && isOpen('figures') });
  const average_rating = attention.data?.rating ?? 0;
  const preview: RestaurantPreview = (restaurant) => (
    <RestaurantCard restaurant={{ ...restaurant, average_rating }} described />
  );
  const wanted = address.get('item');
  const item = checklistItems.find((one) => one === wanted && !(one in elsewhere)) ?? null;
  const close = () => setAddress((now) => (now.get('item') === item ? {} : now), { replace: true });
  return (
    <div className="px-4 py-6 lg:px-6">
      <title>Profile · Tawa</title>
      <h1 className="text-2xl font-bold">{profileMessages.title}</h1>
      <p className="mb-4 text-note text-ink-3">{profileMessages.facts}</p>
      <Part query={query} skeleton={skeleton} failed={profileMessages.failed}>
        {(profile) => (
          <div className="grid max-w-[1180px] grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <Band profile={profile} />
              <Checklist profile={profile} onOpen={(next) => setAddress({ item: next })} />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <NextStep profile={profile} />
              <Course profile={profile} />
              <Preview>{preview(shownRestaurant(profile))}</Preview>
              {isOpen('owner') && <ClosingCard profile={profile} />}
            </div>
            {item && !isFixed(profile) && isOpen(areaOfItem(item)) && (
              <ItemSheet key={item} profile={profile} item={item} preview={preview} onClose={close} />
            )}
          </div>
        )}
      </Part>
    </div>
  );
}
