import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#lib/api/api-client.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { complaintsTexts } from './complaints.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Props<T> {
  query: UseQueryResult<T>;
  /** The list that one comes from. */
  listPath: string;
  children: (complaint: T) => ReactNode;
}

const skeletonIn = keepEach((language: Language) => {
  const t = textsIn(complaintsTexts, language);
  return (
    <Loading label={t.loadingOne} className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <Skeleton className="h-64 w-full rounded-2xl" />
      <Skeleton className="h-64 w-full rounded-2xl" />
    </Loading>
  );
});

/** One complaint on a page of its own, whoever reads it; one that is not the reader's is missing. */
export function ComplaintPage<T>({ query, listPath, children }: Props<T>) {
  const language = useLanguage();
  const t = useTexts(complaintsTexts);
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  const missing = () => (
    <EmptyState level={1} title={t.missing} action={<ButtonLink to={listPath}>{t.all}</ButtonLink>}>
      {t.missingText}
    </EmptyState>
  );
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-6 lg:px-8">
      <Part
        query={query}
        skeleton={skeletonIn(language)}
        failed={t.failedOne}
        renderFailed={isMissing ? missing : undefined}
      >
        {children}
      </Part>
    </div>
  );
}
