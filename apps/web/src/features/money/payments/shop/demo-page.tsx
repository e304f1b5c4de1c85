import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { DemoForm } from './demo-form.tsx';
import { demoQuery } from './payments.queries.ts';
import { paymentsTexts } from './payments.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  session: string;
  /** Goes back to where the payment was begun. */
  onLeave: (returnUrl: string) => void;
  /** The way on, where there is no such payment. */
  elsewhere: ReactNode;
}

/** Stands for the page of a bank; it is not there where real money is meant. */
export function DemoPage({ session, onLeave, elsewhere }: Props) {
  const t = useTexts(paymentsTexts);
  const { data: payment, isError } = useQuery(demoQuery(session));
  return (
    <div className="mx-auto grid max-w-[440px] gap-5 px-4 py-10">
      <title>{t.demoTitle}</title>
      <h1 className="text-2xl font-extrabold tracking-[-.02em]">{t.demoPayment}</h1>
      {isError && (
        <EmptyState title={t.noDemo} action={elsewhere}>
          {t.noDemoText}
        </EmptyState>
      )}
      {!payment && !isError && (
        <Loading label={t.loadingDemo} className="grid gap-4">
          <Skeleton className="h-40 w-full rounded-2xl" />
        </Loading>
      )}
      {payment && <DemoForm session={session} payment={payment} onLeave={() => onLeave(payment.return_url)} />}
    </div>
  );
}
