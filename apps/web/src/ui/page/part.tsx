import { onlineManager } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHydrated } from '#lib/store.ts';
import { FailedPart } from '../state/error-state.tsx';

export interface Query<T> {
  data: T | undefined;
  isError: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => Promise<unknown>;
}

interface Props<T> {
  query: Query<T>;
  skeleton: ReactNode;
  /** What is said with a retry after a failure. */
  failed: string;
  /** What stands here after a failure instead. */
  renderFailed?: (retry: () => void) => ReactNode;
  /** Where the notices stand that take the part's place. */
  noticeClassName?: string;
  children: (data: T) => ReactNode;
}

/** A part of a page in its states: loading, failed or without a line, there. */
export function Part<T>({ query, skeleton, failed, renderFailed, noticeClassName, children }: Props<T>): ReactNode {
  const hydrated = useHydrated();
  const { data, isError, fetchStatus, refetch } = query;
  if (data !== undefined) return children(data);
  // A failure on the server is asked again by the browser, so both begin with the skeleton.
  if (!hydrated) return skeleton;
  if (!isError) return skeleton;
  const retry = () => void refetch();
  if (renderFailed && onlineManager.isOnline()) return renderFailed(retry);
  return (
    <div className={noticeClassName}>
      <FailedPart text={failed} onRetry={retry} retrying={fetchStatus === 'fetching'} />
    </div>
  );
}
