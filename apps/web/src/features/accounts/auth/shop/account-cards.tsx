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

/** Name, username, e-mail and mobile of whoever is signed in, read first. */
export function OwnProfile({ userid }: { userid: number }) {
  const { data: profile, isError, refetch } = useQuery(meQuery(userid));
  if (isError) return <FailedPart text="Your profile could not be read." onRetry={() => void refetch()} />;
  if (!profile)
    return (
      <Loading label="Loading your profile">
        <Skeleton className="h-72 w-full rounded-xl" />
      </Loading>
    );
  return <ProfileCard profile={profile} />;
}

export const PasswordCard = () => (
  <Card
    title="Password"
    facts="A new one signs every other device out."
    action={
      <ButtonLink to={paths.changePassword} variant="secondary" size={40}>
        Change password
      </ButtonLink>
    }
  />
);

export const DeleteCard = () => (
  <Card
    title="Delete account"
    facts="You have seven days to change your mind."
    action={
      <ButtonLink to={paths.deleteAccount} variant="secondary" size={40}>
        Delete account
      </ButtonLink>
    }
  />
);

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
