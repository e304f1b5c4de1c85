import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { namesOf } from '#db/names.ts';
import type { DB } from '#db/tables.ts';

/** What there is to choose in a group `o`, in the order that its kitchen gave it. */
export const optionsOfGroup = () =>
  jsonArrayFrom(
    expressionBuilder<DB & { o: DB['option_groups'] }, 'o'>()
      .selectFrom('options as p')
      .select([
        'p.option_id',
        'p.option_name',
        namesOf('p').as('names'),
        'p.price',
        'p.is_veg',
        'p.sold_out',
        'p.allergens',
        'p.suits',
        'p.calories',
        'p.serving',
      ])
      .whereRef('p.option_group_id', '=', 'o.option_group_id')
      .where('p.isactive', '=', true)
      .orderBy('p.position')
      .orderBy('p.option_id'),
  );
