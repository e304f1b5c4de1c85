import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ComplaintCard } from '../complaint-card.tsx';
import { kitchenComplaintsTexts } from './complaints.texts.ts';
import { type ComplaintTab, kitchenComplaintsQuery } from './kitchen-complaints.queries.ts';
import { useLiveComplaints } from '../shop/own-complaints.queries.ts';

interface Props {
  tab: ComplaintTab;
  page: number;
  onTab: (tab: ComplaintTab) => void;
}

/** Complaints about the own orders, what is due first. */
export function KitchenComplaints({ tab, page, onTab }: Props) {
  const t = useTexts(kitchenComplaintsTexts);
  const query = useQuery(kitchenComplaintsQuery(tab, page));
  useLiveComplaints();
  const counts = query.data?.counts;
  const tabs = [
    { value: 'open' as const, label: t.open, count: counts?.open },
    { value: 'settled' as const, label: t.settled, count: counts?.settled },
  ];
  const skeleton = (
    <Loading label={t.loading} className="grid gap-4">
      <Skeleton className="h-32 w-full rounded-2xl" />
      <Skeleton className="h-32 w-full rounded-2xl" />
    </Loading>
  );
  return (
    <Tabs label={t.title} value={tab} onChange={onTab} tabs={tabs}>
      <Part query={query} skeleton={skeleton} failed={t.failed}>
        {({ complaints, total_pages }) =>
          complaints.length === 0 ? (
            <EmptyState title={tab === 'open' ? t.none : t.noneSettled}>{tab === 'open' && t.noneText}</EmptyState>
          ) : (
            <>
              <ul className="grid gap-4">
                {complaints.map((complaint) => (
                  <li key={complaint.complaint_id}>
                    <ComplaintCard
                      complaint={complaint}
                      viewer="restaurant"
                      to={paths.restaurantComplaint(complaint.complaint_id)}
                    />
                  </li>
                ))}
              </ul>
              <Pagination
                page={page}
                totalPages={total_pages}
                hrefFor={(next) => `${paths.restaurantComplaints}?tab=${tab}&page=${next}`}
              />
            </>
          )
        }
      </Part>
    </Tabs>
  );
}
