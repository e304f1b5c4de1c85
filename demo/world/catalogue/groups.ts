import { choiceFoodOf, type ChoiceFood } from './choice-food.ts';

export interface SeedOption {
  name: string;
  /** Rupees added to the dish. */
  price: number;
  isVeg: boolean;
  /** What is declared of it. */
  food: ChoiceFood;
}

export interface SeedGroup {
  name: string;
  kind: 'size' | 'addon';
  min: number;
  max: number;
  options: readonly SeedOption[];
}

const written = /^(?<name>.+?)(?: \+(?<price>\d+))?(?<meat> non-veg)?$/;

function optionOf(text: string): SeedOption {
  const { name = '', price = '0', meat } = written.exec(text)?.groups ?? {};
  return { name, price: Number(price), isVeg: meat === undefined, food: choiceFoodOf(name) };
}

/** Exactly one of them. */
const oneOf = (name: string, ...options: string[]): SeedGroup => ({
  name,
  kind: 'size',
  min: 1,
  max: 1,
  options: options.map(optionOf),
});

/** So many of them, 'none to three' being 0 and 3. */
const some = (name: string, [min, max]: readonly [number, number], ...options: string[]): SeedGroup => ({
  name,
  kind: 'addon',
  min,
  max,
  options: options.map(optionOf),
});

/** The choices that dishes offer, by the key their rows name; '+45' is what one adds in rupees. */
export const groups = {
  portion: oneOf('Portion', 'Regular', 'Large +110', 'Family +260'),
  half: oneOf('Quantity', 'Half', 'Full +160'),
  plate: oneOf('Plate', 'Single', 'Double +70'),
  bowl: oneOf('Bowl', 'Regular', 'Large +70'),
  glass: oneOf('Glass', '300 ml', '500 ml +50'),
  pieces: oneOf('Pieces', 'Six', 'Twelve +140'),
  box: oneOf('Box', '250 g', '500 g +190', '1 kg +540'),
  scoops: oneOf('Scoops', 'One', 'Two +70', 'Three +130'),
  slice: oneOf('Cut', 'One slice', 'Half kilo +420', 'One kilo +860'),
  pizza: oneOf('Size', 'Regular, 8 inch', 'Medium, 10 inch +120', 'Large, 12 inch +240'),
  crust: oneOf('Crust', 'Hand-stretched', 'Thin and crisp', 'Cheese-filled edge +80'),
  spice: oneOf('Heat', 'Mild', 'Medium', 'Street hot'),
  style: oneOf('Style', 'Steamed', 'Pan fried +30', 'Tandoori +50'),
  tortilla: oneOf('Tortilla', 'Soft corn', 'Crisp corn', 'Wheat +10'),
  sweetness: oneOf('Sweetness', 'Regular', 'Less sweet', 'No sugar'),
  milk: oneOf('Milk', 'Cow’s milk', 'Oat +60', 'Almond +70'),
  ghee: oneOf('Roasted in', 'Oil', 'Ghee +20', 'Butter +20'),
  withRice: oneOf('Served with', 'Steamed rice', 'Jeera rice +30', 'Three phulkas +25'),
  sabzis: some('Choose two sabzis', [2, 2], 'Potato and peas', 'Ridge gourd', 'Mixed sprouts', 'Paneer in tomato +30'),
  salsas: some('Salsas', [0, 3], 'Pico de gallo +30', 'Guacamole +70', 'Sour cream +40', 'Chipotle mayo +35 non-veg'),
  salsasVeg: some(
    'Salsas and creams',
    [0, 3],
    'Pico de gallo +30',
    'Guacamole +70',
    'Sour cream +40',
    'Roast chilli +25',
  ),
  sides: some(
    'Add-ons',
    [0, 3],
    'Mirchi ka salan +45',
    'Boondi raita +40',
    'Boiled egg +25 non-veg',
    'Roasted papad +20',
  ),
  sidesVeg: some('On the side', [0, 3], 'Boondi raita +40', 'Roasted papad +20', 'Lemon pickle +15', 'Onion salad +20'),
  butter: some('Finish', [0, 2], 'Extra butter +15', 'Garlic and coriander +20'),
  toppings: some('Extra toppings', [0, 3], 'Burrata +120', 'Olives +40', 'Jalapeños +40', 'Sun-dried tomato +60'),
  toppingsMeat: some('Toppings', [0, 3], 'Olives +40', 'Roast chicken +90 non-veg', 'Chicken salami +80 non-veg'),
  cheese: some('Make it richer', [0, 2], 'Shaved hard cheese +50', 'Garlic bread, two slices +60', 'Burrata +120'),
  protein: some(
    'Add protein',
    [0, 2],
    'Tofu +60',
    'Fried egg +40 non-veg',
    'Grilled chicken +90 non-veg',
    'Prawns +140 non-veg',
  ),
  proteinVeg: some('Extras', [0, 2], 'Tofu +60', 'Paneer +70', 'Roasted peanuts +30'),
  chutneys: some('Extra chutney', [0, 3], 'Coconut +15', 'Tomato +15', 'Podi with ghee +25'),
  dips: some('Dips', [0, 2], 'Red chilli chutney +15', 'Sesame and soy +20', 'Coriander and lime +20'),
  pav: some('With the pav', [0, 2], 'One more buttered pav +25', 'Chopped onion and lemon +10', 'Cheese on top +40'),
  roll: some('Make it fuller', [0, 2], 'Double egg +30 non-veg', 'Cheese +35', 'Double filling +80'),
  rollVeg: some('Fill it further', [0, 2], 'Cheese +35', 'Double filling +70', 'Pickled onion +10'),
  meal: some('Make it a meal', [0, 2], 'Salted fries +79', 'Fresh lime soda +59', 'Coleslaw +49'),
  curryExtras: some('To go with it', [0, 3], 'Steamed rice +70', 'Malabar paratha +45', 'Fried egg +30 non-veg'),
  sundae: some('On top', [0, 2], 'Chocolate sauce +25', 'Roasted nuts +30', 'Fruit +40'),
} as const satisfies Record<string, SeedGroup>;

export type GroupKey = keyof typeof groups;

const byKey = new Map<string, SeedGroup>(Object.entries(groups));

/** The group of a key; a key that is not there is a fault of the seed. */
export function groupOf(key: string): SeedGroup {
  const found = byKey.get(key);
  if (!found) throw new Error(`The seed has no choice called ${key}.`);
  return found;
}
