import { useQuery } from '@tanstack/react-query';
import { paths } from '#lib/paths.ts';
import { Pagination } from '#ui/list/pagination.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { ComplaintCard } from '../complaint-card.tsx';
import { complaintsQuery, useLiveComplaints } from './own-complaints.queries.ts';
import { complaintsComplaintsTexts } from './complaints.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** The customer's complaints, those with the latest word first. */
export function OwnComplaints({ userId, page }: { userId: number; page: number }) {
  const t = useTexts(complaintsComplaintsTexts);
  const query = useQuery(complaintsQuery(userId, page));
  useLiveComplaints();
  const skeleton = (
    <Loading label={t.loading} className="grid gap-4">
      <Skeleton className="h-32 w-full rounded-2xl" />
      <Skeleton className="h-32 w-full rounded-2xl" />
    </Loading>
  );
  return (
    <Part query={query} skeleton={skeleton} failed={t.failed}>
      {({ complaints, total_pages }) => (
        <>
          <ul className="grid gap-4">
            {complaints.map((complaint) => (
              <li key={complaint.complaint_id}>
                <ComplaintCard complaint={complaint} viewer="customer" to={paths.complaint(complaint.complaint_id)} />
              </li>
            ))}
          </ul>
          <Pagination page={page} totalPages={total_pages} hrefFor={(next) => `${paths.complaints}?page=${next}`} />
        </>
      )}
    </Part>
  );
}
