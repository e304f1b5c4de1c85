import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { meQuery } from './account.queries.ts';
import { ExportCard } from './export-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';
import { authTexts } from './auth.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** Name, username, e-mail and mobile of whoever is signed in, read first. */
export function OwnProfile({ userid }: { userid: number }) {
  const t = useTexts(authTexts);
  const { data: profile, isError, refetch } = useQuery(meQuery(userid));
  if (isError) return <FailedPart text={t.profileCouldNot} onRetry={() => void refetch()} />;
  if (!profile)
    return (
      <Loading label={t.loadingProfile}>
        <Skeleton className="h-[31.75rem] w-full rounded-xl sm:h-[20rem]" />
      </Loading>
    );
  return <ProfileCard key={profile.mobile} profile={profile} canProve={profile.userType === 'user'} />;
}

export const PasswordCard = () => {
  const t = useTexts(authTexts);
  return (
    <Card
      title={t.password}
      facts={t.newOneSigns}
      action={
        <ButtonLink to={paths.changePassword} variant="secondary" size={40}>
          {t.changePasswordTitle}
        </ButtonLink>
      }
    />
  );
};

export const DeleteCard = () => {
  const t = useTexts(authTexts);
  return (
    <Card
      title={t.deleteAccount}
      facts={t.haveSevenDays}
      action={
        <ButtonLink to={paths.deleteAccount} variant="secondary" size={40}>
          {t.deleteAccount}
        </ButtonLink>
      }
    />
  );
};

/** What a member of staff can do with the account itself. */
export const StaffAccount = ({ userid, children }: { userid: number; children?: ReactNode }) => (
  <>
    <OwnProfile userid={userid} />
    <TwoFactorCard userid={userid} />
    <PasswordCard />
    <SessionsCard userid={userid} />
    {children}
    <ExportCard userid={userid} />
    <DeleteCard />
  </>
);
