import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { DeliveriesCard } from './deliveries-card.tsx';
import { EndpointCard } from './endpoint-card.tsx';
import { FileCard } from './file-card.tsx';
import { KeysCard } from './keys-card.tsx';
import { partnerCallsOf } from './partner-calls.ts';
import { partnersTexts } from './partners.texts.ts';

/** Keys, webhooks and what was sent: of the own restaurant, or (null is none) of one that the office looks at. */
export function Integrations({ restaurantId }: { restaurantId: number | null }) {
  const t = useTexts(partnersTexts);
  const [calls] = useState(() => partnerCallsOf(restaurantId));
  return (
    <div className="grid gap-5">
      <KeysCard calls={calls} />
      <EndpointCard calls={calls} />
      <DeliveriesCard calls={calls} />
      <FileCard calls={calls} />
      <p>
        <a href="/api/docs" className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline">
          {t.docs}
        </a>
      </p>
    </div>
  );
}
