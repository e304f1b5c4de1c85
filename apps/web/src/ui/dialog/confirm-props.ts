import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  title: string;
  /** Names the object and what happens to it. */
  children?: ReactNode;
  /** Repeats the verb: 'Delete coupon TAWA60'. */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** Also called by Escape and by a press beside the dialog. */
  onCancel: () => void;
  /** Destructive: cancel is the main button and has the focus, confirm is outlined in red. */
  danger?: boolean;
  /** Which button has the focus first; the main one unless said otherwise. */
  focus?: 'confirm' | 'cancel';
  pending?: boolean;
  pendingText?: string;
  open?: boolean;
}
