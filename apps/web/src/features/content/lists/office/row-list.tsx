import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { capital } from '#lib/capital.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { ListColumn, ListFilter, ListFrameProps, ListPage } from '#ui/list/list-props.ts';
import { Facts, PanelHead } from '#ui/panel/panel-parts.tsx';
import { RowForm, type RowField, type Schema } from './row-form.tsx';
import { officeListsTexts } from './lists.texts.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

/** A plain list of the office: its columns, and the form of its rows. */
export interface RowList<Row, Values extends FieldValues> extends Pick<
  ListFrameProps<Row>,
  'name' | 'title' | 'nouns' | 'read' | 'readCsv' | 'sort' | 'searchLabel' | 'empty'
> {
  columns: readonly ListColumn<Row>[];
  filters?: readonly ListFilter[];
  rowId: (row: Row) => number;
  rowName: (row: Row) => string;
  /** What a card says in place of shown or hidden, where that is not all. */
  badge?: (row: Row) => ReactNode;
  /** The second line of a card. */
  line: (row: Row) => ReactNode;
  /** Left out where rows are always shown. */
  isActive?: (row: Row) => boolean;
  schema: Schema<Values>;
  fields: readonly RowField<Values>[];
  valuesOf: (row: Row | null) => DefaultValues<Values>;
  add: (values: Values) => Promise<unknown>;
  update: (id: number, values: Values) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  /** More about an existing row, under its form. */
  more?: (row: Row, onClose: () => void) => ReactNode;
}

export const ActiveBadge = ({ active }: { active: boolean }) => {
  const t = useTexts(officeListsTexts);
  return active ? (
    <Badge tone="success" icon={EyeIcon}>
      {t.shown}
    </Badge>
  ) : (
    <Badge icon={EyeSlashIcon}>{t.hidden}</Badge>
  );
};

export const shownFilterIn = keepEach((language: Language): ListFilter => {
  const t = textsIn(officeListsTexts, language);
  return {
    name: 'shown',
    label: t.state,
    options: [
      { value: '1', label: t.shown },
      { value: '0', label: t.hidden },
    ],
  };
});

/** A row as whoever may only look sees it. */
function RowFacts<Row, Values extends FieldValues>({ list, row }: { list: RowList<Row, Values>; row: Row }) {
  const t = useTexts(officeListsTexts);
  const values = new Map<string, unknown>(Object.entries(list.valuesOf(row) ?? {}));
  const told = (value: unknown): string => {
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
  };
  return (
    <>
      <PanelHead title={list.rowName(row)} />
      <Facts
        facts={list.fields
          .filter(({ kind }) => kind !== 'picture' && kind !== 'names')
          .map(({ name, label }): [string, ReactNode] => [label, told(values.get(name))])}
      />
    </>
  );
}

function Editor<Row, Values extends FieldValues>({ list, id }: { list: RowList<Row, Values>; id: string }) {
  const t = useTexts(officeListsTexts);
  const mayAct = useMayAct('content');
  const client = useQueryClient();
  const [, setParams] = useSearchParams();
  const onClose = () =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete('open');
      return next;
    });
  const pages = client.getQueriesData<ListPage<Row>>({ queryKey: ['list', list.name] });
  const row = pages.flatMap(([, page]) => page?.rows ?? []).find((each) => String(list.rowId(each)) === id) ?? null;
  if (id !== 'new' && !row) return <Banner tone="info">{t.gone}</Banner>;
  if (!mayAct) return row && <RowFacts list={list} row={row} />;
  const [one] = list.nouns;
  const said = (verb: string) => `${capital(one)} ${verb}`;
  const common = { list: list.name, schema: list.schema, fields: list.fields, values: list.valuesOf(row), onClose };
  if (!row) return <RowForm key="new" {...common} title={t.addOne({ one })} save={list.add} saved={said('added')} />;
  return (
    <>
      <RowForm
        key={id}
        {...common}
        title={list.rowName(row)}
        save={(values) => list.update(list.rowId(row), values)}
        saved={said('saved')}
        remove={{
          question: `Delete ${list.rowName(row)}?`,
          label: t.deleteIt({ one }),
          done: said('deleted'),
          run: () => list.remove(list.rowId(row)),
        }}
      />
      {list.more?.(row, onClose)}
    </>
  );
}

const cardOf =
  <Row, Values extends FieldValues>(list: RowList<Row, Values>) =>
  (row: Row) => (
    <div className="space-y-1">
      <CardHead name={list.rowName(row)}>
        {list.badge?.(row) ?? (list.isActive && <ActiveBadge active={list.isActive(row)} />)}
      </CardHead>
      <div className="text-sm break-words text-ink-2">{list.line(row)}</div>
    </div>
  );

const panelOf =
  <Row, Values extends FieldValues>(list: RowList<Row, Values>) =>
  (id: string) => <Editor list={list} id={id} />;

/** A plain list with its form beside it. */
export function RowListFrame<Row, Values extends FieldValues>({ list }: { list: RowList<Row, Values> }) {
  const t = useTexts(officeListsTexts);
  const language = useLanguage();
  const mayAct = useMayAct('content');
  return (
    <ListFrame<Row>
      {...list}
      filters={list.filters ?? [shownFilterIn(language)]}
      rowId={(row) => String(list.rowId(row))}
      card={cardOf(list)}
      action={
        mayAct && (
          <ButtonLink size={40} icon={PlusIcon} to="?open=new">
            {t.add({ value: list.nouns[0] })}
          </ButtonLink>
        )
      }
      panel={panelOf(list)}
    />
  );
}
