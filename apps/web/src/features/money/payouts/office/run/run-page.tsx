import type { AuditEntry } from '@tawa/contract/insight/audit';
import type { RunSums } from '@tawa/contract/money/payouts.batches';
import { payableTabs } from '@tawa/domain/money/payout-batches';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { FileCards } from './file-cards.tsx';
import { RunList } from './run-list.tsx';
import { RunEqual, RunSteps } from './run-steps.tsx';
import { RunTabs } from './run-tabs.tsx';
import { filesQuery, runSumsQuery } from './run.queries.ts';
import { runTexts } from './run.texts.ts';

const sheets = () => import('./run-sheets.tsx');
const MakeSheet = lazyPart(async () => (await sheets()).MakeSheet);
const FileSheet = lazyPart(async () => (await sheets()).FileSheet);

const payableOf = ({ sums }: Pick<RunSums, 'sums'>) => {
  const places = sums.filter(({ tab }) => payableTabs.some((one) => one === tab));
  return {
    lines: places.reduce((all, { lines }) => all + lines, 0),
    total: places.reduce((all, { total }) => all + Math.round(total * 100), 0) / 100,
  };
};

function Places({ query }: { query: ReturnType<typeof useQuery<RunSums>> }) {
  const t = useTexts(runTexts);
  return (
    <>
      <Link to="/payouts" className="text-sm font-semibold text-brand-ink">
        {t.back}
      </Link>
      <Part
        query={query}
        failed={t.sumsFailed}
        skeleton={
          <Loading className="mt-2">
            <Skeleton className="h-12 w-full max-w-xl" />
          </Loading>
        }
      >
        {(data) => (
          <>
            <RunEqual sums={data.sums} ledger={data.ledger} />
            <RunSteps steps={data.steps} />
            <RunTabs sums={data.sums} />
            {!data.has_account && (
              <p className="mt-2 text-sm text-ink-2">
                {t.noSource({
                  link: (words) => (
                    <Link to="/settings?group=payouts" className="font-semibold text-brand-ink underline">
                      {words}
                    </Link>
                  ),
                })}
              </p>
            )}
          </>
        )}
      </Part>
    </>
  );
}

interface Props {
  /** What the office did with a file. */
  history: (entries: readonly AuditEntry[]) => ReactNode;
}

/** A run of payouts: what waits for its money, and the files that bring it. */
export function PayoutRun({ history }: Props) {
  const t = useTexts(runTexts);
  const [address, setAddress] = useSearchParams();
  const mayAct = useMayAct('money');
  const [isMaking, setMaking] = useState(false);
  const week = address.get('week') ?? undefined;
  const sums = useQuery(runSumsQuery(week));
  const files = useQuery(filesQuery());
  const [newest] = files.data?.rows ?? [];
  const { formats = [], has_account = false } = sums.data ?? {};
  // Most pay from one bank: what was used last is used again.
  const usual = formats.find(({ name }) => name === newest?.format) ?? formats[0];
  const payable = sums.data && payableOf(sums.data);
  const open = Number(address.get('file') ?? 0);
  const setOpen = (id: number | null) => {
    const next = new URLSearchParams(address);
    if (id === null) next.delete('file');
    else next.set('file', String(id));
    setAddress(next, { replace: true });
  };
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_392px]">
      <RunList
        format={has_account ? usual : undefined}
        above={<Places query={sums} />}
        action={
          mayAct &&
          payable &&
          payable.lines > 0 &&
          has_account && (
            <Button size={40} onClick={() => setMaking(true)}>
              {t.payAll({ count: payable.lines })}
            </Button>
          )
        }
      />
      <FileCards query={files} onOpen={setOpen} />
      <Suspense>
        {isMaking && payable && sums.data && usual && (
          <MakeSheet payable={payable} sums={sums.data} usual={usual} week={week} onClose={() => setMaking(false)} />
        )}
        {open > 0 && <FileSheet key={open} id={open} history={history} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
}
