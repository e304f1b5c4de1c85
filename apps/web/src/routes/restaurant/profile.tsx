import type { RestaurantProfile } from '@tawa/contract/restaurant-profile';
import { isBeingFilled, type ChecklistItem } from '@tawa/domain/restaurant-life';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Checklist } from '../../features/own-restaurant/checklist.tsx';
import { paperOf } from '../../lib/checklist-values.ts';
import { FssaiSheet, GstinSheet, PanSheet } from '../../features/own-restaurant/paper-sheets.tsx';
import { PayoutSheet } from '../../features/own-restaurant/payout-sheet.tsx';
import { PlaceSheet } from '../../features/own-restaurant/place-sheet.tsx';
import { profileQuery } from '../../features/own-restaurant/profile.queries.ts';
import { PublicSheet } from '../../features/own-restaurant/public-sheet.tsx';
import { Band, Course, NextStep } from '../../features/own-restaurant/standing.tsx';
import { TermsSheet } from '../../features/own-restaurant/terms-sheet.tsx';
import { itemNames, profileMessages } from '../../lib/messages-profile.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { Part } from '../../ui/part.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

const skeleton = (
  <Loading label="Loading the profile">
    <Skeleton className="h-32 w-full rounded-2xl" />
    <Skeleton className="mt-4 h-72 w-full rounded-xl" />
  </Loading>
);

const paperSheets = { fssai: FssaiSheet, gstin: GstinSheet, pan: PanSheet, payout: PayoutSheet } as const;

interface OpenProps {
  profile: RestaurantProfile;
  item: ChecklistItem;
  onClose: () => void;
}

function ItemSheet({ profile, item, onClose }: OpenProps) {
  if (item === 'address') return <PlaceSheet profile={profile} onClose={onClose} />;
  if (item === 'terms') return <TermsSheet profile={profile} onClose={onClose} />;
  if (item !== 'fssai' && item !== 'gstin' && item !== 'pan' && item !== 'payout')
    return <PublicSheet profile={profile} onClose={onClose} />;
  const Paper = paperSheets[item];
  const done = isBeingFilled(profile.lifecycle) ? profileMessages.saved : profileMessages.waits;
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={itemNames[item]} phone="full">
      <Paper paper={paperOf(profile, item)} done={done} onDone={onClose} />
    </Sheet>
  );
}

export function Screen() {
  const query = useQuery(profileQuery());
  const [item, setItem] = useState<ChecklistItem | null>(null);
  return (
    <div className="px-4 py-6 lg:px-6">
      <title>Profile · Tawa</title>
      <h1 className="text-2xl font-bold">{profileMessages.title}</h1>
      <p className="mb-4 text-note text-ink-3">{profileMessages.facts}</p>
      <Part query={query} skeleton={skeleton} failed={profileMessages.failed}>
        {(profile) => (
          <div className="grid max-w-[1180px] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
            <div className="grid gap-4">
              <Band profile={profile} />
              <Checklist profile={profile} onOpen={setItem} />
            </div>
            <div className="grid gap-4">
              <NextStep profile={profile} />
              <Course profile={profile} />
            </div>
            {item && (
              <ItemSheet
                key={item}
                profile={profile}
                item={item}
                onClose={() => setItem((open) => (open === item ? null : open))}
              />
            )}
          </div>
        )}
      </Part>
    </div>
  );
}
