import * as desk from '@tawa/contract/catalogue/categories.office';
import { dishesCountedMax } from '@tawa/domain/common/pagination';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageFrom } from '#lib/api/api-client.ts';
import { formatCount } from '#lib/format.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/input.tsx';
import type { ListWanted } from '#ui/list/list-props.ts';
import { PanelPart } from '#ui/panel/panel-parts.tsx';
import { toast } from '#ui/toast/toast.ts';
import { ActiveBadge, RowListFrame, type RowList } from '#features/content/lists/office/row-list.tsx';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { deskCategoriesTexts } from './categories.texts.ts';

const queryOf = ({ filters, ...wanted }: ListWanted) => ({ query: { ...wanted, ...filters } });

type Counted = Pick<desk.DeskCategory, 'dishes'>;

const dishesCount = ({ dishes }: Counted) =>
  dishes > dishesCountedMax ? `${formatCount(dishesCountedMax)}+` : formatCount(dishes);
const dishesWord = (counted: Counted) => `${dishesCount(counted)} ${counted.dishes === 1 ? 'dish' : 'dishes'}`;

/** Puts the dishes of a category into another one, and the category away. */
function Merge({ row, onClose }: { row: desk.DeskCategory; onClose: () => void }) {
  const deskCategories = useTexts(deskCategoriesTexts);
  const t = useTexts(wordsTexts);
  const [into, setInto] = useState('');
  const client = useQueryClient();
  const others = useQuery({
    queryKey: ['list', 'category', 'merge'],
    queryFn: async ({ signal }) =>
      (await call(desk.listDeskCategories, { query: { sort: 'category_name' } }, signal)).body,
  });
  const merge = useMutation({
    mutationFn: async () =>
      (await call(desk.mergeCategory, { params: { id: row.category_id }, body: { into: Number(into) } })).body,
    onSuccess: async ({ moved }) => {
      toast.success(deskCategories.dishesMoved({ moved }));
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
      <PanelPart title={deskCategories.merge2} aside={`${dishesWord(row)} here`}>
        <div className="space-y-3">
          <SelectField
            label={deskCategories.moveEveryDish}
            placeholder={deskCategories.chooseCategory}
            options={choices}
            value={into}
            onChange={(event) => setInto(event.currentTarget.value)}
          />
          <Button
            variant="danger"
            disabled={into === ''}
            pending={merge.isPending}
            pendingText={deskCategories.merging}
            onClick={() => merge.mutate()}
          >
            {deskCategories.merge({ categoryName: row.category_name })}
          </Button>
        </div>
      </PanelPart>
    </div>
  );
}

const listInIn = keepEach((language: Language) => {
  const deskCategories = textsIn(deskCategoriesTexts, language);
  return keepEach((language: Language): RowList<desk.DeskCategory, desk.CategoryForm> => {
    const t = textsIn(wordsTexts, language);
    return {
      name: 'category',
      title: deskCategories.category,
      nouns: ['category', 'categories'],
      searchLabel: deskCategories.name,
      sort: 'position',
      empty: { title: deskCategories.noCategoriesYet, text: deskCategories.addFirstOne },
      read: async (wanted, signal) => (await call(desk.listDeskCategories, queryOf(wanted), signal)).body,
      readCsv: async (wanted) => (await call(desk.exportDeskCategories, queryOf(wanted))).body,
      columns: [
        {
          id: 'category_name',
          header: deskCategories.category,
          sortable: true,
          cell: ({ category_name }) => <span className="font-semibold">{category_name}</span>,
        },
        { id: 'dishes', header: deskCategories.dishes, numeric: true, cell: dishesCount },
        {
          id: 'position',
          header: deskCategories.place,
          sortable: true,
          numeric: true,
          cell: ({ position }) => position,
        },
        {
          id: 'isactive',
          header: deskCategories.state,
          cell: ({ isactive }) => <ActiveBadge active={isactive === 1} />,
        },
      ],
      rowId: ({ category_id }) => category_id,
      rowName: ({ category_name }) => category_name,
      line: dishesWord,
      isActive: ({ isactive }) => isactive === 1,
      schema: desk.categoryForm,
      fields: [
        { name: 'category_name', label: deskCategories.category, maxLength: 60 },
        { name: 'image', label: t.picture, kind: 'picture' },
        { name: 'position', label: t.position, kind: 'number', hint: t.positionHint },
        { name: 'isactive', label: t.shownOnSite, kind: 'check' },
      ],
      valuesOf: (row) =>
        row
          ? { category_name: row.category_name, image: row.image, position: row.position, isactive: row.isactive === 1 }
          : { category_name: '', image: null, position: 0, isactive: true },
      add: (body) => call(desk.addCategory, { body }),
      update: (id, body) => call(desk.updateCategory, { params: { id }, body }),
      remove: (id) => call(desk.deleteCategory, { params: { id } }),
      more: (row, onClose) => <Merge key={row.category_id} row={row} onClose={onClose} />,
    };
  });
});

export const CategoriesList = () => {
  const language = useLanguage();
  return <RowListFrame list={listInIn(language)(language)} />;
};
