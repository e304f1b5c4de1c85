import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import type { RefundFile } from '@tawa/contract/money/refunds.files';
import { formatRupees } from '@tawa/domain/common/money';
import { refundNumber } from '@tawa/domain/money/refund-files';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '#lib/api/api-client.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { keepEach, textsIn, useTexts } from '#lib/i18n/texts.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Part } from '#ui/page/part.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import type { FileViewer } from './file-words.ts';
import { filesTexts } from './files.texts.ts';

interface PageProps<T> {
  query: UseQueryResult<T>;
  listPath: string;
  children: (file: T) => ReactNode;
}

const skeletonIn = keepEach((language: Language) => (
  <Loading label={textsIn(filesTexts, language).loading} className="grid gap-6 lg:grid-cols-2">
    <Skeleton className="h-96 w-full rounded-2xl" />
    <Skeleton className="h-96 w-full rounded-2xl" />
  </Loading>
));

/** The file of one refund on a page of its own, whoever reads it; one that is not the reader's is missing. */
export function RefundFilePage<T>({ query, listPath, children }: PageProps<T>) {
  const t = useTexts(filesTexts);
  const language = useLanguage();
  const isMissing = query.error instanceof ApiError && [400, 404].includes(query.error.status);
  const missing = () => (
    <EmptyState level={1} title={t.missing} action={<ButtonLink to={listPath}>{t.toOrders}</ButtonLink>}>
      {t.missingText}
    </EmptyState>
  );
  return (
    <div className="mx-auto max-w-[1000px] px-4 py-4 lg:px-8 lg:py-6">
      <Part
        query={query}
        skeleton={skeletonIn(language)}
        failed={t.failed}
        renderFailed={isMissing ? missing : undefined}
      >
        {children}
      </Part>
    </div>
  );
}

/** What it is, of which order, and the way back. */
export function FileHead({ file, viewer, back }: { file: RefundFile; viewer: FileViewer; back: string }) {
  const t = useTexts(filesTexts);
  const { order_number: order, restaurant_name: restaurant, refund_id } = file;
  const number = refundNumber(refund_id);
  return (
    <header className="mb-5 flex items-center gap-1 border-b border-line pb-3">
      <title>{t.pageTitle({ number, order })}</title>
      <Link to={back} aria-label={t.back[viewer]} className="-ml-3 grid size-11 shrink-0 place-items-center rounded-md">
        <Icon of={ArrowLeftIcon} weight="bold" className="text-[1.375rem]" />
      </Link>
      <div className="min-w-0">
        <h1 className="text-xl font-bold">
          {t.title} <span className="num text-base font-semibold text-ink-3">{number}</span>
        </h1>
        <p className="num text-sm [overflow-wrap:anywhere] text-ink-2">{t.about({ order, restaurant })}</p>
      </div>
    </header>
  );
}

const tones: Readonly<Record<RefundFile['state'], BadgeTone>> = {
  requested: 'info',
  approved: 'success',
  processing: 'success',
  processed: 'success',
  failed: 'warning',
  declined: 'neutral',
};

interface SumProps {
  file: RefundFile;
  label: string;
  children?: ReactNode;
}

/** The sum, where it stands, and one line about it. */
export function FileAmount({ file, label, children }: SumProps) {
  const t = useTexts(filesTexts);
  return (
    <section aria-live="polite">
      <p className="text-body text-ink-2">{label}</p>
      <p className="flex flex-wrap items-center justify-between gap-3">
        <b className="num text-4xl font-extrabold tracking-[-.03em]">{formatRupees(file.amount)}</b>
        <Badge tone={tones[file.state]}>{t.states[file.state]}</Badge>
      </p>
      {children && <div className="mt-1 text-body [overflow-wrap:anywhere] text-ink-2">{children}</div>}
    </section>
  );
}

/** The page in two halves where there is room, one below the other on a phone. */
export const FileHalves = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
    <div className="grid min-w-0 gap-7">{first}</div>
    <div className="grid min-w-0 gap-7">{second}</div>
  </div>
);
