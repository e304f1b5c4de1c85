import type { OfficePart } from '@tawa/domain/accounts/office-parts';
import { setHidden, setPremises } from '@tawa/contract/catalogue/restaurants.office';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/input.tsx';
import { PanelPart } from '#ui/panel/panel-parts.tsx';
import { useRestaurantAction, type OfficeRestaurant } from './restaurants.queries.ts';
import { officeRestaurantsTexts } from './restaurants.texts.ts';

interface MarkProps {
  part: OfficePart;
  title: string;
  /** What is so now. */
  now: string;
  /** What the button changes it to. */
  to: string;
  send: (reason: string) => Promise<{ status: number; body: unknown }>;
}

/** One thing that the office says of a restaurant, changed with a reason. */
function Mark({ part, title, now, to, send }: MarkProps) {
  const t = useTexts(officeRestaurantsTexts);
  const [reason, setReason] = useState('');
  const action = useRestaurantAction();
  const change = () =>
    action.mutate({ run: () => send(reason.trim()), done: t.markSaved }, { onSuccess: () => setReason('') });
  return (
    <PanelPart title={title}>
      <p className="text-sm text-ink-2">{now}</p>
      <ForActing part={part}>
        <div className="mt-3 space-y-3">
          <TextField
            label={t.markReason}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Button
            size={40}
            variant="secondary"
            disabled={reason.trim() === ''}
            pending={action.isPending}
            onClick={change}
          >
            {to}
          </Button>
        </div>
      </ForActing>
    </PanelPart>
  );
}

/** How the food of a restaurant is taxed. */
export function PremisesPart({ restaurant: { restaurant_id, specified_premises } }: { restaurant: OfficeRestaurant }) {
  const t = useTexts(officeRestaurantsTexts);
  const send = (reason: string) =>
    call(setPremises, { params: { restaurant_id }, body: { specified_premises: !specified_premises, reason } });
  return (
    <Mark
      part="money"
      title={t.premises}
      now={`${specified_premises ? t.premisesSpecified : t.premisesOrdinary}. ${t.premisesHint}`}
      to={specified_premises ? t.toOrdinary : t.toSpecified}
      send={send}
    />
  );
}

/** Whether guests find a restaurant. */
export function HiddenPart({ restaurant: { restaurant_id, hidden, hidden_reason } }: { restaurant: OfficeRestaurant }) {
  const t = useTexts(officeRestaurantsTexts);
  const send = (reason: string) => call(setHidden, { params: { restaurant_id }, body: { hidden: !hidden, reason } });
  return (
    <Mark
      part="restaurants"
      title={t.hiding}
      now={hidden ? t.hidingHidden({ reason: hidden_reason ?? '' }) : t.hidingShown}
      to={hidden ? t.unhide : t.hide}
      send={send}
    />
  );
}
