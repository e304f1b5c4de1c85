import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { kitchenComplaintsQuery } from '../../features/complaints/kitchen-complaints.queries.ts';
import { useLiveComplaints } from '../../features/complaints/own-complaints.queries.ts';
import { kitchenReviewsQuery } from '../../features/reviews/kitchen-reviews.queries.ts';
import { kitchenReviewTexts } from '../../lib/messages-after.ts';
import { kitchenComplaintTexts } from '../../lib/messages-complaints.ts';
import { paths } from '../../lib/paths.ts';

interface Props {
  to: string;
  label: string;
  /** What waits for an answer; unknown while it is read. */
  count: number | undefined;
}

const Waiting = ({ to, label, count }: Props) => (
  <li>
    <Link to={to} className="block rounded-2xl border border-line bg-surface p-5">
      <span className="block text-note text-ink-3">{label}</span>
      <span className="num display block text-4xl font-extrabold">{count ?? '–'}</span>
    </Link>
  </li>
);

/** What guests said and what waits for an answer of the restaurant. */
export function KitchenFeedback() {
  const { data } = useQuery(kitchenComplaintsQuery('open'));
  const { data: reviews } = useQuery(kitchenReviewsQuery('all'));
  useLiveComplaints();
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      <Waiting to={paths.restaurantReviews} label={kitchenReviewTexts.waiting} count={reviews?.counts.unanswered} />
      <Waiting to={paths.restaurantComplaints} label={kitchenComplaintTexts.openOnes} count={data?.counts.open} />
    </ul>
  );
}
