import type { PartnerEndpoint } from '@tawa/contract/accounts/partners.webhooks';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { formatDateTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useAction } from '#ui/use-action.ts';
import { AddressSheet } from './address-sheet.tsx';
import type { PartnerCalls } from './partner-calls.ts';
import { partnersTexts } from './partners.texts.ts';
import { SecretSheet, type Secret } from './secret-sheet.tsx';
import { useLanguage } from '#lib/i18n/language.ts';

/** How it goes at the address: what waits, what was given up, and since when nothing is taken. */
function Standing({ endpoint }: { endpoint: PartnerEndpoint }) {
  const language = useLanguage();
  const t = useTexts(partnersTexts).endpoint;
  const { url, failing_since, both_secrets_until, waiting, parked } = endpoint;
  const facts = [
    waiting > 0 && t.waiting({ count: waiting }),
    both_secrets_until !== null && t.both({ until: formatDateTime(both_secrets_until, language) }),
  ].filter((fact) => fact !== false);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <b className="min-w-0 break-all">{url}</b>
        {failing_since === null ? (
          <Badge tone="success" icon={CheckCircleIcon}>
            {t.works}
          </Badge>
        ) : (
          <Badge tone="danger" icon={WarningCircleIcon}>
            {t.fails}
          </Badge>
        )}
      </p>
      {facts.length > 0 && <p className="num text-note text-ink-3">{facts.join(' · ')}</p>}
      {failing_since !== null && (
        <Banner tone="warning">{t.failsText({ since: formatDateTime(failing_since, language) })}</Banner>
      )}
      {parked > 0 && <Banner tone="danger">{t.parked({ count: parked })}</Banner>}
    </div>
  );
}

interface ActsProps {
  calls: PartnerCalls;
  onChange: () => void;
  onSecret: (secret: Secret) => void;
}

function Acts({ calls, onChange, onSecret }: ActsProps) {
  const all = useTexts(partnersTexts);
  const language = useLanguage();
  const t = all.endpoint;
  const client = useQueryClient();
  const deed = useAction(calls.held);
  const [asking, setAsking] = useState<'rotate' | 'remove' | null>(null);
  const rotating = useMutation({
    mutationFn: () => calls.rotate(),
    onSuccess: ({ body: { secret, both_secrets_until } }) => {
      const text = t.rotatedText({ until: formatDateTime(both_secrets_until, language) });
      onSecret({ title: t.secretTitle, text, value: secret });
      return client.invalidateQueries({ queryKey: calls.held });
    },
    onError: (error) => toast.error(messageFrom(error, all.notSaved)),
    onSettled: () => setAsking(null),
  });
  const remove = () =>
    deed.mutate({ run: () => calls.removeAddress(), done: t.removed }, { onSettled: () => setAsking(null) });
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size={48}
        pending={deed.isPending}
        onClick={() => deed.mutate({ run: () => calls.test(), done: t.tested })}
      >
        {t.test}
      </Button>
      <Button variant="secondary" size={48} onClick={onChange}>
        {t.change}
      </Button>
      <Button variant="secondary" size={48} onClick={() => setAsking('rotate')}>
        {t.rotate}
      </Button>
      <Button variant="secondary" size={48} onClick={() => setAsking('remove')}>
        {t.remove}
      </Button>
      <ConfirmDialog
        open={asking !== null}
        title={asking === 'remove' ? t.removeTitle : t.rotateTitle}
        confirmLabel={asking === 'remove' ? t.remove : t.rotate}
        cancelLabel={t.keep}
        danger={asking === 'remove'}
        pending={deed.isPending || rotating.isPending}
        onCancel={() => setAsking(null)}
        onConfirm={() => (asking === 'remove' ? remove() : rotating.mutate())}
      >
        {asking === 'remove' ? t.removeText : t.rotateWords}
      </ConfirmDialog>
    </div>
  );
}

/** Where a restaurant's events are sent, and how it goes there. */
export function EndpointCard({ calls }: { calls: PartnerCalls }) {
  const all = useTexts(partnersTexts);
  const t = all.endpoint;
  const [isSetting, setSetting] = useState(false);
  const [secret, setSecret] = useState<Secret | null>(null);
  const query = useQuery({
    queryKey: [...calls.held, 'endpoint'],
    queryFn: async ({ signal }) => (await calls.findAddress(signal)).body,
  });
  const skeleton = (
    <Loading>
      <Skeleton className="h-16 w-full" />
    </Loading>
  );
  return (
    <Card title={t.title} facts={t.facts}>
      <Part query={query} skeleton={skeleton} failed={all.failed}>
        {({ endpoint }) => (
          <>
            {endpoint === null ? (
              <>
                <p className="mb-4 text-body text-ink-2">{t.empty}</p>
                <Button size={48} onClick={() => setSetting(true)}>
                  {t.set}
                </Button>
              </>
            ) : (
              <>
                <Standing endpoint={endpoint} />
                <Acts calls={calls} onChange={() => setSetting(true)} onSecret={setSecret} />
              </>
            )}
            {isSetting && (
              <AddressSheet calls={calls} before={endpoint} onSecret={setSecret} onClose={() => setSetting(false)} />
            )}
          </>
        )}
      </Part>
      {secret && <SecretSheet secret={secret} onClose={() => setSecret(null)} />}
    </Card>
  );
}
