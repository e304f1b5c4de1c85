import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { threadTexts } from '../../lib/messages-complaints.ts';
import { paths } from '../../lib/paths.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { Part } from '../../ui/part.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ComplaintCard } from './complaint-card.tsx';
import { complaintsQuery, useLiveComplaints } from './own-complaints.queries.ts';

/** The customer's complaints, those with the latest word first. */
export function OwnComplaints({ userId, page }: { userId: number; page: number }) {
  const query = useQuery(complaintsQuery(userId, page));
  useLiveComplaints();
  const skeleton = (
    <Loading label={threadTexts.loading} className="grid gap-4">
      <Skeleton className="h-32 w-full rounded-2xl" />
      <Skeleton className="h-32 w-full rounded-2xl" />
    </Loading>
  );
  return (
    <Part query={query} skeleton={skeleton} failed={threadTexts.failed}>
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

const shown = 2;

/** The open ones in short, for a dashboard; nothing while there are none. */
export function OpenComplaints({ userId }: { userId: number }) {
  const { data } = useQuery(complaintsQuery(userId));
  useLiveComplaints();
  const open = (data?.complaints ?? []).filter(({ due_at }) => due_at !== null).slice(0, shown);
  if (open.length === 0) return null;
  return (
    <section className="mt-8">
      <div className="mb-4 flex items-baseline justify-between">
        <h2 className="text-2xl font-bold">{threadTexts.title}</h2>
        <Link to={paths.complaints} className="flex min-h-11 items-center font-bold text-brand-ink">
          {threadTexts.all}
        </Link>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {open.map((complaint) => (
          <ComplaintCard
            key={complaint.complaint_id}
            complaint={complaint}
            viewer="customer"
            to={paths.complaint(complaint.complaint_id)}
          />
        ))}
      </div>
    </section>
  );
}
