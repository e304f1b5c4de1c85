import { useEffect, useState } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/form/input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { toast } from '#ui/toast/toast.ts';
import { draftOf, errorsOf, readDraft, type AreaDraft, type AreaErrors } from './area-draft.ts';
import { AreaGround } from './area-ground.tsx';
import type { CardProps } from './card-props.ts';
import { PinCodes } from './pin-codes.tsx';
import { SaveBar } from './save-bar.tsx';
import { useSaveArea } from './settings.queries.ts';
import { kitchenSettingsTexts } from './settings.texts.ts';

interface PartProps {
  draft: AreaDraft;
  errors: AreaErrors;
  put: (part: Partial<AreaDraft>) => void;
}

function Radius({ draft, errors, put }: PartProps) {
  const t = useTexts(kitchenSettingsTexts);
  const km = Number(draft.km);
  const change = (text: string) => put({ km: text });
  return (
    <div className="grid items-end gap-x-5 gap-y-2 sm:grid-cols-[9rem_1fr]">
      <TextField
        label={t.area.radius}
        hideLabel
        type="number"
        inputMode="decimal"
        step="any"
        after={t.km}
        value={draft.km}
        error={errors.delivery_radius_m}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <input
        type="range"
        min={0.5}
        max={30}
        step={0.5}
        aria-label={t.slider({ radius: t.area.radius })}
        value={Number.isFinite(km) && km > 0 ? km : 0.5}
        onChange={(event) => change(event.currentTarget.value)}
        className="h-12 w-full accent-brand"
      />
      {km > 0 && (
        <p className="num text-note text-ink-3 sm:col-span-2">
          {t.area.ground({ squareKm: Math.round(Math.PI * km * km) })}
        </p>
      )}
    </div>
  );
}

function Fees({ draft, errors, put }: PartProps) {
  const t = useTexts(kitchenSettingsTexts);
  return (
    <div className="grid gap-5 border-t border-line pt-5 sm:grid-cols-3">
      <TextField
        label={t.area.fee}
        type="number"
        inputMode="decimal"
        step="any"
        before="₹"
        value={draft.fee}
        error={errors.delivery_fee}
        onChange={(event) => put({ fee: event.currentTarget.value })}
      />
      <TextField
        label={t.area.freeFrom}
        optional
        hint={t.area.freeFromHint}
        type="number"
        inputMode="decimal"
        step="any"
        before="₹"
        value={draft.freeFrom}
        error={errors.free_delivery_from}
        onChange={(event) => put({ freeFrom: event.currentTarget.value })}
      />
      <TextField
        label={t.area.travel}
        type="number"
        inputMode="numeric"
        after={t.min}
        value={draft.travel}
        error={errors.travel_minutes}
        onChange={(event) => put({ travel: event.currentTarget.value })}
      />
    </div>
  );
}

/** What is written and what is wrong with it, until it is saved. */
function useDraft({ settings, onDirty }: CardProps) {
  const t = useTexts(kitchenSettingsTexts);
  const save = useSaveArea();
  const [changed, setChanged] = useState<AreaDraft | null>(null);
  const [errors, setErrors] = useState<AreaErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const isDirty = changed !== null;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const draft = changed ?? draftOf(settings);
  const refused = (error: unknown) => {
    const named = error instanceof ApiError ? errorsOf(Object.entries(error.fields)) : {};
    setErrors(named);
    setFailure(Object.keys(named).length > 0 ? null : messageFrom(error, t.notSaved));
  };
  const send = async () => {
    const read = readDraft(draft);
    setFailure(null);
    if ('errors' in read) return setErrors(read.errors);
    try {
      await save.mutateAsync(read.form);
      setChanged(null);
      toast.success(t.area.saved);
    } catch (error) {
      refused(error);
    }
    return undefined;
  };
  const change = (next: AreaDraft | null) => {
    setErrors({});
    setFailure(null);
    setChanged(next);
  };
  return { draft, isDirty, errors, failure, save, send, change };
}

/** Where the kitchen delivers and for how much; nothing is live before it is saved. */
export function AreaCard(props: CardProps) {
  const t = useTexts(kitchenSettingsTexts);
  const { draft, isDirty, errors, failure, save, send, change } = useDraft(props);
  const part = { draft, errors, put: (next: Partial<AreaDraft>) => change({ ...draft, ...next }) };
  const metres = Math.round(Number(draft.km) * 1000);
  return (
    <Card title={t.parts.delivery} facts={t.area.facts}>
      <form
        noValidate
        aria-label={t.parts.delivery}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {failure && (
          <Banner tone="danger" alert>
            {failure}
          </Banner>
        )}
        <Segmented
          label={t.area.by}
          value={draft.by}
          onChange={(by) => part.put({ by })}
          className="justify-self-start"
          options={[
            { value: 'radius', label: t.area.radius },
            { value: 'pins', label: t.area.pins },
          ]}
        />
        {draft.by === 'radius' ? (
          <Radius {...part} />
        ) : (
          <PinCodes pins={draft.pins} error={errors.delivery_pincodes} onChange={(pins) => part.put({ pins })} />
        )}
        <AreaGround settings={props.settings} radius={draft.by === 'radius' ? metres : null} />
        <Fees {...part} />
        <SaveBar isDirty={isDirty} isSaving={save.isPending} onDiscard={() => change(null)}>
          <Button type="submit" disabled={!isDirty} pending={save.isPending} pendingText={t.saving}>
            {t.save}
          </Button>
        </SaveBar>
      </form>
    </Card>
  );
}
