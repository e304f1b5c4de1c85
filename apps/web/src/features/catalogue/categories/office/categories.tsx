import * as office from '@tawa/contract/catalogue/categories.office';
import { dishesCountedMax } from '@tawa/domain/common/pagination';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageFrom } from '#lib/api/api-client.ts';
import { formatCount, plural } from '#lib/format.ts';
import { contentTexts } from '#lib/messages-office.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/input.tsx';
import type { ListQuery } from '#ui/list/list-props.ts';
import { PanelPart } from '#ui/panel/panel-parts.tsx';
import { toast } from '#ui/toast/toast.ts';
import { ActiveBadge, RowListFrame, type RowList } from '#features/content/lists/office/row-list.tsx';

const queryOf = ({ filters, ...wanted }: ListQuery) => ({ query: { ...wanted, ...filters } });

type Counted = Pick<office.OfficeCategory, 'dishes'>;

const dishesCount = ({ dishes }: Counted) =>
  dishes > dishesCountedMax ? `${formatCount(dishesCountedMax)}+` : formatCount(dishes);
const dishesWord = (counted: Counted) => `${dishesCount(counted)} ${counted.dishes === 1 ? 'dish' : 'dishes'}`;

/** Puts the dishes of a category into another one, and the category away. */
function Merge({ row, onClose }: { row: office.OfficeCategory; onClose: () => void }) {
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
      toast.success(`${plural(moved, 'dish', 'dishes')} moved`);
      onClose();
      await client.invalidateQueries({ queryKey: ['list', 'category'] });
    },
    onError: (error) => toast.error(messageFrom(error, contentTexts.failed)),
  });
  const choices = (others.data?.rows ?? [])
    .filter(({ category_id }) => category_id !== row.category_id)
    .map(({ category_id, category_name }) => ({ value: category_id, label: category_name }));
  return (
    <div className="mt-6">
      <PanelPart title="Merge" aside={`${dishesWord(row)} here`}>
        <div className="space-y-3">
          <SelectField
            label="Move every dish to"
            placeholder="Choose a category"
            options={choices}
            value={into}
            onChange={(event) => setInto(event.currentTarget.value)}
          />
          <Button
            variant="danger"
            disabled={into === ''}
            pending={merge.isPending}
            pendingText="Merging..."
            onClick={() => merge.mutate()}
          >
            Merge {row.category_name}
          </Button>
        </div>
      </PanelPart>
    </div>
  );
}

const list: RowList<office.OfficeCategory, office.CategoryForm> = {
  name: 'category',
  title: 'Category',
  nouns: ['category', 'categories'],
  searchLabel: 'Name',
  sort: 'position',
  empty: { title: 'No categories yet', text: 'Add the first one, so that kitchens can sort their dishes into it.' },
  read: async (wanted, signal) => (await call(office.listOfficeCategories, queryOf(wanted), signal)).body,
  readCsv: async (wanted) => (await call(office.exportOfficeCategories, queryOf(wanted))).body,
  columns: [
    {
      id: 'category_name',
      header: 'Category',
      sortable: true,
      cell: ({ category_name }) => <span className="font-semibold">{category_name}</span>,
    },
    { id: 'dishes', header: 'Dishes', numeric: true, cell: dishesCount },
    { id: 'position', header: 'Place', sortable: true, numeric: true, cell: ({ position }) => position },
    { id: 'isactive', header: 'State', cell: ({ isactive }) => <ActiveBadge active={isactive === 1} /> },
  ],
  rowId: ({ category_id }) => category_id,
  rowName: ({ category_name }) => category_name,
  line: dishesWord,
  isActive: ({ isactive }) => isactive === 1,
  schema: office.categoryForm,
  fields: [
    { name: 'category_name', label: 'Category', maxLength: 60 },
    { name: 'image', label: contentTexts.picture, kind: 'picture' },
    { name: 'position', label: contentTexts.position, kind: 'number', hint: contentTexts.positionHint },
    { name: 'isactive', label: contentTexts.shownOnSite, kind: 'check' },
  ],
  valuesOf: (row) =>
    row
      ? { category_name: row.category_name, image: row.image, position: row.position, isactive: row.isactive === 1 }
      : { category_name: '', image: null, position: 0, isactive: true },
  add: (body) => call(office.addCategory, { body }),
  update: (id, body) => call(office.updateCategory, { params: { id }, body }),
  remove: (id) => call(office.deleteCategory, { params: { id } }),
  more: (row, onClose) => <Merge key={row.category_id} row={row} onClose={onClose} />,
};

export const CategoriesList = () => <RowListFrame list={list} />;
