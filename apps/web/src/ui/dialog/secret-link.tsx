import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#lib/api/api-client.ts';
import { paths } from '#lib/paths.ts';
import { useHydrated } from '#lib/store.ts';
import { FailedPart } from '../state/error-state.tsx';
import { Loading, Skeleton } from '../state/skeleton.tsx';
import { toast } from '../toast/toast.ts';

interface LinkProps {
  /** What stands there for a link without its secret. */
  notWhole: ReactNode;
  children: (token: string, onDone: (message: string) => void) => ReactNode;
}

/** A page that is opened by a link of a letter or of the server; what proves it stands behind # alone. Done leads to the login. */
export function SecretLink({ notWhole, children }: LinkProps) {
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const hydrated = useHydrated();
  const done = (message: string) => {
    toast.success(message);
    void navigate(paths.login, { replace: true });
  };
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {hydrated && token === '' ? notWhole : children(token, done)}
    </>
  );
}

interface OpenedProps<T> {
  token: string;
  /** Asks what the link is for. */
  read: (token: string, signal: AbortSignal) => Promise<T>;
  failed: string;
  /** What stands there for a link that the server refuses, with its words. */
  renderRefused: (text: string) => ReactNode;
  children: (opened: T) => ReactNode;
}

/** What a link is for, in its states: asked, refused, failed, there. */
export function OpenedLink<T>({ token, read, failed, renderRefused, children }: OpenedProps<T>) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['secret-link', token],
    queryFn: ({ signal }) => read(token, signal),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
  });
  if (isPending)
    return (
      <Loading className="grid gap-4">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-12 w-full" />
      </Loading>
    );
  if (error instanceof ApiError && error.status < 500) return renderRefused(error.message);
  if (!data) return <FailedPart text={failed} onRetry={() => void refetch()} />;
  return children(data);
}
