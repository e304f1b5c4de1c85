/** What people call the part of a city in an address: 'Indiranagar' of '12th Main, Indiranagar, Bengaluru 560038'; null where it names none. */
export function areaOf(fullAddress: string, cityname: string): string | null {
  const city = cityname.toLowerCase();
  const parts = fullAddress
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/\d{6}/.test(part) && !part.toLowerCase().startsWith(city));
  // The first part is a house or a street.
  return parts.length > 1 ? (parts.at(-1) ?? null) : null;
}

interface Placed {
  full_address: string;
  cityname: string;
  pincode: string;
  lat: number;
  lng: number;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The areas that addresses lie in, each once for a pin code, in the middle of what lies there, by their names. */
export function areasOf(places: readonly Placed[]) {
  const grouped = new Map<string, { name: string; pincode: string; lats: number[]; lngs: number[] }>();
  for (const { full_address, cityname, pincode, lat, lng } of places) {
    const name = areaOf(full_address, cityname);
    if (name === null) continue;
    const key = `${name.toLowerCase()} ${pincode}`;
    const found = grouped.get(key) ?? { name, pincode, lats: [], lngs: [] };
    found.lats.push(lat);
    found.lngs.push(lng);
    grouped.set(key, found);
  }
  return [...grouped.values()]
    .map(({ name, pincode, lats, lngs }) => ({ name, pincode, lat: mean(lats), lng: mean(lngs) }))
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.pincode.localeCompare(b.pincode));
}
