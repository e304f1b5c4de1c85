import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#features/catalogue/restaurants/kitchen/profile/profile.queries.ts';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { ProfileParts } from './profile-parts.tsx';
import { profileScreenTexts } from './profile.texts.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { PanelTitle } from '#ui/panel/panel-title.tsx';

const skeletonIn = keepEach((language: Language) => {
  const t = textsIn(profileScreenTexts, language);
  return (
    <Loading label={t.loadingProfile}>
      <Skeleton className="h-32 w-full rounded-2xl" />
      <Skeleton className="mt-4 h-72 w-full rounded-xl" />
    </Loading>
  );
});

export function Screen() {
  const language = useLanguage();
  const t = useTexts(profileScreenTexts);
  const query = useQuery(profileQuery());
  return (
    <div className="px-4 py-6 lg:px-6">
      <title>{t.profileTawa}</title>
      <PanelTitle>{t.title}</PanelTitle>
      <p className="mb-4 text-note text-ink-3">{t.facts}</p>
      <Part query={query} skeleton={skeletonIn(language)} failed={t.failed}>
        {(profile) => <ProfileParts profile={profile} />}
      </Part>
    </div>
  );
}
