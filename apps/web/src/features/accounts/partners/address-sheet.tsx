import { partnerEndpointForm, type PartnerEndpoint } from '@tawa/contract/accounts/partners.webhooks';
import { webhookKinds, type WebhookKind } from '@tawa/domain/accounts/partner-webhooks';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { PartnerCalls } from './partner-calls.ts';
import { partnersTexts } from './partners.texts.ts';
import type { Secret } from './secret-sheet.tsx';

interface Filled {
  url: string;
  kinds: WebhookKind[];
}

interface FormProps {
  calls: PartnerCalls;
  before: PartnerEndpoint | null;
  onSecret: (secret: Secret) => void;
  onClose: () => void;
}

/** Asks where events are sent, and which. */
export function AddressSheet({ calls, before, onSecret, onClose }: FormProps) {
  const all = useTexts(partnersTexts);
  const t = all.endpoint;
  const client = useQueryClient();
  const defaultValues = { url: before?.url ?? '', kinds: before?.kinds ?? [...webhookKinds] };
  const form = useForm<Filled, Filled>(partnerEndpointForm, { defaultValues });
  const save = async (wish: Filled) => {
    try {
      const { secret } = (await calls.setAddress(wish)).body;
      await client.invalidateQueries({ queryKey: calls.held });
      toast.success(t.saved);
      onClose();
      if (secret !== null) onSecret({ title: t.secretTitle, text: t.secretText, value: secret });
    } catch (error) {
      if (error instanceof ApiError && form.setServerErrors(error.fields)) return;
      form.setError('root', { message: messageFrom(error, all.notSaved) });
    }
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.formTitle}>
      <Form form={form} onSubmit={save} failure={form.formState.errors.root?.message}>
        <TextField label={t.url} type="url" hint={t.urlHint} {...form.field('url')} />
        <FieldGroup label={t.which} error={form.formState.errors.kinds?.message}>
          {webhookKinds.map((kind) => (
            <Checkbox key={kind} value={kind} label={all.kinds[kind]} {...form.register('kinds')} />
          ))}
        </FieldGroup>
        <Button type="submit" wide pending={form.formState.isSubmitting}>
          {t.save}
        </Button>
      </Form>
    </Sheet>
  );
}
