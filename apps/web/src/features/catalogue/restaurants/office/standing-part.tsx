import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { PanelPart } from '#ui/panel/panel-parts.tsx';
import { step, useRestaurantAction, type OfficeRestaurant } from './restaurants.queries.ts';
import { officeRestaurantsTexts } from './restaurants.texts.ts';

/** What goes on after a suspension, so that nobody is surprised by it. */
function Unfinished({ unfinished }: Pick<OfficeRestaurant, 'unfinished'>) {
  const t = useTexts(officeRestaurantsTexts);
  const { orders, total, bookings, owed } = unfinished;
  const facts: [string, string][] = [];
  if (orders > 0) facts.push([t.openOrders({ orders }), formatRupees(total)]);
  if (bookings > 0) facts.push([t.comingGuests({ bookings }), '']);
  if (owed !== 0) facts.push([t.notPaidOut, formatRupees(owed)]);
  if (facts.length === 0) return <p className="text-sm text-ink-2">{t.nothingOpen}</p>;
  return (
    <ul className="num rounded-lg border border-line text-sm">
      {facts.map(([name, sum]) => (
        <li key={name} className="flex justify-between gap-3 border-t border-line px-3 py-2 first:border-t-0">
          <span>{name}</span>
          <b className="whitespace-nowrap">{sum}</b>
        </li>
      ))}
    </ul>
  );
}

function Suspend({ restaurant }: { restaurant: OfficeRestaurant }) {
  const t = useTexts(officeRestaurantsTexts);
  const [reason, setReason] = useState('');
  const action = useRestaurantAction();
  const send = () => action.mutate(step(restaurant, { to: 'suspended', reason: reason.trim() }, t.suspended));
  return (
    <div className="space-y-3">
      <p className="text-sm text-ink-2">{t.suspendText}</p>
      <Unfinished unfinished={restaurant.unfinished} />
      <TextareaField
        label={t.reason}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button variant="danger" disabled={reason.trim() === ''} pending={action.isPending} onClick={send}>
        {t.suspend}
      </Button>
    </div>
  );
}

/** What the office may do with a restaurant that is known already. */
export function StandingPart({ restaurant }: { restaurant: OfficeRestaurant }) {
  const t = useTexts(officeRestaurantsTexts);
  const action = useRestaurantAction();
  const { lifecycle } = restaurant;
  const go = (to: 'in_review' | 'active' | 'closed', done: string) => action.mutate(step(restaurant, { to }, done));
  if (lifecycle === 'submitted')
    return (
      <Button className="mb-4" pending={action.isPending} onClick={() => go('in_review', t.taken)}>
        {t.take}
      </Button>
    );
  if (lifecycle === 'active')
    return (
      <PanelPart title={t.standing} act="suspend">
        <Suspend restaurant={restaurant} />
      </PanelPart>
    );
  if (lifecycle !== 'suspended' && lifecycle !== 'closing') return null;
  return (
    <PanelPart title={t.standing}>
      {lifecycle === 'closing' && <p className="mb-3 text-sm text-ink-2">{t.closeText}</p>}
      <div className="flex flex-wrap gap-2">
        <Button pending={action.isPending} onClick={() => go('active', t.letOnDone)}>
          {lifecycle === 'closing' ? t.keepOpen : t.letOn}
        </Button>
        {lifecycle === 'closing' && (
          <Button variant="danger" pending={action.isPending} onClick={() => go('closed', t.closed)}>
            {t.close}
          </Button>
        )}
      </div>
    </PanelPart>
  );
}
