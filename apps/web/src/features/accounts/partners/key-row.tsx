import type { PartnerKey } from '@tawa/contract/accounts/partners';
import { useState } from 'react';
import { formatDate, formatWhen } from '#lib/format.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { useAction } from '#ui/use-action.ts';
import type { PartnerCalls } from './partner-calls.ts';
import { partnersTexts } from './partners.texts.ts';

const clock = () => Date.now();

export function KeyRow({ one, calls }: { one: PartnerKey; calls: PartnerCalls }) {
  const all = useTexts(partnersTexts);
  const language = useLanguage();
  const t = all.keys;
  const now = useNow(clock);
  const deed = useAction(calls.held);
  const [asking, setAsking] = useState(false);
  const { key_name: name, last_used_on, partner_key_id } = one;
  const used = last_used_on === null ? t.unused : t.used({ when: formatWhen(last_used_on, now, language) });
  return (
    <li className="flex flex-wrap items-center gap-3 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <b className="wrap-anywhere">{name}</b>
        <p className="mt-1 flex flex-wrap gap-1.5">
          {one.scopes.map((scope) => (
            <Badge key={scope}>{all.scopes[scope]}</Badge>
          ))}
        </p>
        <p className="num mt-1 text-note text-ink-3">
          {t.ends({ letters: one.ends_in })} · {used} ·{' '}
          {t.made({ name: one.made_by, day: formatDate(one.made_on, language) })}
        </p>
      </div>
      <Button variant="secondary" size={48} aria-label={t.endLabel({ name })} onClick={() => setAsking(true)}>
        {t.end}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.endTitle({ name })}
        confirmLabel={t.end}
        cancelLabel={t.keep}
        danger
        pending={deed.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          deed.mutate(
            { run: () => calls.endKey(partner_key_id), done: t.ended({ name }) },
            { onSettled: () => setAsking(false) },
          )
        }
      >
        {t.endText}
      </ConfirmDialog>
    </li>
  );
}
