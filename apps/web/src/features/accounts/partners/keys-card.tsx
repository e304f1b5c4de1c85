import { partnerKeyForm } from '@tawa/contract/accounts/partners';
import { partnerScopes, type PartnerScope } from '@tawa/domain/accounts/partners';
import { KeyIcon } from '@phosphor-icons/react/dist/ssr/Key';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/input.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { KeyRow } from './key-row.tsx';
import type { PartnerCalls } from './partner-calls.ts';
import { partnersTexts } from './partners.texts.ts';
import { SecretSheet, type Secret } from './secret-sheet.tsx';

interface FormProps {
  calls: PartnerCalls;
  onMade: (secret: Secret) => void;
  onClose: () => void;
}

interface Filled {
  key_name: string;
  scopes: PartnerScope[];
}

function KeySheet({ calls, onMade, onClose }: FormProps) {
  const all = useTexts(partnersTexts);
  const t = all.keys;
  const client = useQueryClient();
  const form = useForm<Filled, Filled>(partnerKeyForm, { defaultValues: { key_name: '', scopes: [] } });
  const make = async (wish: Filled) => {
    try {
      const { body } = await calls.addKey(wish);
      await client.invalidateQueries({ queryKey: calls.held });
      onMade({ title: t.madeTitle, text: t.madeText, value: body.key });
    } catch (error) {
      if (error instanceof ApiError && form.setServerErrors(error.fields)) return;
      form.setError('root', { message: messageFrom(error, all.notSaved) });
    }
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.makeTitle}>
      <Form form={form} onSubmit={make} failure={form.formState.errors.root?.message}>
        <TextField label={t.name} hint={t.nameHint} {...form.field('key_name')} />
        <FieldGroup label={t.rights} error={form.formState.errors.scopes?.message}>
          {partnerScopes.map((scope) => (
            <Checkbox key={scope} value={scope} label={all.scopes[scope]} {...form.register('scopes')} />
          ))}
        </FieldGroup>
        <Button type="submit" wide pending={form.formState.isSubmitting}>
          {t.make}
        </Button>
      </Form>
    </Sheet>
  );
}

/** The keys with which other systems work for a restaurant. */
export function KeysCard({ calls }: { calls: PartnerCalls }) {
  const all = useTexts(partnersTexts);
  const t = all.keys;
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<Secret | null>(null);
  const query = useQuery({
    queryKey: [...calls.held, 'keys'],
    queryFn: async ({ signal }) => (await calls.listKeys(signal)).body.keys,
  });
  const skeleton = (
    <Loading className="grid gap-3">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </Loading>
  );
  const made = (next: Secret) => {
    setMaking(false);
    setSecret(next);
  };
  return (
    <Card
      title={t.title}
      facts={t.facts}
      action={
        <Button size={40} icon={KeyIcon} onClick={() => setMaking(true)}>
          {t.make}
        </Button>
      }
    >
      <Part query={query} skeleton={skeleton} failed={all.failed}>
        {(keys) =>
          keys.length === 0 ? (
            <p className="py-2 text-body text-ink-2">{t.empty}</p>
          ) : (
            <ul aria-label={t.title} className="divide-y divide-line">
              {keys.map((one) => (
                <KeyRow key={one.partner_key_id} one={one} calls={calls} />
              ))}
            </ul>
          )
        }
      </Part>
      {isMaking && <KeySheet calls={calls} onMade={made} onClose={() => setMaking(false)} />}
      {secret && <SecretSheet secret={secret} onClose={() => setSecret(null)} />}
    </Card>
  );
}
