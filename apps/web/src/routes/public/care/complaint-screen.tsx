import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { meQuery } from '#features/accounts/auth/shop/account.queries.ts';
import { ComplaintForm } from '#features/care/complaints/shop/complaint-form.tsx';
import { ComplaintNotice } from '#features/care/complaints/complaint-notice.tsx';
import { ComplaintPromise } from '#features/care/complaints/complaint-promise.tsx';
import { CountNote } from '#features/money/refunds/shop/count-note.tsx';
import { refundCountsQuery } from '#features/money/refunds/shop/files.queries.ts';
import { OrderChoice } from '#features/ordering/orders/shop/order-choice.tsx';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { Banner } from '#ui/banner.tsx';
import { PageHeader, type Crumb } from '#ui/page/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { complaintsComplaintsTexts } from '#features/care/complaints/shop/complaints.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { careScreenTexts } from './care.texts.ts';

/** The complaint form with everything around it; both of its addresses show it. Without a trail it is a part of a page. */
export function ComplaintScreen({ trail }: { trail?: readonly Crumb[] }) {
  const t = useTexts(complaintsComplaintsTexts);
  const careScreen = useTexts(careScreenTexts);
  const session = useSession();
  const [search] = useSearchParams();
  const { data: me } = useQuery({ ...meQuery(session?.userId ?? 0), enabled: session?.userType === 'user' });
  const { data: counts } = useQuery({
    ...refundCountsQuery(session?.userId ?? 0),
    enabled: session?.userType === 'user',
  });
  return (
    <div className="page-width pt-4 pb-16 lg:pt-6 lg:pb-24">
      <PageMeta title={t.title} description={careScreen.description} path={paths.complaints} />
      {trail ? (
        <PageHeader title={t.title} trail={[{ label: careScreen.home, to: paths.home }, ...trail]} />
      ) : (
        <h2 className="mt-8 border-t border-line pt-8 text-3xl font-bold">{t.title}</h2>
      )}
      <p className="mt-2 max-w-[60ch] text-lg text-balance text-ink-2">{careScreen.complaint.lead}</p>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:items-start lg:gap-14">
        <div className="space-y-5 rounded-2xl border border-line bg-surface p-5 sm:p-8">
          <ComplaintNotice />
          <ComplaintForm
            orderId={search.get('order') ?? ''}
            complainant={me}
            renderOrders={(chosen, choose) =>
              session?.userType === 'user' && (
                <OrderChoice userId={session.userId} label={careScreen.orders} chosen={chosen} onChoose={choose} />
              )
            }
            note={
              counts && (
                <Banner tone="quiet">
                  <CountNote counts={counts} />
                </Banner>
              )
            }
          />
        </div>
        <ComplaintPromise />
      </div>
    </div>
  );
}
