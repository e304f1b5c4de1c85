import { ConfirmDialog } from './confirm-dialog.tsx';
import type { useLeaveQuestion } from './use-leave-question.ts';

interface Props {
  question: ReturnType<typeof useLeaveQuestion>;
  title: string;
  text: string;
  /** What the button says that stays, and the one that lets go of what was written. */
  stay: string;
  leave: string;
}

/** Asks whether what is not saved may be lost. */
export const LeaveDialog = ({ question, title, text, stay, leave }: Props) => (
  <ConfirmDialog
    open={question.asks}
    danger
    title={title}
    cancelLabel={stay}
    confirmLabel={leave}
    onCancel={question.stay}
    onConfirm={question.leave}
  >
    {text}
  </ConfirmDialog>
);
