import type { Misfit } from '#lib/diet/misfit.ts';
import { questionTexts } from '#lib/diet/question.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface ReasonsQuestionProps {
  reasons: readonly Misfit[];
  /** What is done all the same; adding unless something else is said. */
  verb?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The reasons against something, and whether it is done all the same. */
export function ReasonsQuestion({ reasons, verb, onConfirm, onCancel }: ReasonsQuestionProps) {
  const t = useTexts(questionTexts);
  const texts = reasons.map(({ dish, reason }) => (dish === undefined ? reason : t.of({ dish, reason })));
  return (
    <ConfirmDialog
      title={t.title}
      confirmLabel={verb ?? t.confirm}
      cancelLabel={t.cancel}
      danger
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <ul className="grid gap-1">
        {texts.map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
