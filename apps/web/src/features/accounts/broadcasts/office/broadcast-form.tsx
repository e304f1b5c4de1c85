import * as contract from '@tawa/contract/accounts/broadcasts';
import type { Broadcast, BroadcastForm as Values } from '@tawa/contract/accounts/broadcasts';
import { broadcastBodyMax, broadcastTitleMax } from '@tawa/domain/accounts/broadcasts';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiError, call, messageFrom } from '#lib/api/api-client.ts';
import { useOnline } from '#lib/api/online.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextareaField, TextField } from '#ui/form/input.tsx';
import { PanelPart } from '#ui/panel/panel-parts.tsx';
import { toast } from '#ui/toast/toast.ts';
import { BroadcastLooks } from './broadcast-looks.tsx';
import { BroadcastReach } from './broadcast-reach.tsx';
import { SegmentFields, WayFields } from './broadcast-segment.tsx';
import { BroadcastStart } from './broadcast-start.tsx';
import { broadcastsTexts } from './broadcasts.texts.ts';

/** Keeps a draft; what was typed stays where it is when that fails. */
function useSave(draft: Broadcast | null) {
  const t = useTexts(broadcastsTexts);
  const client = useQueryClient();
  const [, setParams] = useSearchParams();
  return useMutation({
    mutationFn: async (body: Values) => {
      if (draft === null) return (await call(contract.addBroadcast, { body })).body;
      const params = { broadcast_id: draft.broadcast_id };
      return (await call(contract.updateBroadcast, { params, body: { ...body, version: draft.version } })).body;
    },
    onSuccess: (saved) => {
      client.setQueryData(['list', 'broadcasts', 'one', saved.broadcast_id], saved);
      if (draft === null)
        setParams(
          (before) => new URLSearchParams({ ...Object.fromEntries(before), open: String(saved.broadcast_id) }),
          {
            preventScrollReset: true,
          },
        );
      toast.success(t.saved);
      return client.invalidateQueries({ queryKey: ['list', 'broadcasts'] });
    },
  });
}

/** A draft with what it would do: whom it reaches, how it looks, and what sends it. */
export function BroadcastForm({ values, draft }: { values: Values; draft: Broadcast | null }) {
  const t = useTexts(broadcastsTexts);
  const online = useOnline();
  const form = useForm<Values, Values>(contract.broadcastForm, { defaultValues: values });
  const save = useSave(draft);
  const typed = form.watch();
  const isChanged = form.formState.isDirty;
  const send = (body: Values) =>
    save.mutateAsync(body).catch((error: unknown) => {
      if (!(error instanceof ApiError && form.setServerErrors(error.fields)))
        toast.error(messageFrom(error, t.notSaved));
    });
  return (
    <>
      <Form form={form} onSubmit={send} className="space-y-4">
        <TextField label={t.name} maxLength={broadcastTitleMax} {...form.field('title')} />
        <TextareaField
          label={t.bodyLabel}
          hint={t.bodyHint}
          rows={4}
          counter
          maxLength={broadcastBodyMax}
          {...form.field('body')}
        />
        <TextField label={t.linkLabel} hint={t.linkHint} optional maxLength={200} {...form.field('link')} />
        <WayFields form={form} />
        <SegmentFields form={form} />
        {!online && <Banner tone="warning">{t.offline}</Banner>}
        <Button
          type="submit"
          wide
          variant={draft ? 'secondary' : 'primary'}
          pending={save.isPending}
          pendingText={t.saving}
        >
          {t.save}
        </Button>
      </Form>
      <div className="mt-5">
        <PanelPart title={t.reach}>
          <BroadcastReach wanted={typed} />
        </PanelPart>
        <PanelPart title={t.looks}>
          <BroadcastLooks words={typed} />
        </PanelPart>
        {draft && <BroadcastStart draft={draft} isChanged={isChanged} />}
      </div>
    </>
  );
}
