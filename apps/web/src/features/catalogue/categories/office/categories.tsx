import * as office from '@tawa/contract/catalogue/categories.office';
import { dishesCountedMax } from '@tawa/domain/common/pagination';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageFrom } from '#lib/api/api-client.ts';
import { formatCount } from '#lib/format.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/input.tsx';
import type { ListQuery } from '#ui/list/list-props.ts';
import { PanelPart } from '#ui/panel/panel-parts.tsx';
import { toast } from '#ui/toast/toast.ts';
import { ActiveBadge, RowListFrame, type RowList } from '#features/content/lists/office/row-list.tsx';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { officeCategoriesTexts } from './categories.texts.ts';

const queryOf = ({ filters, ...wanted }: ListQuery) => ({ query: { ...wanted, ...filters } });

type Counted = Pick<office.OfficeCategory, 'dishes'>;

const dishesCount = ({ dishes }: Counted) =>
  dishes > dishesCountedMax ? `${formatCount(dishesCountedMax)}+` : formatCount(dishes);
const dishesWord = (counted: Counted) => `${dishesCount(counted)} ${counted.dishes === 1 ? 'dish' : 'dishes'}`;

/** Puts the dishes of a category into another one, and the category away. */
function Merge({ row, onClose }: { row: office.OfficeCategory; onClose: () => void }) {
  const officeCategories = useTexts(officeCategoriesTexts);
  const t = useTexts(wordsTexts);
  const [into, setInto] = useState('');
  const client = useQueryClient();
  const others = useQuery({
    queryKey: ['list', 'category', 'merge'],
    queryFn: async ({ signal }) =>
      (await call(office.listOfficeCategories, { query: { sort: 'category_name' } }, signal)).body,
  });
  const merge = useMutation({
    mutationFn: async () =>
      (await call(office.mergeCategory, { params: { id: row.category_id }, body: { into: Number(into) } })).body,
    onSuccess: async ({ moved }) => {
      toast.success(officeCategories.dishesMoved({ moved }));
      onClose();
      await client.invalidateQueries({ queryKey: ['list', 'category'] });
    },
    onError: (error) => toast.error(messageFrom(error, t.failed)),
  });
  const choices = (others.data?.rows ?? [])
    .filter(({ category_id }) => category_id !== row.category_id)
    .map(({ category_id, category_name }) => ({ value: category_id, label: category_name }));
  return (
    <div className="mt-6">
      <PanelPart title={officeCategories.mergeButton} aside={`${dishesWord(row)} here`}>
        <div className="space-y-3">
          <SelectField
            label={officeCategories.moveEveryDish}
            placeholder={officeCategories.chooseCategory}
            options={choices}
            value={into}
            onChange={(event) => setInto(event.currentTarget.value)}
          />
          <Button
            variant="danger"
            disabled={into === ''}
            pending={merge.isPending}
            pendingText={officeCategories.merging}
            onClick={() => merge.mutate()}
          >
            {officeCategories.merge({ categoryName: row.category_name })}
          </Button>
        </div>
      </PanelPart>
    </div>
  );
}

/** Names as two fields have them. */
const bothNames = (names: office.OfficeCategory['names']) => ({ hi: names?.hi ?? '', kn: names?.kn ?? '' });

const listInIn = keepEach((language: Language) => {
  const officeCategories = textsIn(officeCategoriesTexts, language);
  return keepEach((language: Language): RowList<office.OfficeCategory, office.CategoryForm> => {
    const t = textsIn(wordsTexts, language);
    return {
      name: 'category',
      title: officeCategories.category,
      nouns: ['category', 'categories'],
      searchLabel: officeCategories.name,
      sort: 'position',
      empty: { title: officeCategories.noCategoriesYet, text: officeCategories.addFirstOne },
      read: async (wanted, signal) => (await call(office.listOfficeCategories, queryOf(wanted), signal)).body,
      readCsv: async (wanted) => (await call(office.exportOfficeCategories, queryOf(wanted))).body,
      columns: [
        {
          id: 'category_name',
          header: officeCategories.category,
          sortable: true,
          cell: ({ category_name }) => <span className="font-semibold">{category_name}</span>,
        },
        { id: 'dishes', header: officeCategories.dishes, numeric: true, cell: dishesCount },
        {
          id: 'position',
          header: officeCategories.place,
          sortable: true,
          numeric: true,
          cell: ({ position }) => position,
        },
        {
          id: 'isactive',
          header: officeCategories.state,
          cell: ({ isactive }) => <ActiveBadge active={isactive === 1} />,
        },
      ],
      rowId: ({ category_id }) => category_id,
      rowName: ({ category_name }) => category_name,
      line: dishesWord,
      isActive: ({ isactive }) => isactive === 1,
      schema: office.categoryForm,
      fields: [
        { name: 'category_name', label: officeCategories.category, maxLength: 60 },
        { name: 'names', label: officeCategories.names, kind: 'names', of: 'category_name', maxLength: 60 },
        { name: 'image', label: t.picture, kind: 'picture' },
        { name: 'position', label: t.position, kind: 'number', hint: t.positionHint },
        { name: 'isactive', label: t.shownOnSite, kind: 'check' },
      ],
      valuesOf: (row) =>
        row
          ? {
              category_name: row.category_name,
              names: bothNames(row.names),
              image: row.image,
              position: row.position,
              isactive: row.isactive === 1,
            }
          : { category_name: '', names: bothNames(null), image: null, position: 0, isactive: true },
      add: (body) => call(office.addCategory, { body }),
      update: (id, body) => call(office.updateCategory, { params: { id }, body }),
      remove: (id) => call(office.deleteCategory, { params: { id } }),
      more: (row, onClose) => <Merge key={row.category_id} row={row} onClose={onClose} />,
    };
  });
});

export const CategoriesList = () => {
  const language = useLanguage();
  return <RowListFrame list={listInIn(language)(language)} />;
};
