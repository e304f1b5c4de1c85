import { useQuery } from '@tanstack/react-query';
import { unresolvedComplaintsQuery } from '../../features/complaints/complaints.queries.ts';
import { FailedPart } from '../../ui/error-state.tsx';

export function Screen() {
  const { data, isError, refetch } = useQuery(unresolvedComplaintsQuery);
  return (
    <div className="px-4 py-6 lg:px-6">
      <title>Dashboard · Tawa</title>
      <h1 className="mb-4 text-2xl font-bold">Dashboard</h1>
      {isError ? (
        <FailedPart text="The figures could not be read." onRetry={() => void refetch()} />
      ) : (
        <section className="max-w-sm rounded-2xl border border-line bg-surface p-5">
          <h2 className="text-note text-ink-3">Unresolved complaints</h2>
          <p className="num display text-4xl font-extrabold">{data ?? '–'}</p>
        </section>
      )}
    </div>
  );
}
