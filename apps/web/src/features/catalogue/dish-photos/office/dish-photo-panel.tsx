import { decideDishPhoto, type OfficeDishPhoto } from '@tawa/contract/catalogue/dish-photos.office';
import { reasonLengthMax } from '@tawa/domain/common/limits';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatDateTime } from '#lib/format.ts';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { pictureUrl } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { useListRow } from '#ui/list/use-list-row.ts';
import { Facts, PanelHead, PanelPart } from '#ui/panel/panel-parts.tsx';
import { Picture } from '#ui/picture.tsx';
import { useAction } from '#ui/use-action.ts';
import { DishPhotoState } from './dish-photo-state.tsx';
import { officeDishPhotosTexts } from './dish-photos.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

function Decide({ row: { dish_photo_id, state } }: { row: OfficeDishPhoto }) {
  const t = useTexts(officeDishPhotosTexts);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const action = useAction(['list', 'dish-photos']);
  const decide = (decision: 'show' | 'hide') =>
    action.mutate({
      run: () => call(decideDishPhoto, { params: { dish_photo_id }, body: { decision, reason: reason.trim() } }),
      done: decision === 'show' ? t.shownDone : t.hiddenDone,
    });
  const hide = () => (reason.trim() === '' ? setMissing(true) : decide('hide'));
  return (
    <div className="space-y-3">
      {state === 'waiting' && (
        <Button pending={action.isPending} onClick={() => decide('show')}>
          {t.show}
        </Button>
      )}
      <p className="text-sm text-ink-2">{t.hideHint}</p>
      <TextareaField
        label={t.reason}
        rows={2}
        maxLength={reasonLengthMax}
        value={reason}
        error={missing ? t.reasonMissing : undefined}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <Button variant="danger" pending={action.isPending} pendingText={t.hiding} onClick={hide}>
        {t.hide}
      </Button>
    </div>
  );
}

/** One photo with who sent it, and what the office may do with it. */
export function DishPhotoPanel({ id }: { id: string }) {
  const t = useTexts(officeDishPhotosTexts);
  const language = useLanguage();
  const row = useListRow<OfficeDishPhoto>('dish-photos', ({ dish_photo_id }) => `${dish_photo_id}` === id);
  if (!row) return <Banner tone="info">{t.gone}</Banner>;
  const { dish_name, restaurant_name, state, reason } = row;
  return (
    <>
      <PanelHead title={dish_name} badge={<DishPhotoState state={state} />}>
        {restaurant_name}
        {reason && <p className="font-semibold text-danger">“{reason}”</p>}
      </PanelHead>
      {state === 'hidden' ? (
        <Banner tone="info">{t.fileGone}</Banner>
      ) : (
        <Picture
          src={pictureUrl(row.photo)}
          alt={t.photoOf({ dish: dish_name, restaurant: restaurant_name })}
          sizes="420px"
          className="my-4 aspect-square w-full rounded-lg"
        />
      )}
      <Facts
        facts={[
          [t.author, row.name],
          [t.order, row.order_number],
          [t.sent, formatDateTime(row.created_on, language)],
        ]}
      />
      {state !== 'hidden' && (
        <ForActing part="feedback">
          <PanelPart title={t.decide}>
            <Decide row={row} />
          </PanelPart>
        </ForActing>
      )}
    </>
  );
}
