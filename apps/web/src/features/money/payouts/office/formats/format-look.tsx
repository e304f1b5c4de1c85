import type { BankFormat } from '@tawa/contract/money/payouts.banks';
import type { BankColumn } from '@tawa/domain/money/bank-files';
import { useTexts } from '#lib/i18n/texts.ts';
import { Card } from '#ui/card.tsx';
import { Facts } from '#ui/panel/panel-parts.tsx';
import { answerFields, numbered } from './format-draft.ts';
import { FormatPreview } from './format-preview.tsx';
import { formatsTexts } from './formats.texts.ts';

/** A format for whoever may not change it. */
export function FormatLook({ format: { source, layout } }: { format: BankFormat }) {
  const t = useTexts(formatsTexts);
  const names = numbered(layout.columns);
  const saysOf = ({ field, text = '' }: BankColumn) => {
    if (field !== undefined) return t.field[field];
    return text === '' ? t.fixedEmpty : t.fixedText({ text });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_400px]">
      <div className="grid gap-4">
        <Card title={t.file} facts={source}>
          <Facts
            facts={[
              [t.date, layout.date],
              ...layout.columns.map((column, at): [string, string] => [names[at] ?? '', saysOf(column)]),
            ]}
          />
        </Card>
        <Card title={t.answer} facts={t.answerHint}>
          <Facts
            facts={[
              ...answerFields.map((field): [string, string] => [t.answerField[field], layout.answer[field]]),
              [t.paidWords, layout.paid_words.join(', ')],
              [t.failedWords, layout.failed_words.join(', ')],
            ]}
          />
        </Card>
      </div>
      <FormatPreview layout={layout} />
    </div>
  );
}
