import { writeChoiceNames, writeNames, writeOptionText } from './option-text.ts';
import { quoteCell } from './sheet-cells.ts';

/** The columns of a menu's file, in their order. */
export const sheetColumns = [
  'menu_id',
  'category',
  'section',
  'dish_name',
  'name_hi',
  'name_kn',
  'kitchen_name',
  'food_mark',
  'contains_egg',
  'description',
  'price',
  'discounted_price',
  'counter_price',
  'preparation_time',
  'calories',
  'serving',
  'allergens',
  'suits',
  'tax_category',
  'portions_a_day',
  'options',
  'options_hi',
  'options_kn',
  'state',
] as const;
/** The column that an import may have besides: the file of a picture in the ZIP that comes with it. */
export const pictureColumn = 'picture';
/** The name of a column of a menu's file. */
export type SheetColumn = (typeof sheetColumns)[number];

const example: Readonly<Partial<Record<SheetColumn, string>>> = {
  section: writeNames(['Lunch']),
  dish_name: 'Paneer Tikka',
  name_hi: 'पनीर टिक्का',
  name_kn: 'ಪನೀರ್ ಟಿಕ್ಕಾ',
  food_mark: 'veg',
  contains_egg: 'no',
  description: 'Cottage cheese from the clay oven, with mint chutney',
  price: '240.00',
  counter_price: '240.00',
  preparation_time: '20',
  calories: '390',
  serving: '1 plate (250 g)',
  allergens: 'milk',
  options: writeOptionText([
    {
      group_name: 'Size',
      kind: 'size',
      min_choices: 1,
      max_choices: 1,
      options: [
        { option_name: 'Half', price: 0, is_veg: 1 },
        { option_name: 'Full', price: 120, is_veg: 1 },
      ],
    },
    {
      group_name: 'Add-ons',
      kind: 'addon',
      min_choices: 0,
      max_choices: 3,
      options: [
        { option_name: 'Cheese', price: 30, is_veg: 1, allergens: ['milk'], calories: 90 },
        { option_name: 'Egg', price: 20, is_veg: 0, allergens: ['egg'], suits: ['egg'], calories: 80 },
      ],
    },
  ]),
  options_hi: writeChoiceNames([
    { group: 'साइज़', options: ['हाफ़', 'फ़ुल'] },
    { group: 'ऊपर से', options: ['चीज़', 'अंडा'] },
  ]),
  options_kn: writeChoiceNames([
    { group: 'ಗಾತ್ರ', options: ['ಅರ್ಧ', 'ಪೂರ್ತಿ'] },
    { group: 'ಮೇಲೆ', options: ['ಚೀಸ್', 'ಮೊಟ್ಟೆ'] },
  ]),
  state: 'draft',
};

/** A CSV file to begin with: every column, and one dish as an example, without a picture, for none comes with it. */
export function writeMenuTemplate(): string {
  const line = sheetColumns.map((column) => quoteCell(example[column] ?? ''));
  return `\uFEFF${[...sheetColumns, pictureColumn].join(',')}\r\n${[...line, ''].join(',')}\r\n`;
}
