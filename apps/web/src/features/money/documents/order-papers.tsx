import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { FilePdfIcon } from '@phosphor-icons/react/dist/ssr/FilePdf';
import type { Paper } from '@tawa/contract/money/documents';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatDate } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { FailedPart } from '#ui/state/error-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { papersQuery, useSavePaper } from './documents.queries.ts';
import { documentsTexts } from './documents.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

function Row({ paper }: { paper: Paper }) {
  const t = useTexts(documentsTexts);
  const language = useLanguage();
  const { mutate, isPending } = useSavePaper();
  const name = t.paper[paper.kind];
  const save = () => mutate(paper, { onError: (error) => toast.error(messageFrom(error, t.network)) });
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <FilePdfIcon className="size-6 shrink-0 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-body font-semibold">
          <span>{name}</span>
          <span className="num">{formatRupees(paper.total)}</span>
        </p>
        <p className="num flex flex-wrap gap-x-2 text-note text-ink-3">
          <span className="whitespace-nowrap">{paper.number}</span>
          <span className="whitespace-nowrap">{formatDate(paper.issued_at, language)}</span>
        </p>
      </div>
      <IconButton
        label={t.save({ name: name.toLowerCase(), number: paper.number })}
        icon={DownloadSimpleIcon}
        look="outline"
        disabled={isPending}
        aria-busy={isPending}
        onClick={save}
      />
    </li>
  );
}

interface Props {
  userid: number;
  orderNumber: string;
  /** Frames the list; nothing is framed while there is no paper. */
  frame: (content: ReactNode) => ReactNode;
}

/** Invoice, credit notes and vouchers of an order, each to be saved. */
export function OrderPapers({ userid, orderNumber, frame }: Props) {
  const t = useTexts(documentsTexts);
  const { data, isError, refetch } = useQuery(papersQuery(userid, orderNumber));
  if (isError && !data) return frame(<FailedPart text={t.unread} onRetry={() => void refetch()} />);
  if (!data || data.length === 0) return null;
  return frame(
    <ul className="divide-y divide-line">
      {data.map((paper) => (
        <Row key={paper.document_id} paper={paper} />
      ))}
    </ul>,
  );
}
