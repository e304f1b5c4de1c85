/** The served cities first to last, with what licences and telephones there begin with. */
export const cities = [
  city('Bengaluru', [12.9716, 77.5946], { state: 'Karnataka', dial: '080', fssai: '12', gst: '29', pin: '560' }),
  city('Mumbai', [19.076, 72.8777], { state: 'Maharashtra', dial: '022', fssai: '15', gst: '27', pin: '400' }),
  city('New Delhi', [28.6139, 77.209], { state: 'Delhi', dial: '011', fssai: '33', gst: '07', pin: '110' }),
  city('Hyderabad', [17.385, 78.4867], { state: 'Telangana', dial: '040', fssai: '36', gst: '36', pin: '500' }),
  city('Chennai', [13.0827, 80.2707], { state: 'Tamil Nadu', dial: '044', fssai: '24', gst: '33', pin: '600' }),
  city('Kolkata', [22.5726, 88.3639], { state: 'West Bengal', dial: '033', fssai: '28', gst: '19', pin: '700' }),
  {
    ...city('Pune', [18.5204, 73.8567], { state: 'Maharashtra', dial: '020', fssai: '15', gst: '27', pin: '411' }),
    isactive: false,
  },
] as const;

export type CityName = (typeof cities)[number]['cityname'];

interface Region {
  state: string;
  /** The area code of telephone numbers. */
  dial: string;
  /** The state's two digits in a food licence number. */
  fssai: string;
  /** The state's two digits in a tax number. */
  gst: string;
  /** The first three digits of pin codes. */
  pin: string;
}

function city<N extends string>(cityname: N, [lat, lng]: readonly [number, number], region: Region) {
  return { cityname, lat, lng, isactive: true, ...region };
}

/** What else the table of cities does not hold. */
export function regionOf(cityname: string): Region {
  const found = cities.find((one) => one.cityname === cityname);
  if (!found) throw new Error(`The seed has no city ${cityname}.`);
  return found;
}

/** In their order on the page. */
export const categories = [
  'Biryani',
  'Pizza',
  'Dosa and Idli',
  'Burgers and Sandwiches',
  'Noodles',
  'Thali',
  'Momos',
  'Desserts',
  'Curries',
  'Tandoor',
  'Breads',
  'Pasta',
  'Rice Bowls',
  'Rice Plates',
  'Tacos and Rolls',
  'Starters',
  'Soups',
  'Salads',
  'Snacks',
  'Drinks',
] as const;
