import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { Button } from '../button.tsx';
import type { ConfirmDialogProps } from './confirm-props.ts';
import { cx } from '../cx.ts';
import { dialogPartTexts } from './dialog.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** What a `ConfirmDialog` draws; comes with the dialog library, so only the first question loads it. */
export function ConfirmBox(props: ConfirmDialogProps) {
  const t = useTexts(dialogPartTexts);
  const { title, children, confirmLabel, cancelLabel = t.cancel, onConfirm, onCancel, danger = false } = props;
  const { focus = danger ? 'cancel' : 'confirm', pending = false, pendingText, open = true } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const dismiss = (): void => {
    if (!pending) onCancel();
  };
  const buttons = [
    <Button key="cancel" ref={cancel} variant={danger ? 'primary' : 'secondary'} disabled={pending} onClick={dismiss}>
      {cancelLabel}
    </Button>,
    <Button
      key="confirm"
      ref={confirm}
      variant={danger ? 'danger' : 'primary'}
      pending={pending}
      pendingText={pendingText}
      onClick={onConfirm}
    >
      {confirmLabel}
    </Button>,
  ];
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && dismiss()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop
          forceRender
          onClick={dismiss}
          className="fixed inset-0 z-50 bg-black/55 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <AlertDialog.Popup
          data-panel
          initialFocus={focus === 'confirm' ? confirm : cancel}
          className={cx(
            'fixed z-50 bg-surface p-6 text-ink shadow-3 outline-none transition-[transform,opacity] duration-200 ease-out',
            'max-md:safe-bottom max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-sheet max-md:data-starting-style:translate-y-full max-md:data-ending-style:translate-y-full',
            'max-h-[calc(100dvh-40px)] overflow-y-auto md:top-1/2 md:left-1/2 md:w-[480px] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-2xl md:data-starting-style:opacity-0 md:data-ending-style:opacity-0',
          )}
        >
          <AlertDialog.Title data-panel-head className="text-2xl font-bold">
            {title}
          </AlertDialog.Title>
          {children && (
            <AlertDialog.Description render={<div />} className="mt-2 text-body text-ink-2">
              {children}
            </AlertDialog.Description>
          )}
          <div className="mt-6 flex flex-col gap-3">{danger ? buttons : buttons.toReversed()}</div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
