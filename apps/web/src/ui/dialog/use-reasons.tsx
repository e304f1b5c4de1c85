import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface Words {
  title: string;
  confirm: string;
  cancel: string;
}

/** Does something at once, or asks first where there are reasons against it; `question` is rendered by the caller. */
export function useReasons({ title, confirm, cancel }: Words) {
  const [asked, setAsked] = useState<{ reasons: readonly string[]; go: () => void } | null>(null);
  const question: ReactNode = asked && (
    <ConfirmDialog
      title={title}
      confirmLabel={confirm}
      cancelLabel={cancel}
      danger
      onCancel={() => setAsked(null)}
      onConfirm={() => {
        setAsked(null);
        asked.go();
      }}
    >
      <ul className="grid gap-1">
        {asked.reasons.map((reason) => (
          <li key={reason} className="wrap-anywhere">
            {reason}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
  return {
    ask: (reasons: readonly string[], go: () => void) => (reasons.length === 0 ? go() : setAsked({ reasons, go })),
    question,
  };
}
