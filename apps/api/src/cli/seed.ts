import { cityForm } from '@tawa/contract/catalogue/cities.office';
import { InvalidArgumentError } from 'commander';
import { z } from 'zod/mini';
import { seedCity } from '#modules/catalogue/cities/cities.service.ts';
import { withDatabase, type AddCommands, type Desk, type Outcome } from './frame.ts';

function checked<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new InvalidArgumentError(`${parsed.error.issues[0]?.message ?? 'It is wrong'}.`);
  return parsed.data;
}

const { cityname, lat, lng } = cityForm.shape;
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

interface Options {
  name: string;
  lat: number;
  lng: number;
  hidden?: true;
}

const addCity = (desk: Desk, { name, hidden, ...middle }: Options): Promise<Outcome> =>
  withDatabase(desk, async ({ db }) => {
    const isactive = hidden !== true;
    const city_id = await seedCity(db, { cityname: name, isactive, ...middle });
    const rest = isactive ? 'and restaurants can choose it' : 'and is hidden until the office switches it on';
    return { lines: [`${name} is city ${city_id} ${rest}.`], data: { city_id, cityname: name, isactive, ...middle } };
  });

export const addSeedCommands: AddCommands = (program, act) => {
  const seed = program.command('seed').description('what a new house begins with');
  seed
    .command('city')
    .description('add a city, so that a real town can begin')
    .requiredOption('--name <name>', 'what people call it', (text) => checked(cityname, text))
    .requiredOption('--lat <degrees>', 'its middle, north', (text) => checked(lat, numberOf(text)))
    .requiredOption('--lng <degrees>', 'its middle, east', (text) => checked(lng, numberOf(text)))
    .option('--hidden', 'add it switched off')
    .action(act(addCity));
};
