import { setCommission, takeBackCommission } from '@tawa/contract/catalogue/restaurants.office';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatDate } from '#lib/format.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/input.tsx';
import { PanelPart } from '#ui/panel/panel-parts.tsx';
import { useRestaurantAction, type OfficeRestaurant } from './restaurants.queries.ts';
import { officeRestaurantsTexts } from './restaurants.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const percent = (bp: number) => `${(bp / 100).toFixed(2)}%`;
const empty = { percent: '', valid_from: '', reason: '' };

function NewCommission({ restaurantId }: { restaurantId: number }) {
  const t = useTexts(officeRestaurantsTexts);
  const [typed, setTyped] = useState(empty);
  const action = useRestaurantAction();
  const bp = Math.round(Number(typed.percent) * 100);
  const isWrong = typed.percent !== '' && !(bp >= 0 && bp <= 5000);
  const isReady = typed.percent !== '' && !isWrong && typed.valid_from !== '' && typed.reason.trim() !== '';
  const change = (field: keyof typeof empty) => (event: { currentTarget: { value: string } }) =>
    setTyped({ ...typed, [field]: event.currentTarget.value });
  const send = () =>
    action.mutate(
      {
        run: () =>
          call(setCommission, {
            params: { restaurant_id: restaurantId },
            body: { commission_bp: bp, valid_from: typed.valid_from, reason: typed.reason.trim() },
          }),
        done: t.setDone,
      },
      { onSuccess: () => setTyped(empty) },
    );
  return (
    <div className="mt-3 space-y-3">
      <TextField
        label={t.percent}
        inputMode="decimal"
        maxLength={5}
        value={typed.percent}
        error={isWrong ? t.percentWrong : undefined}
        onChange={change('percent')}
      />
      <TextField label={t.officeRestaurant.from} type="date" value={typed.valid_from} onChange={change('valid_from')} />
      <TextField label={t.why} maxLength={300} value={typed.reason} onChange={change('reason')} />
      <Button size={40} variant="secondary" disabled={!isReady} pending={action.isPending} onClick={send}>
        {t.set}
      </Button>
    </div>
  );
}

/** What the restaurant pays of each order: now, from a day to come, and before. */
export function CommissionPart({ restaurant }: { restaurant: OfficeRestaurant }) {
  const t = useTexts(officeRestaurantsTexts);
  const language = useLanguage();
  const action = useRestaurantAction();
  const mayAct = useMayAct('money');
  const { restaurant_id, commissions, commission_bp } = restaurant;
  const takeBack = (restaurant_commission_id: number) =>
    action.mutate({
      run: () => call(takeBackCommission, { params: { restaurant_id, restaurant_commission_id } }),
      done: t.takenBack,
    });
  return (
    <PanelPart title={t.commission} aside={<b className="num text-ink">{percent(commission_bp)}</b>}>
      <p className="text-sm text-ink-2">{t.commissionHint}</p>
      <ul className="mt-2 space-y-2 text-sm">
        {commissions.map((row) => (
          <li key={row.restaurant_commission_id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 flex-1">
              {t.from({
                commissionBp: percent(row.commission_bp),
                validFrom: formatDate(row.valid_from, language),
                setBy: row.set_by,
                reason: row.reason,
                b: (words) => <b className="num">{words}</b>,
                mark: (words) => <span className="num">{words}</span>,
                mark2: (words) => <span className="block break-words text-ink-3">{words}</span>,
              })}
            </span>
            {!row.begun && (
              <>
                <Badge tone="info">{t.comes}</Badge>
                {mayAct && (
                  <Button
                    size={40}
                    variant="quiet"
                    pending={action.isPending}
                    onClick={() => takeBack(row.restaurant_commission_id)}
                  >
                    {t.takeBack}
                  </Button>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {mayAct && <NewCommission restaurantId={restaurant_id} />}
    </PanelPart>
  );
}
