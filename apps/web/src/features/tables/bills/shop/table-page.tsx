import type { PayPage } from '@tawa/contract/money/payments';
import type { TablePage } from '@tawa/contract/tables/bills';
import { formatRupees } from '@tawa/domain/common/money';
import { ReceiptIcon } from '@phosphor-icons/react/dist/ssr/Receipt';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { forgetPhoneKey, readPhoneKey } from '#lib/phone-key.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { BillView } from './bill-view.tsx';
import { isGone, type TableKeys, tableQuery } from './bills.queries.ts';
import { tableTexts } from './bills.texts.ts';
import { SendSheet } from './send-sheet.tsx';
import { type TableBag, useTableBag } from './table-bag.ts';
import { Company, TableHead } from './table-head.tsx';
import { TableJoin } from './table-join.tsx';

/** What the screen gives a guest to choose from. */
export interface Choosing {
  page: TablePage;
  bag: TableBag;
}

interface Props {
  token: string;
  /** Leaves for the page where money is paid. */
  goToPay: (page: PayPage) => void;
  menu: (choosing: Choosing) => ReactNode;
}

interface SeatedProps {
  keys: TableKeys;
  page: TablePage;
  menu: Props['menu'];
  goToPay: Props['goToPay'];
}

/** Somebody who sits there: the menu with what goes to the kitchen, or the bill. */
function Seated({ keys, page, menu, goToPay }: SeatedProps) {
  const t = useTexts(tableTexts);
  const [address, setAddress] = useSearchParams();
  const [sending, setSending] = useState(false);
  const bag = useTableBag(keys.secret);
  const isBill = address.has('bill');
  const show = (bill: boolean) => {
    setAddress(bill ? { bill: '1' } : {}, { preventScrollReset: false });
    window.scrollTo({ top: 0 });
  };
  if (!page.bill) return null;
  return (
    <>
      <Company page={page} />
      {isBill ? (
        <BillView keys={keys} page={page} bill={page.bill} goToPay={goToPay} onBack={() => show(false)} />
      ) : (
        <div className="mx-auto max-w-[1120px] px-4 pb-28">
          <h1 className="sr-only lg:not-sr-only lg:sticky lg:top-0 lg:z-10 lg:flex lg:h-[3.75rem] lg:items-center lg:bg-canvas lg:text-xl lg:font-bold">
            {t.tableName({ table: page.table })}
          </h1>
          {menu({ page, bag })}
          <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-4 py-3">
            <div className="mx-auto flex max-w-[1120px] gap-2.5">
              <Button
                variant="secondary"
                size={56}
                icon={ReceiptIcon}
                className="flex-1 px-3!"
                onClick={() => show(true)}
              >
                <span className="num">{t.bill({ amount: formatRupees(page.bill.total) })}</span>
              </Button>
              {bag.count > 0 && (
                <Button size={56} className="flex-1 px-3!" onClick={() => setSending(true)}>
                  {t.send({ count: bag.count })}
                </Button>
              )}
            </div>
          </div>
        </div>
      )}
      {sending && bag.count > 0 && (
        <SendSheet
          keys={keys}
          table={page.table}
          bag={bag}
          onClose={() => setSending(false)}
          onSent={() => {
            setSending(false);
            show(true);
          }}
        />
      )}
    </>
  );
}

function Page({
  token,
  page,
  secret,
  setSecret,
  menu,
  goToPay,
}: Props & { page: TablePage; secret: string | null; setSecret: (secret: string | null) => void }) {
  const t = useTexts(tableTexts);
  const { state, closed_as } = page;
  const again = () => {
    forgetPhoneKey('table', token);
    setSecret(null);
  };
  return (
    <>
      <TableHead page={page} />
      {state === 'in' && secret !== null && (
        <Seated keys={{ token, secret }} page={page} menu={menu} goToPay={goToPay} />
      )}
      {(state === 'free' || state === 'taken') && (
        <TableJoin key={state} token={token} secret={secret} page={page} onJoined={setSecret} />
      )}
      {state === 'over' && (
        <div role="status">
          <EmptyState
            level={1}
            title={t.over[closed_as ?? 'paid'].title}
            action={
              <Button variant="secondary" onClick={again}>
                {t.again}
              </Button>
            }
          >
            {t.over[closed_as ?? 'paid'].text}
          </EmptyState>
        </div>
      )}
    </>
  );
}

/** A table for whoever scanned its code: its menu, what they send, and the bill that everybody there shares. */
export function TablePageView(props: Props) {
  const t = useTexts(tableTexts);
  return (
    <>
      <title>{t.plainTitle}</title>
      <Read {...props} />
    </>
  );
}

function Read({ token, menu, goToPay }: Props) {
  const t = useTexts(tableTexts);
  const [secret, setSecret] = useState(() => readPhoneKey('table', token));
  const { data: page, error, refetch } = useQuery(tableQuery(token, secret));
  if (page && !isGone(error)) return <Page {...{ token, page, secret, setSecret, menu, goToPay }} />;
  if (isGone(error))
    return (
      <EmptyState
        level={1}
        title={t.gone.title}
        action={
          <Link
            to={paths.home}
            className="inline-flex min-h-11 items-center font-bold text-brand-ink underline underline-offset-4"
          >
            {t.gone.home}
          </Link>
        }
      >
        {t.gone.text}
      </EmptyState>
    );
  if (error) return <FailedPart text={t.failed} onRetry={() => void refetch()} />;
  return (
    <Loading label={t.loading} className="mx-auto grid max-w-[1120px] gap-4 px-4 pt-3">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-32 w-full" />
    </Loading>
  );
}
