import type { PayPage } from '@tawa/contract/money/payments';
import type { TablePage } from '@tawa/contract/tables/bills';
import { formatRupees } from '@tawa/domain/common/money';
import { ReceiptIcon } from '@phosphor-icons/react/dist/ssr/Receipt';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { forgetPhoneKey, ownPhoneKey } from '#lib/phone-key.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { BillView } from './bill-view.tsx';
import { isGone, type TableKeys, tableQuery } from './bills.queries.ts';
import { tableTexts } from './bills.texts.ts';
import { SendSheet } from './send-sheet.tsx';
import { type TableBag, useTableBag } from './table-bag.ts';
import { Company, TableHead, Welcome } from './table-head.tsx';
import { JoinSheet } from './table-join.tsx';

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

interface AtTableProps {
  keys: TableKeys;
  page: TablePage;
  menu: Props['menu'];
  goToPay: Props['goToPay'];
}

/** What a phone shows first: whoever ordered reads their bill, everybody else, and whoever still chooses, the menu. */
const beginsAtBill = ({ bill }: TablePage, { count }: TableBag): boolean =>
  count === 0 && (bill?.people ?? []).some(({ is_own, rounds }) => is_own && rounds.length > 0);

/** The menu with what goes to the kitchen, or the bill; whoever is not in yet is asked for a name as they send. */
function AtTable({ keys, page, menu, goToPay }: AtTableProps) {
  const t = useTexts(tableTexts);
  const [address, setAddress] = useSearchParams();
  const [sheet, setSheet] = useState<'send' | 'join' | null>(null);
  const bag = useTableBag(keys.secret);
  const [begins, setBegins] = useState(() => beginsAtBill(page, bag));
  const { bill } = page;
  const show = (isBill: boolean) => {
    setBegins(false);
    if (isBill !== address.has('bill')) setAddress(isBill ? { bill: '1' } : {}, { preventScrollReset: false });
    window.scrollTo({ top: 0 });
  };
  const close = () => setSheet(null);
  const isFree = page.state === 'free';
  return (
    <>
      {bill ? <Company page={page} /> : <Welcome isFree={isFree} />}
      {bill && (begins || address.has('bill')) ? (
        <BillView keys={keys} page={page} bill={bill} goToPay={goToPay} onBack={() => show(false)} />
      ) : (
        <div className="mx-auto max-w-[1120px] px-4 pb-28">
          <h1 className="sr-only lg:not-sr-only lg:sticky lg:top-0 lg:z-10 lg:flex lg:h-[3.75rem] lg:items-center lg:bg-canvas lg:text-xl lg:font-bold">
            {t.tableName({ table: page.table })}
          </h1>
          {menu({ page, bag })}
          {(!isFree || bag.count > 0) && (
            <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-4 py-3">
              <div className="mx-auto flex max-w-[1120px] gap-2.5">
                {bill && (
                  <Button
                    variant="secondary"
                    size={56}
                    icon={ReceiptIcon}
                    className="flex-1 px-3!"
                    onClick={() => show(true)}
                  >
                    <span className="num">{t.bill({ amount: formatRupees(bill.total) })}</span>
                  </Button>
                )}
                {!bill && !isFree && (
                  <Button variant="secondary" size={56} className="flex-1 px-3!" onClick={() => setSheet('join')}>
                    {t.join}
                  </Button>
                )}
                {bag.count > 0 && (
                  <Button size={56} className="flex-1 px-3!" onClick={() => setSheet('send')}>
                    {t.send({ count: bag.count })}
                  </Button>
                )}
              </div>
            </div>
          )}
        </div>
      )}
      {sheet === 'join' && <JoinSheet keys={keys} page={page} onClose={close} />}
      {sheet === 'send' && bag.count > 0 && (
        <SendSheet
          keys={keys}
          page={page}
          bag={bag}
          onClose={close}
          onSent={() => {
            close();
            show(true);
          }}
        />
      )}
    </>
  );
}

function Page({ keys, page, onAgain, menu, goToPay }: AtTableProps & { onAgain: () => void }) {
  const t = useTexts(tableTexts);
  const { state, closed_as } = page;
  return (
    <>
      <TableHead page={page} />
      {state === 'over' ? (
        <div role="status">
          <EmptyState
            level={1}
            title={t.over[closed_as ?? 'paid'].title}
            action={
              <Button variant="secondary" onClick={onAgain}>
                {t.again}
              </Button>
            }
          >
            {t.over[closed_as ?? 'paid'].text}
          </EmptyState>
        </div>
      ) : (
        <AtTable keys={keys} page={page} menu={menu} goToPay={goToPay} />
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
  // Kept from the first look on: what is chosen before anybody joined outlives a reload, and a lost answer makes no second guest.
  const [secret, setSecret] = useState(() => ownPhoneKey('table', token));
  const keys = { token, secret };
  const { data: page, error, refetch } = useQuery(tableQuery(keys));
  const beginAgain = () => {
    forgetPhoneKey('table', token);
    setSecret(ownPhoneKey('table', token));
  };
  if (page && !isGone(error))
    return <Page key={secret} keys={keys} page={page} onAgain={beginAgain} menu={menu} goToPay={goToPay} />;
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
