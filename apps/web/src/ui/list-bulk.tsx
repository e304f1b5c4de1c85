import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useState } from 'react';
import { messageFrom } from '../lib/api-client.ts';
import { listTexts } from '../lib/messages-lists.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Sheet } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { TextareaField } from './input.tsx';
import type { BulkAction } from './list-props.ts';
import { toast } from './toast.ts';

interface QuestionProps<Row> {
  action: BulkAction<Row>;
  rows: readonly Row[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks once for all ticked rows, and then does one after the other, so that each is refused or done by itself. */
function BulkQuestion<Row>({ action, rows, onClose, onDone }: QuestionProps<Row>) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const [done, setDone] = useState<number | null>(null);
  const { title, text } = action.ask(rows.length);
  const run = async () => {
    if (action.reason && reason.trim() === '') return setError(listTexts.reasonMissing);
    const refusals: string[] = [];
    setDone(0);
    for (const [index, row] of rows.entries()) {
      await action.run(row, reason.trim()).catch((failure: unknown) => {
        refusals.push(messageFrom(failure, listTexts.failed));
      });
      setDone(index + 1);
    }
    if (rows.length > refusals.length) toast.success(action.done(rows.length - refusals.length));
    if (refusals.length > 0) toast.error(listTexts.partly(refusals.length, refusals[0] ?? ''));
    onDone();
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && done === null && onClose()}
      title={title}
      footer={
        <div className="flex gap-3">
          <Button variant="secondary" onClick={onClose} disabled={done !== null}>
            {listTexts.cancel}
          </Button>
          <Button
            className="flex-1"
            variant={action.danger ? 'danger' : 'primary'}
            pending={done === null ? false : `${done} / ${rows.length}`}
            onClick={() => void run()}
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
      {!navigator.onLine && <Banner tone="warning">{listTexts.offline}</Banner>}
    </Sheet>
  );
}

interface Props<Row> {
  actions: readonly BulkAction<Row>[];
  rows: readonly Row[];
  onDone: () => void;
}

const button =
  'press flex min-h-11 shrink-0 items-center gap-2 rounded-md px-3 text-body font-bold text-on-bar focus-visible:outline-on-bar-accent disabled:opacity-50';

/** What can be done with the ticked rows; stands over the lower edge. */
export function BulkBar<Row>({ actions, rows, onDone }: Props<Row>) {
  const [chosen, setChosen] = useState<BulkAction<Row> | null>(null);
  const fitting = (action: BulkAction<Row>) => rows.filter((row) => action.fits?.(row) ?? true);
  if (rows.length === 0) return null;
  const finish = () => {
    setChosen(null);
    onDone();
  };
  return (
    <div
      role="toolbar"
      aria-label={listTexts.selected(rows.length)}
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex min-h-14 max-w-2xl items-center gap-2 overflow-x-auto rounded-lg bg-bar px-4 text-on-bar shadow-2"
    >
      <span className="num mr-auto text-body font-semibold whitespace-nowrap">{listTexts.selected(rows.length)}</span>
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          className={button}
          disabled={fitting(action).length === 0}
          title={fitting(action).length === 0 ? listTexts.noFit : undefined}
          onClick={() => setChosen(action)}
        >
          {action.icon && <Icon of={action.icon} weight="bold" />}
          {action.label}
        </button>
      ))}
      <button
        type="button"
        aria-label={listTexts.unselect}
        title={listTexts.unselect}
        className={button}
        onClick={onDone}
      >
        <Icon of={XIcon} weight="bold" />
      </button>
      {chosen && (
        <BulkQuestion action={chosen} rows={fitting(chosen)} onClose={() => setChosen(null)} onDone={finish} />
      )}
    </div>
  );
}
