import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../features/account/account.queries.ts';
import { ProfileCard } from '../../features/account/profile-card.tsx';
import { SessionsCard } from '../../features/account/sessions-card.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedPart } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

const guestId = 0;

export function Screen() {
  const userid = useSession()?.userId ?? guestId;
  const { data: profile, isError, refetch } = useQuery(meQuery(userid));
  return (
    <div className="mx-auto grid max-w-[820px] gap-5 px-4 py-6 lg:px-8">
      <title>Settings · Tawa</title>
      <h1 className="text-3xl font-extrabold tracking-[-.03em]">Settings</h1>
      {isError && <FailedPart text="Your profile could not be read." onRetry={() => void refetch()} />}
      {!profile && !isError && (
        <Loading label="Loading your profile">
          <Skeleton className="h-72 w-full rounded-xl" />
        </Loading>
      )}
      {profile && <ProfileCard profile={profile} />}
      <Card
        title="Password"
        facts="A new one signs every other device out."
        action={
          <ButtonLink to={paths.changePassword} variant="secondary" size={40}>
            Change password
          </ButtonLink>
        }
      />
      <SessionsCard userid={userid} />
      <Card
        title="Delete account"
        facts="You have seven days to change your mind."
        action={
          <ButtonLink to={paths.deleteAccount} variant="secondary" size={40}>
            Delete account
          </ButtonLink>
        }
      />
    </div>
  );
}
