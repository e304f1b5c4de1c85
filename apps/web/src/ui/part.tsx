import { WifiSlashIcon } from '@phosphor-icons/react/dist/ssr/WifiSlash';
import type { ReactNode } from 'react';
import { messages } from '../lib/messages.ts';
import { useHydrated } from '../lib/store.ts';
import { Banner } from './banner.tsx';
import { FailedPart } from './error-state.tsx';

interface Query<T> {
  data: T | undefined;
  isError: boolean;
  /** 'paused' while the browser has no line. */
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

/** A part of a page in its states: loading, without a line, failed, there. */
export function Part<T>({ query, skeleton, failed, renderFailed, noticeClassName, children }: Props<T>): ReactNode {
  const hydrated = useHydrated();
  const { data, isError, fetchStatus, refetch } = query;
  if (data !== undefined) return children(data);
  // A failure on the server is asked again by the browser, so both begin with the skeleton.
  if (!hydrated) return skeleton;
  if (fetchStatus === 'paused')
    return (
      <Banner tone="quiet" icon={WifiSlashIcon} alert className={noticeClassName}>
        {messages.online.part}
      </Banner>
    );
  if (!isError) return skeleton;
  const retry = () => void refetch();
  if (renderFailed) return renderFailed(retry);
  return (
    <div className={noticeClassName}>
      <FailedPart text={failed} onRetry={retry} retrying={fetchStatus === 'fetching'} />
    </div>
  );
}
