import { newsForm, type NewsForm as Values } from '@tawa/contract/accounts/news.kitchen';
import { newsBodyMax, newsTitleMax } from '@tawa/domain/accounts/news';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useState, type ReactNode } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useOnline } from '#lib/api/online.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextareaField, TextField } from '#ui/form/input.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { kitchenNewsTexts } from './news.texts.ts';
import { useSendNews } from './news.queries.ts';

export interface NewsDish {
  menu_id: number;
  dish_name: string;
}

interface Props {
  /** What asks for a dish, drawn while it is asked for. */
  renderPick: (onPick: (dish: NewsDish) => void, onClose: () => void) => ReactNode;
}

interface DishProps extends Props {
  dish: NewsDish | null;
  onChange: (dish: NewsDish | null) => void;
  error: string | undefined;
}

function DishOfNews({ dish, onChange, error, renderPick }: DishProps) {
  const t = useTexts(kitchenNewsTexts);
  const [isPicking, setPicking] = useState(false);
  const pick = (picked: NewsDish) => {
    setPicking(false);
    onChange(picked);
  };
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{t.dishLabel}</p>
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 wrap-anywhere text-ink-2">{dish?.dish_name ?? t.dishNone}</p>
        {dish && (
          <IconButton label={t.dishRemove({ name: dish.dish_name })} icon={XIcon} onClick={() => onChange(null)} />
        )}
        <Button variant="secondary" size={40} onClick={() => setPicking(true)}>
          {t.dishChoose}
        </Button>
      </div>
      {error && <p className="mt-1.5 text-note font-semibold text-danger">{error}</p>}
      {isPicking && renderPick(pick, () => setPicking(false))}
    </div>
  );
}

const empty: Values = { title: '', body: '', menu_id: null };

/** Writes a message, asks once more, and sends it; what was typed stays when that fails. */
export function NewsForm({ renderPick }: Props) {
  const t = useTexts(kitchenNewsTexts);
  const online = useOnline();
  const form = useForm<Values, Values>(newsForm, { defaultValues: empty });
  const send = useSendNews();
  const [dish, setDish] = useState<NewsDish | null>(null);
  const [asked, setAsked] = useState<Values | null>(null);
  const choose = (chosen: NewsDish | null) => {
    setDish(chosen);
    form.setValue('menu_id', chosen?.menu_id ?? null, { shouldDirty: true });
  };
  const sendNow = (body: Values) =>
    send.mutate(body, {
      onSuccess: ({ made_at, starts_at }) => toast.success(starts_at > made_at ? t.sentNight : t.sent),
      onError: (error) => {
        setAsked(null);
        if (!(error instanceof ApiError && form.setServerErrors(error.fields)))
          toast.error(messageFrom(error, t.notSaved));
      },
    });
  return (
    <Form form={form} onSubmit={setAsked} className="space-y-4">
      <TextField label={t.titleLabel} hint={t.titleHint} maxLength={newsTitleMax} {...form.field('title')} />
      <TextareaField
        label={t.bodyLabel}
        hint={t.bodyHint}
        rows={4}
        counter
        maxLength={newsBodyMax}
        {...form.field('body')}
      />
      <DishOfNews
        dish={dish}
        onChange={choose}
        error={form.formState.errors.menu_id?.message}
        renderPick={renderPick}
      />
      {!online && <Banner tone="warning">{t.offline}</Banner>}
      <Button type="submit" wide pending={send.isPending} pendingText={t.sending}>
        {t.send}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t.sendSure}
          confirmLabel={t.send}
          cancelLabel={t.notYet}
          pending={send.isPending}
          pendingText={t.sending}
          onConfirm={() => sendNow(asked)}
          onCancel={() => setAsked(null)}
        >
          {t.sendSureText}
        </ConfirmDialog>
      )}
    </Form>
  );
}
