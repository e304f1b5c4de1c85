import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { Sheet } from '../dialog/dialog.tsx';
import { Icon } from '../icon.tsx';
import { TextareaField } from '../form/input.tsx';
import { bulkShare } from './list-matching.tsx';
import type { BulkAction, BulkAsk, BulkOutcome } from './list-props.ts';
import { toast } from '../toast/toast.ts';
import { listPartTexts } from './list.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { uiTexts } from '#ui/ui.texts.ts';

interface Refusal {
  place: number;
  name: string;
  why: string;
}

interface SheetProps<Row> {
  action: BulkAsk<Row>;
  rows: readonly Row[];
  rowName: (row: Row) => string;
  onClose: () => void;
  onDone: () => void;
}

/** Each row that was refused, with the server's words. */
function Refused({ refusals, onDone }: { refusals: readonly Refusal[]; onDone: () => void }) {
  const t = useTexts(listPartTexts);
  return (
    <Sheet open onOpenChange={(open) => !open && onDone()} title={t.refused({ count: refusals.length })}>
      <ul className="divide-y divide-line">
        {refusals.map(({ place, name, why }) => (
          <li key={place} className="py-3 text-body">
            <b className="block break-words">{name}</b>
            <span className="text-ink-2">{why}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** One request takes a hundred rows; more go by several, and whoever is refused keeps the place among all. */
async function runInShares<Row>(action: BulkAsk<Row>, rows: readonly Row[], reason: string): Promise<BulkOutcome> {
  let done = 0;
  const refused: { index: number; message: string }[] = [];
  for (let from = 0; from < rows.length; from += bulkShare) {
    const { body } = await action.run(rows.slice(from, from + bulkShare), reason);
    done += body.done;
    refused.push(...body.refused.map(({ index, message }) => ({ index: from + index, message })));
  }
  return { done, refused };
}

/** Asks once for all ticked rows, sends one request for them, and names those that were refused. */
function BulkQuestion<Row>({ action, rows, rowName, onClose, onDone }: SheetProps<Row>) {
  const t = useTexts(listPartTexts);
  const ui = useTexts(uiTexts);
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const send = useMutation({
    mutationFn: async () => {
      const names = rows.map((row) => rowName(row));
      return { names, ...(await runInShares(action, rows, reason.trim())) };
    },
    onSuccess: ({ names, done, refused }) => {
      if (done > 0) toast.success(action.done(done));
      if (refused.length === 0) return onDone();
      setRefusals(refused.map(({ index, message }) => ({ place: index, name: names[index] ?? '', why: message })));
    },
    onError: (failure) => toast.error(messageFrom(failure, t.failed)),
  });
  if (refusals.length > 0) return <Refused refusals={refusals} onDone={onDone} />;
  const { title, text } = action.ask(rows.length);
  const run = () => (action.reason && reason.trim() === '' ? setError(ui.reasonMissing) : send.mutate());
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && !send.isPending && onClose()}
      title={title}
      footer={
        <div className="flex gap-3">
          <Button variant="secondary" onClick={onClose} disabled={send.isPending}>
            {t.cancel}
          </Button>
          <Button
            className="flex-1"
            variant={action.danger ? 'danger' : 'primary'}
            pending={send.isPending}
            pendingText={t.working}
            onClick={run}
          >
            {action.label}
          </Button>
        </div>
      }
    >
      <p className="mb-4 text-body text-ink-2">{text}</p>
      {action.reason && (
        <TextareaField
          label={action.reason}
          value={reason}
          error={error || undefined}
          maxLength={300}
          counter
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setError('');
          }}
        />
      )}
      {!navigator.onLine && <Banner tone="warning">{t.offline}</Banner>}
    </Sheet>
  );
}

interface Props<Row> {
  actions: readonly BulkAction<Row>[];
  rows: readonly Row[];
  rowName: (row: Row) => string;
  onDone: () => void;
}

const button =
  'press flex min-h-11 shrink-0 items-center gap-2 rounded-md px-3 text-body font-bold text-on-bar focus-visible:outline-on-bar-accent disabled:opacity-50';

/** What can be done with the ticked rows; stands over the lower edge. */
export function BulkBar<Row>({ actions, rows, rowName, onDone }: Props<Row>) {
  const t = useTexts(listPartTexts);
  const [chosen, setChosen] = useState<BulkAsk<Row> | null>(null);
  const fitting = (action: BulkAction<Row>) => rows.filter((row) => action.fits?.(row) ?? true);
  if (rows.length === 0) return null;
  const finish = () => {
    setChosen(null);
    onDone();
  };
  return (
    <div
      role="toolbar"
      aria-label={t.selected({ count: rows.length })}
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex min-h-14 max-w-2xl items-center gap-2 overflow-x-auto rounded-lg bg-bar px-4 text-on-bar shadow-2"
    >
      <span className="num mr-auto text-body font-semibold whitespace-nowrap">
        {t.selected({ count: rows.length })}
      </span>
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          className={button}
          disabled={fitting(action).length === 0}
          title={fitting(action).length === 0 ? t.noFit : undefined}
          onClick={() => (action.begin ? action.begin() : setChosen(action))}
        >
          {action.icon && <Icon of={action.icon} weight="bold" />}
          {action.label}
        </button>
      ))}
      <button type="button" aria-label={t.unselect} title={t.unselect} className={button} onClick={onDone}>
        <Icon of={XIcon} weight="bold" />
      </button>
      {chosen && (
        <BulkQuestion
          action={chosen}
          rows={fitting(chosen)}
          rowName={rowName}
          onClose={() => setChosen(null)}
          onDone={finish}
        />
      )}
    </div>
  );
}
