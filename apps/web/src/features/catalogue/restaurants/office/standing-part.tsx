import { useState } from 'react';
import { deskRestaurantTexts as texts } from '#lib/messages-office-restaurants.ts';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { PanelPart } from '#ui/panel/panel-parts.tsx';
import { step, useRestaurantDeed, type DeskRestaurant } from './restaurants.queries.ts';

function Suspend({ restaurant }: { restaurant: DeskRestaurant }) {
  const [reason, setReason] = useState('');
  const deed = useRestaurantDeed();
  const send = () => deed.mutate(step(restaurant, { to: 'suspended', reason: reason.trim() }, texts.suspended));
  return (
    <div className="space-y-3">
      <p className="text-sm text-ink-2">{texts.suspendText}</p>
      <TextareaField
        label={texts.reason}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button variant="danger" disabled={reason.trim() === ''} pending={deed.isPending} onClick={send}>
        {texts.suspend}
      </Button>
    </div>
  );
}

/** What the office may do with a restaurant that is known already. */
export function StandingPart({ restaurant }: { restaurant: DeskRestaurant }) {
  const deed = useRestaurantDeed();
  const { lifecycle } = restaurant;
  const go = (to: 'in_review' | 'active' | 'closed', done: string) => deed.mutate(step(restaurant, { to }, done));
  if (lifecycle === 'submitted')
    return (
      <Button className="mb-4" pending={deed.isPending} onClick={() => go('in_review', texts.taken)}>
        {texts.take}
      </Button>
    );
  if (lifecycle === 'active')
    return (
      <PanelPart title={texts.standing}>
        <Suspend restaurant={restaurant} />
      </PanelPart>
    );
  if (lifecycle !== 'suspended' && lifecycle !== 'closing') return null;
  return (
    <PanelPart title={texts.standing}>
      {lifecycle === 'closing' && <p className="mb-3 text-sm text-ink-2">{texts.closeText}</p>}
      <div className="flex flex-wrap gap-2">
        <Button pending={deed.isPending} onClick={() => go('active', texts.letOnDone)}>
          {lifecycle === 'closing' ? texts.keepOpen : texts.letOn}
        </Button>
        {lifecycle === 'closing' && (
          <Button variant="danger" pending={deed.isPending} onClick={() => go('closed', texts.closed)}>
            {texts.close}
          </Button>
        )}
      </div>
    </PanelPart>
  );
}
