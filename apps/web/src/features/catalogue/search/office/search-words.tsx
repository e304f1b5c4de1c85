import * as office from '@tawa/contract/catalogue/search.office';
import { aliasLengthMax, cheapPriceMax, type AliasKind } from '@tawa/domain/catalogue/search-words';
import { call } from '#lib/api/api-client.ts';
import type { ListQuery } from '#ui/list/list-props.ts';
import { RowListFrame, type RowList } from '#features/content/lists/office/row-list.tsx';
import type { RowField } from '#features/content/lists/office/row-form.tsx';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { searchWordsTexts } from './search-words.texts.ts';

const queryOf = ({ filters, ...wanted }: ListQuery) => ({ query: { ...wanted, ...filters } });

const kindsIn = keepEach((language: Language): { value: AliasKind; label: string }[] => {
  const t = textsIn(searchWordsTexts, language);
  return [
    { value: 'dish', label: t.dish },
    { value: 'place', label: t.place },
    { value: 'filter', label: t.filter },
    { value: 'filler', label: t.filler },
  ];
});

const filtersIn = keepEach((language: Language) => {
  const { filters } = textsIn(searchWordsTexts, language);
  return [
    { value: 'veg', label: filters.veg },
    { value: 'non-veg', label: filters.nonVeg },
    { value: 'egg', label: filters.egg },
    { value: 'cheap', label: filters.cheap({ price: cheapPriceMax }) },
    { value: 'open now', label: filters.openNow },
  ];
});

const labelOf = (choices: readonly { value: string; label: string }[], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value;

function meantBy({ kind, stands_for }: office.OfficeSearchAlias, language: Language): string {
  if (kind === 'filler') return textsIn(searchWordsTexts, language).ignored;
  return kind === 'filter' ? labelOf(filtersIn(language), stands_for) : stands_for;
}

const fieldsIn = keepEach((language: Language): readonly RowField<office.SearchAliasForm>[] => {
  const t = textsIn(searchWordsTexts, language);
  const meant = { name: 'stands_for', label: t.standsFor, maxLength: aliasLengthMax } as const;
  return [
    { name: 'kind', label: t.kind, options: kindsIn(language) },
    { name: 'written', label: t.written, hint: t.writtenHint, maxLength: aliasLengthMax },
    { ...meant, hint: t.dishHint, isAsked: ({ kind }) => kind === 'dish' },
    { ...meant, hint: t.placeHint, isAsked: ({ kind }) => kind === 'place' },
    {
      ...meant,
      options: filtersIn(language),
      placeholder: t.chooseFilter,
      isAsked: ({ kind }) => kind === 'filter',
    },
  ];
});

const listIn = keepEach((language: Language): RowList<office.OfficeSearchAlias, office.SearchAliasForm> => {
  const t = textsIn(searchWordsTexts, language);
  return {
    name: 'search-words',
    title: t.title,
    nouns: [t.word, t.words],
    searchLabel: t.searchLabel,
    sort: 'kind',
    empty: { title: t.empty, text: t.emptyText },
    read: async (wanted, signal) => (await call(office.listSearchAliases, queryOf(wanted), signal)).body,
    readCsv: async (wanted) => (await call(office.exportSearchAliases, queryOf(wanted))).body,
    columns: [
      {
        id: 'written',
        header: t.written,
        sortable: true,
        cell: ({ written }) => <span className="font-semibold break-words">{written}</span>,
      },
      { id: 'stands_for', header: t.standsFor, sortable: true, cell: (row) => meantBy(row, language) },
      { id: 'kind', header: t.kind, sortable: true, cell: ({ kind }) => labelOf(kindsIn(language), kind) },
    ],
    filters: [{ name: 'kind', label: t.kind, options: kindsIn(language) }],
    rowId: ({ alias_id }) => alias_id,
    rowName: ({ written }) => written,
    line: (row) => t.line({ kind: labelOf(kindsIn(language), row.kind), standsFor: meantBy(row, language) }),
    schema: office.searchAliasForm,
    fields: fieldsIn(language),
    valuesOf: (row) =>
      row
        ? { kind: row.kind, written: row.written, stands_for: row.stands_for }
        : { kind: 'dish', written: '', stands_for: '' },
    add: (body) => call(office.addSearchAlias, { body }),
    update: (id, body) => call(office.updateSearchAlias, { params: { id }, body }),
    remove: (id) => call(office.deleteSearchAlias, { params: { id } }),
  };
});

/** The office's other ways to write something that searches understand. */
export const SearchWordsList = () => <RowListFrame list={listIn(useLanguage())} />;
