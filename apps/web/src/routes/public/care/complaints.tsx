import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { complaintsQuery } from '#features/care/complaints/shop/own-complaints.queries.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ComplaintScreen } from './complaint-screen.tsx';
import { careScreenTexts } from './care.texts.ts';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { complaintsComplaintsTexts } from '#features/care/complaints/shop/complaints.texts.ts';

const OwnComplaints = lazyPart(
  async () => (await import('#features/care/complaints/shop/own-complaints.tsx')).OwnComplaints,
);

const trailIn = keepEach((language: Language) => {
  const t = textsIn(careScreenTexts, language);
  return [{ label: t.crumb }];
});

const guestId = 0;

/** The form for everybody; above it the complaints of a customer who has some, or that they could not be read. What was typed stays through a login. */
export function Screen() {
  const t = useTexts(careScreenTexts);
  const complaintsComplaints = useTexts(complaintsComplaintsTexts);
  const language = useLanguage();
  const session = useSession();
  const userId = session?.userType === 'user' ? session.userId : guestId;
  const [address] = useSearchParams();
  const page = Math.max(1, Number(address.get('page')) || 1);
  const { data, isError, refetch } = useQuery({ ...complaintsQuery(userId, page), enabled: userId !== guestId });
  const isLost = userId !== guestId && isError && data === undefined;
  const hasOwn = isLost || (userId !== guestId && data !== undefined && data.total > 0);
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
            <Suspense>
              <OwnComplaints userId={userId} page={page} />
            </Suspense>
          )}
        </div>
      )}
      <ComplaintScreen trail={hasOwn ? undefined : trailIn(language)} />
    </>
  );
}
