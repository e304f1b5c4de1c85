import { useSearchParams } from 'react-router';
import { PayoutList } from '../../features/payouts/payout-list.tsx';
import { payoutMessages } from '../../lib/messages-payouts.ts';

export function Screen() {
  const [address] = useSearchParams();
  const page = Math.max(1, Number(address.get('page')) || 1);
  return (
    <div className="mx-auto max-w-[1080px] px-4 py-6 lg:px-8">
      <title>{`${payoutMessages.title} · Tawa`}</title>
      <h1 className="text-2xl font-bold">{payoutMessages.title}</h1>
      <h2 className="mt-6 text-lg font-bold">{payoutMessages.heading}</h2>
      <p className="mt-1 mb-4 max-w-prose text-body text-ink-2">{payoutMessages.lead}</p>
      <PayoutList page={page} />
    </div>
  );
}
