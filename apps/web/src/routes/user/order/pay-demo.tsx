import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { DemoForm } from '#features/money/payments/shop/demo-form.tsx';
import { demoQuery } from '#features/money/payments/shop/payments.queries.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';

/** Stands for the page of a bank; it is not there where real money is meant. */
export function Screen() {
  const { session = '' } = useParams();
  const navigate = useNavigate();
  const { data: payment, isError } = useQuery(demoQuery(session));
  return (
    <div className="mx-auto grid max-w-[440px] gap-5 px-4 py-10">
      <title>Demo payment · Tawa</title>
      <h1 className="text-2xl font-extrabold tracking-[-.02em]">Demo payment</h1>
      {isError && (
        <EmptyState title="There is no such payment" action={<ButtonLink to={paths.myOrders}>My orders</ButtonLink>}>
          It is over, or this server takes real payments.
        </EmptyState>
      )}
      {!payment && !isError && (
        <Loading label="Loading the payment" className="grid gap-4">
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
