import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { DemoForm } from '#features/money/payments/shop/demo-form.tsx';
import { demoQuery } from '#features/money/payments/shop/payments.queries.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { orderScreenTexts } from './order.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** Stands for the page of a bank; it is not there where real money is meant. */
export function Screen() {
  const t = useTexts(orderScreenTexts);
  const { session = '' } = useParams();
  const navigate = useNavigate();
  const { data: payment, isError } = useQuery(demoQuery(session));
  return (
    <div className="mx-auto grid max-w-[440px] gap-5 px-4 py-10">
      <title>{t.demoPaymentTawa}</title>
      <h1 className="text-2xl font-extrabold tracking-[-.02em]">{t.demoPayment}</h1>
      {isError && (
        <EmptyState title={t.thereNoSuch} action={<ButtonLink to={paths.myOrders}>{t.myOrders}</ButtonLink>}>
          {t.overOrServer}
        </EmptyState>
      )}
      {!payment && !isError && (
        <Loading label={t.loadingPayment} className="grid gap-4">
          <Skeleton className="h-40 w-full rounded-2xl" />
        </Loading>
      )}
      {payment && (
        <DemoForm
          session={session}
          payment={payment}
          onLeave={() => void navigate(payment.return_url, { replace: true })}
        />
      )}
    </div>
  );
}
