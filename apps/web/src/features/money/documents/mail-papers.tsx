import { mailOrderPapers } from '@tawa/contract/money/documents';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { call } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { useAction } from '#ui/use-action.ts';
import { documentsTexts } from './documents.texts.ts';

/** Mails the papers of an order to its customer once more. */
export function MailPapers({ orderNumber }: { orderNumber: string }) {
  const t = useTexts(documentsTexts);
  const action = useAction(['list', 'orders', 'one', orderNumber]);
  const run = () => call(mailOrderPapers, { params: { order_number: orderNumber }, body: {} });
  return (
    <Button
      size={40}
      variant="secondary"
      icon={EnvelopeSimpleIcon}
      className="mt-3"
      pending={action.isPending}
      pendingText={t.mailing}
      onClick={() => action.mutate({ run, done: t.mailed })}
    >
      {t.mail}
    </Button>
  );
}
