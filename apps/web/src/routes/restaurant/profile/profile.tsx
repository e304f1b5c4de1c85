import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#features/catalogue/restaurants/kitchen/profile/profile.queries.ts';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { ProfileParts } from './profile-parts.tsx';
import { profileScreenTexts } from './profile.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const skeleton = (
  <Loading label="Loading the profile">
    <Skeleton className="h-32 w-full rounded-2xl" />
    <Skeleton className="mt-4 h-72 w-full rounded-xl" />
  </Loading>
);

export function Screen() {
  const t = useTexts(profileScreenTexts);
  const query = useQuery(profileQuery());
  return (
    <div className="px-4 py-6 lg:px-6">
      <title>Profile · Tawa</title>
      <h1 className="text-2xl font-bold">{t.title}</h1>
      <p className="mb-4 text-note text-ink-3">{t.facts}</p>
      <Part query={query} skeleton={skeleton} failed={t.failed}>
        {(profile) => <ProfileParts profile={profile} />}
      </Part>
    </div>
  );
}
