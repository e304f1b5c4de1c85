import type { BankFormat } from '@tawa/contract/money/payouts.banks';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { numbered } from './format-draft.ts';
import { FormatDelete } from './format-delete.tsx';
import { formatsTexts } from './formats.texts.ts';

function FormatCard({ format, mayAct }: { format: BankFormat; mayAct: boolean }) {
  const t = useTexts(formatsTexts);
  const { bank_format_id: id, name, source, is_used, is_kept, layout } = format;
  const wordOf = () => {
    if (is_used) return t.used;
    return is_kept ? t.usedBefore : t.unused;
  };
  return (
    <li className="rounded-xl border border-line bg-surface p-4 lg:p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="min-w-0 text-base font-bold wrap-anywhere">{name}</h2>
            <Badge tone={is_used ? 'success' : 'neutral'}>{wordOf()}</Badge>
          </div>
          {source !== '' && <p className="mt-1 text-sm wrap-anywhere text-ink-2">{source}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {mayAct ? (
            <>
              <ButtonLink to={`?open=${id}`} size={40} variant="secondary" aria-label={t.editOf({ name })}>
                {t.edit}
              </ButtonLink>
              <ButtonLink to={`?open=new&copy=${id}`} size={40} variant="secondary" aria-label={t.copyOf({ name })}>
                {t.copy}
              </ButtonLink>
              {!is_kept && <FormatDelete format={format} />}
            </>
          ) : (
            <ButtonLink to={`?open=${id}`} size={40} variant="secondary" aria-label={t.lookAt({ name })}>
              {t.look}
            </ButtonLink>
          )}
        </div>
      </div>
      <p className="num mt-3 text-note text-ink-3">{t.columnCount({ count: layout.columns.length })}</p>
      <ol aria-label={t.columnsOf({ name })} className="mt-1.5 flex flex-wrap gap-1.5">
        {numbered(layout.columns).map((column) => (
          <li key={column} className="num rounded-sm bg-surface-2 px-2 py-1 text-note wrap-anywhere text-ink-2">
            {column}
          </li>
        ))}
      </ol>
    </li>
  );
}

/** Every format with where it is from and its columns in their order. */
export function FormatList({ formats, mayAct }: { formats: readonly BankFormat[]; mayAct: boolean }) {
  const t = useTexts(formatsTexts);
  return (
    <ul aria-label={t.title} className="grid gap-3">
      {formats.map((format) => (
        <FormatCard key={format.bank_format_id} format={format} mayAct={mayAct} />
      ))}
    </ul>
  );
}
