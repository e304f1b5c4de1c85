import type { Quote } from '@tawa/contract/ordering/checkout';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { meQuery } from '#features/accounts/auth/shop/account.queries.ts';
import { checkoutParts } from '#features/ordering/orders/shop/checkout/remedies.ts';
import { useSession } from '#lib/session/session.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';

// Few are ever asked for it, and nobody twice.
const ProveMobile = lazyPart(
  async () => (await import('#features/accounts/auth/shop/codes/prove-mobile.tsx')).ProveMobile,
);

/** Asks for the code of the number where the office wants it before the first cash order. */
export function ProofOfNumber({ quote, phone }: { quote: Quote; phone: string }) {
  const session = useSession();
  const { data: own } = useQuery({ ...meQuery(session?.userId ?? 0), enabled: session !== null });
  const problem = quote.blocking.find(({ code }) => code === 'PHONE_UNPROVED');
  if (!problem || !own) return null;
  return (
    <Suspense>
      <div id={checkoutParts.proof} tabIndex={-1} className="outline-none">
        <ProveMobile mobile={own.mobile ?? phone} isOwn={own.mobile !== null} why={problem.message} />
      </div>
    </Suspense>
  );
}
