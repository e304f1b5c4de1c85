import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#features/catalogue/restaurants/kitchen/profile/profile.queries.ts';
import { profileMessages } from '#lib/messages-profile.ts';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { ProfileParts } from './profile-parts.tsx';

const skeleton = (
  <Loading label="Loading the profile">
    <Skeleton className="h-32 w-full rounded-2xl" />
    <Skeleton className="mt-4 h-72 w-full rounded-xl" />
  </Loading>
);

export function Screen() {
  const query = useQuery(profileQuery());
  return (
    <div className="px-4 py-6 lg:px-6">
      <title>Profile · Tawa</title>
      <h1 className="text-2xl font-bold">{profileMessages.title}</h1>
      <p className="mb-4 text-note text-ink-3">{profileMessages.facts}</p>
      <Part query={query} skeleton={skeleton} failed={profileMessages.failed}>
        {(profile) => <ProfileParts profile={profile} />}
      </Part>
    </div>
  );
}
