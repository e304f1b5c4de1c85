import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OwnComplaint } from '../../features/complaints/own-complaint.tsx';
import { complaintQuery, useLiveComplaints } from '../../features/complaints/own-complaints.queries.ts';
import { ApiError } from '../../lib/api-client.ts';
import { threadTexts } from '../../lib/messages-complaints.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Part } from '../../ui/part.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

const guestId = 0;
const skeleton = (
  <Loading label={threadTexts.loadingOne} className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
    <Skeleton className="h-64 w-full rounded-2xl" />
    <Skeleton className="h-64 w-full rounded-2xl" />
  </Loading>
);

export function Screen() {
  const { complaint_id = '' } = useParams();
  const userId = useSession()?.userId ?? guestId;
  const query = useQuery(complaintQuery(userId, Number(complaint_id)));
  useLiveComplaints();
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-6 lg:px-8">
      <Part
        query={query}
        skeleton={skeleton}
        failed={threadTexts.failedOne}
        renderFailed={
          isMissing
            ? () => (
                <EmptyState
                  level={1}
                  title={threadTexts.missing}
                  action={<ButtonLink to={paths.complaints}>{threadTexts.all}</ButtonLink>}
                >
                  {threadTexts.missingText}
                </EmptyState>
              )
            : undefined
        }
      >
        {(complaint) => <OwnComplaint key={complaint.complaint_id} complaint={complaint} />}
      </Part>
    </div>
  );
}
