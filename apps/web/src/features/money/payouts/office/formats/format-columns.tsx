import { bankFields } from '@tawa/domain/money/bank-files';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { addColumn, columnsMax, kindOf, moveColumn, type DraftColumn } from './format-draft.ts';
import { formatsTexts } from './formats.texts.ts';

const ofColumn = (words: ReactNode) => <span className="sr-only">{words}</span>;
/** Said above its control on a phone; where the columns stand in rows, it is there to be heard alone. */
const label = (words: ReactNode) => <span className="lg:sr-only">{words}</span>;

const row = 'grid grid-cols-[1.5rem_minmax(0,1fr)] gap-2 lg:grid-cols-[1.5rem_minmax(0,1fr)_minmax(0,1fr)_8.25rem]';
/** On a phone all parts of a column stand under each other, beside its place. */
const part = 'col-start-2 lg:col-start-auto';

interface ColumnProps {
  column: DraftColumn;
  at: number;
  isLast: boolean;
  errorOf: (part: string) => string | undefined;
  onChange: (part: Partial<DraftColumn>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function ColumnButtons({ column, at, isLast, onMove, onRemove }: Omit<ColumnProps, 'errorOf' | 'onChange'>) {
  const t = useTexts(formatsTexts);
  const place = at + 1;
  const moves = [
    { by: -1, icon: ArrowUpIcon, name: t.up({ place }), isEnd: at === 0 },
    { by: 1, icon: ArrowDownIcon, name: t.down({ place }), isEnd: isLast },
  ] as const;
  return (
    <span className="col-start-2 flex justify-end lg:col-start-4 lg:row-start-1 lg:mt-1.5">
      {moves.map(({ by, icon, name, isEnd }) => (
        <IconButton
          key={by}
          label={name}
          icon={icon}
          disabled={isEnd}
          data-move={`${column.key} ${by}`}
          onClick={() => onMove(by)}
        />
      ))}
      <IconButton label={t.remove({ place })} icon={TrashIcon} onClick={onRemove} />
    </span>
  );
}

function Column({ errorOf, onChange, ...props }: ColumnProps) {
  const t = useTexts(formatsTexts);
  const { column, at } = props;
  const place = at + 1;
  return (
    <li className={cx(row, 'py-4 lg:py-1')}>
      <span className="num text-body font-bold text-ink-3 lg:mt-4">{place}</span>
      <SelectField
        size={44}
        className={part}
        label={label(t.columnWhat({ place: String(place), span: ofColumn }))}
        value={column.kind}
        options={[
          ...bankFields.map((field) => ({ value: field, label: t.field[field] })),
          { value: 'fixed', label: t.fixed },
        ]}
        onChange={(event) => onChange({ kind: kindOf(event.currentTarget.value) })}
      />
      <TextField
        size={44}
        className={part}
        label={label(t.columnHeading({ place: String(place), span: ofColumn }))}
        maxLength={60}
        value={column.heading}
        error={errorOf('heading')}
        onChange={(event) => onChange({ heading: event.currentTarget.value })}
      />
      {column.kind === 'fixed' && (
        <TextField
          size={44}
          className="col-start-2 lg:col-end-4"
          label={t.columnText({ place: String(place), span: ofColumn })}
          hint={t.columnTextHint}
          maxLength={40}
          value={column.text}
          error={errorOf('text')}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      )}
      <ColumnButtons {...props} />
    </li>
  );
}

interface Props {
  columns: readonly DraftColumn[];
  /** What is wrong with a part of a column, or with all of them together. */
  errorOf: (path: string) => string | undefined;
  onChange: (columns: readonly DraftColumn[]) => void;
}

/** The columns of a file in their order; two buttons move one, so that no finger has to drag. */
export function FormatColumns({ columns, errorOf, onChange }: Props) {
  const t = useTexts(formatsTexts);
  const box = useRef<HTMLElement>(null);
  const [moved, setMoved] = useState<{ key: number; by: 1 | -1 }>();
  const [said, setSaid] = useState('');
  // A row that changes its place may lose the focus on the way, and at the end its button is off.
  useEffect(() => {
    if (!moved) return;
    const of = (by: number) => box.current?.querySelector<HTMLButtonElement>(`[data-move="${moved.key} ${by}"]`);
    const pressed = of(moved.by);
    (pressed?.disabled ? of(-moved.by) : pressed)?.focus();
  }, [moved]);
  const addButton = () => box.current?.querySelector<HTMLElement>('[data-add]');
  const nameOf = ({ kind, heading }: DraftColumn) => heading.trim() || (kind === 'fixed' ? t.fixed : t.field[kind]);
  const move = (column: DraftColumn, by: 1 | -1) => {
    const next = moveColumn(columns, column.key, by);
    onChange(next);
    setMoved({ key: column.key, by });
    setSaid(t.movedTo({ what: nameOf(column), place: String(next.indexOf(column) + 1), count: String(next.length) }));
  };
  const remove = (column: DraftColumn, at: number) => {
    onChange(columns.filter((one) => one !== column));
    setSaid(t.removed({ place: String(at + 1) }));
    addButton()?.focus();
  };
  const problem = errorOf('layout.columns');
  return (
    <section ref={box} aria-labelledby="format-columns">
      <h3 id="format-columns" className="text-base font-bold">
        {t.columns}
      </h3>
      <p className="text-note text-ink-3">{t.columnsHint}</p>
      <p aria-hidden="true" className={cx(row, 'mt-3 text-sm font-semibold max-lg:hidden')}>
        <span className="col-start-2">{t.what}</span>
        <span>{t.itsHeading}</span>
      </p>
      <ol aria-labelledby="format-columns" className="divide-y divide-line lg:divide-y-0">
        {columns.map((column, at) => (
          <Column
            key={column.key}
            column={column}
            at={at}
            isLast={at === columns.length - 1}
            errorOf={(part) => errorOf(`layout.columns.${at}.${part}`)}
            onChange={(part) => onChange(columns.map((one) => (one === column ? { ...one, ...part } : one)))}
            onMove={(by) => move(column, by)}
            onRemove={() => remove(column, at)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Button
        variant="secondary"
        size={40}
        icon={PlusIcon}
        className="mt-3"
        data-add
        data-problem={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : 'format-columns-error'}
        disabled={columns.length >= columnsMax}
        onClick={() => onChange(addColumn(columns))}
      >
        {t.addColumn}
      </Button>
      {problem !== undefined && <FieldError id="format-columns-error">{problem}</FieldError>}
    </section>
  );
}
