import type { DataExport } from '@tawa/contract/accounts/exports';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { useQuery } from '@tanstack/react-query';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatDate, formatDateTime } from '#lib/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { exportsQuery, useExportTicket, useRequestExport } from './export.queries.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { authTexts } from './auth.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const kib = 1024;
const sizeOf = (bytes: number): string =>
  bytes < kib * kib ? `${Math.max(1, Math.round(bytes / kib))} KB` : `${(bytes / kib / kib).toFixed(1)} MB`;

function Ready({ made }: { made: DataExport }) {
  const auth = useTexts(authTexts);
  const t = useTexts(wordsTexts);
  const language = useLanguage();
  const ticket = useExportTicket();
  const download = () =>
    ticket.mutate(made.export_id, {
      onSuccess: (address) => window.location.assign(address),
      onError: (error) => toast.error(messageFrom(error, t.network)),
    });
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {auth.madeOn({ dateTime: formatDateTime(made.ready_on ?? made.requested_on, language) })}
        </p>
        <p className="num text-sm text-ink-3">
          {auth.until({ sizeOf: sizeOf(made.bytes ?? 0), expiresAt: formatDate(made.expires_at, language) })}
        </p>
      </div>
      <Button
        variant="secondary"
        size={40}
        icon={DownloadSimpleIcon}
        pending={ticket.isPending && auth.opening}
        onClick={download}
      >
        {auth.download}
      </Button>
    </li>
  );
}

function Content({ exports }: { exports: readonly DataExport[] }) {
  const auth = useTexts(authTexts);
  const t = useTexts(wordsTexts);
  const request = useRequestExport();
  const [latest] = exports;
  const isRunning = latest?.state === 'running';
  const ready = exports.filter(({ state }) => state === 'ready');
  const ask = () => request.mutate(undefined, { onError: (error) => toast.error(messageFrom(error, t.network)) });
  return (
    <>
      <div role="status">
        {isRunning && (
          <Banner tone="info" className="mb-4">
            {auth.dataBeingPut}
          </Banner>
        )}
        {latest?.state === 'failed' && (
          <Banner tone="danger" className="mb-4">
            {auth.dataCouldNot}
          </Banner>
        )}
      </div>
      {ready.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {ready.map((made) => (
            <Ready key={made.export_id} made={made} />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        size={48}
        disabled={isRunning}
        pending={request.isPending && auth.asking}
        onClick={ask}
      >
        {auth.askForMy}
      </Button>
    </>
  );
}

/** Everything that is kept of the account in one file, made by the worker and offered for some days. */
export function ExportCard({ userid }: { userid: number }) {
  const t = useTexts(authTexts);
  const { data, isError, refetch } = useQuery(exportsQuery(userid));
  return (
    <Card title={t.downloadMyData} facts={t.everythingWeKeep}>
      {isError && <FailedPart text={t.filesCouldNot} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading label={t.loadingFiles}>
          <Skeleton className="h-12 w-full" />
        </Loading>
      )}
      {data && <Content exports={data} />}
    </Card>
  );
}
