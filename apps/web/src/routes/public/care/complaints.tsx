import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { complaintsQuery } from '#features/care/complaints/shop/own-complaints.queries.ts';
import { OwnComplaints } from '#features/care/complaints/shop/own-complaints.tsx';
import { paths } from '#lib/paths.ts';
import { useBeganAsCustomer } from '#lib/session/began-as-customer.ts';
import { useSession } from '#lib/session/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { useHydrated } from '#lib/store.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { ComplaintScreen } from './complaint-screen.tsx';
import { careScreenTexts } from './care.texts.ts';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { complaintsComplaintsTexts } from '#features/care/complaints/shop/complaints.texts.ts';

const trailIn = keepEach((language: Language) => {
  const t = textsIn(careScreenTexts, language);
  return [{ label: t.crumb }];
});

const guestId = 0;

/** What stands for a customer until it is known whether the form or own complaints come first. */
const Place = () => (
  <div className="page-width hidden pt-4 in-[[data-member=user]]:block lg:pt-6" aria-hidden="true">
    <Skeleton className="h-10 w-64" />
    <Skeleton className="mt-6 h-32 w-full rounded-2xl" />
    <Skeleton className="mt-4 h-32 w-full rounded-2xl" />
    <Skeleton className="mt-4 h-96 w-full rounded-2xl" />
  </div>
);

/** The form for everybody; above it the complaints of a customer who has some, or that they could not be read. What was typed stays through a login. */
export function Screen() {
  const t = useTexts(careScreenTexts);
  const complaintsComplaints = useTexts(complaintsComplaintsTexts);
  const language = useLanguage();
  const session = useSession();
  const userId = session?.userType === 'user' ? session.userId : guestId;
  const hydrated = useHydrated();
  const [address] = useSearchParams();
  const page = Math.max(1, Number(address.get('page')) || 1);
  const { data, isError, refetch } = useQuery({ ...complaintsQuery(userId, page), enabled: userId !== guestId });
  const isLost = userId !== guestId && isError && data === undefined;
  const hasOwn = isLost || (userId !== guestId && data !== undefined && data.total > 0);
  const isUnknown = useBeganAsCustomer(userId !== guestId, hydrated) && !isLost && data === undefined;
  const untilKnown = isUnknown ? 'hidden' : undefined;
  return (
    <>
      {hasOwn && (
        <div className="page-width pt-4 lg:pt-6">
          <PageHeader title={t.title} trail={[{ label: t.home, to: paths.home }, ...trailIn(language)]}>
            <ButtonLink to={paths.newComplaint()}>{t.new}</ButtonLink>
          </PageHeader>
          <p className="mt-2 mb-6 text-lg text-pretty text-ink-2">{t.lead}</p>
          {isLost ? (
            <FailedPart text={complaintsComplaints.failed} onRetry={() => void refetch()} />
          ) : (
            <OwnComplaints userId={userId} page={page} />
          )}
        </div>
      )}
      {(isUnknown || !hydrated) && <Place />}
      {/* The served page is the same for everybody: a customer sees a place until it is known who is there. */}
      <div className={hydrated ? untilKnown : 'in-[[data-member=user]]:hidden'}>
        <ComplaintScreen trail={hasOwn ? undefined : trailIn(language)} />
      </div>
    </>
  );
}
