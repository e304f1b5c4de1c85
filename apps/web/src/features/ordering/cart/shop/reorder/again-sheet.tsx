import type { Again, AgainLine } from '@tawa/contract/ordering/cart.reorder';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatWhen } from '#lib/format.ts';
import type { Misfit } from '#lib/diet/misfit.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useReasons } from '#ui/dialog/use-reasons.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { cx } from '#ui/cx.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { cartTexts } from '../cart.texts.ts';
import { againQuery, useOrderAgain } from './reorder.queries.ts';
import { reorderTexts } from './reorder.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const looks: Readonly<Record<AgainLine['state'], string>> = {
  same: 'text-ink-3',
  cheaper: 'text-success',
  dearer: 'text-warning',
  sold_out: 'text-danger',
  gone: 'text-danger',
  option_gone: 'text-danger',
};

function Line({ line: { name, quantity, options, state, was, now, food } }: { line: AgainLine }) {
  const t = useTexts(reorderTexts);
  return (
    <li className="flex gap-3 py-3 text-body">
      <span className="min-w-0 flex-1">
        <span
          className={cx('block font-semibold', now === null && 'text-ink-3 line-through')}
        >{`${quantity} × ${name}`}</span>
        {options.length > 0 && <span className="block text-note text-ink-3">{options.join(' · ')}</span>}
        {food && food.misfits.length > 0 && (
          <span className="block text-note font-semibold text-warning">{food.misfits.join('. ')}</span>
        )}
        {state !== 'same' && (
          <span className={cx('block text-note font-semibold', looks[state])}>{t.states[state]}</span>
        )}
      </span>
      <span className="num text-right">
        {now !== null && <span className="block font-semibold">{formatRupees(now * quantity)}</span>}
        {now !== was && (
          <span className="block text-note text-ink-3 line-through">
            <span className="sr-only">{t.was} </span>
            {formatRupees(was * quantity)}
          </span>
        )}
      </span>
    </li>
  );
}

function Differences({ again }: { again: Again }) {
  const t = useTexts(reorderTexts);
  const language = useLanguage();
  const now = useNow(Date.now, 60_000);
  const isSame = again.lines.every(({ state }) => state === 'same');
  const opens = again.next_open_at && formatWhen(again.next_open_at, now, language);
  return (
    <>
      {!again.is_open && <Banner tone="warning">{opens ? t.opens({ when: opens }) : t.closed}</Banner>}
      <p className="mt-3 text-body text-ink-2">{isSame ? t.same : t.differs}</p>
      <ul className="divide-y divide-line">
        {again.lines.map((line) => (
          <Line key={line.order_item_id} line={line} />
        ))}
      </ul>
    </>
  );
}

function useFill(orderNumber: string) {
  const t = useTexts(cartTexts);
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const order = useOrderAgain(orderNumber);
  const fill = (accept_total: number, force_clear: boolean) =>
    order.mutate(
      { accept_total, force_clear },
      {
        onSuccess: (answer) => {
          setAsking(answer.status === 409 && answer.body.code === 'CART_OF_ANOTHER_RESTAURANT');
          if (answer.status === 200) {
            toast.success(t.added);
            void navigate(paths.cart);
          } else if (answer.body.code !== 'CART_OF_ANOTHER_RESTAURANT') toast.error(answer.body.message);
        },
        onError: (error) => toast.error(messageFrom(error, t.failed)),
      },
    );
  return { asking, setAsking, fill, isPending: order.isPending };
}

/** Why lines do not fit the customer's diet, each by its name. */
const misfitsOf = ({ lines }: Again): Misfit[] =>
  lines.flatMap(({ name, food }) => (food?.misfits ?? []).map((reason) => ({ dish: name, reason })));

/** What ordering the same again means today; nothing goes into the cart before it was seen. */
export function AgainSheet({ orderNumber, onClose }: { orderNumber: string; onClose: () => void }) {
  const t = useTexts(reorderTexts);
  const { replace } = useTexts(cartTexts);
  const query = useQuery(againQuery(orderNumber));
  const { asking, setAsking, fill, isPending } = useFill(orderNumber);
  const again = query.data;
  const guard = useReasons();
  const canAdd = again?.lines.some(({ now }) => now !== null) ?? false;
  const skeleton = (
    <Loading label={t.loading} className="grid gap-3">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </Loading>
  );
  return (
    <>
      <Sheet
        open
        onOpenChange={(open) => !open && onClose()}
        title={t.title}
        footer={
          again &&
          (canAdd ? (
            <Button
              size={56}
              wide
              amount={formatRupees(again.total)}
              pending={isPending}
              onClick={() => guard.ask(misfitsOf(again), () => fill(again.total, false))}
            >
              {t.add}
            </Button>
          ) : (
            <ButtonLink wide to={paths.restaurant(again)}>
              {t.menu}
            </ButtonLink>
          ))
        }
      >
        <Part query={query} skeleton={skeleton} failed={t.failed}>
          {(seen) => (
            <>
              {!canAdd && <Banner tone="danger">{t.nothing}</Banner>}
              <Differences again={seen} />
            </>
          )}
        </Part>
      </Sheet>
      {guard.question}
      {asking && again?.in_cart && (
        <ConfirmDialog
          title={replace.title}
          danger
          cancelLabel={replace.cancel}
          confirmLabel={replace.confirm}
          pending={isPending}
          pendingText={replace.pending}
          onConfirm={() => fill(again.total, true)}
          onCancel={() => setAsking(false)}
        >
          <p>
            {replace.dishes({
              adding: again.restaurant_name,
              count: again.in_cart.dishes,
              current: again.in_cart.restaurant_name,
            })}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
