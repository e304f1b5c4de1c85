import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/content/slides';
import { nameLanguages } from '@tawa/domain/catalogue/names/names';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as store from './slides.store.ts';
import { addRow, deleteRow, updateRow, withPicture } from '#modules/insight/audit/audit.service.ts';

const shelf = { table: 'hero_slides', key: 'hero_slide_id', subject: 'hero_slide' } as const;

/** What the row keeps of a form: of its words in other languages those that are written. */
const valuesOf = ({ words, ...form }: contract.SlideForm) => ({
  ...form,
  ...(words && {
    words: JSON.stringify(
      Object.fromEntries(nameLanguages.flatMap((each) => (words[each]?.heading ? [[each, words[each]]] : []))),
    ),
  }),
});

/** The slides of the first page. */
export function slideRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const hand = ({ userId }: { userId: number }, { picture, picture_tall }: contract.SlideForm) => {
    const wide = withPicture(deps, userId, { field: 'picture', path: picture });
    const tall = withPicture(deps, userId, { field: 'picture_tall', path: picture_tall });
    return {
      actor_id: userId,
      first: async (...args: Parameters<NonNullable<typeof wide.first>>) => {
        await wide.first?.(...args);
        await tall.first?.(...args);
      },
    };
  };
  route(app, contract.listSlides, async () => answer(200, await store.listSlides(deps.db, deps.clock.now())));
  route(app, contract.addSlide, async ({ caller, body }) =>
    answer(201, { hero_slide_id: await addRow(deps, shelf, valuesOf(body), hand(caller, body)) }),
  );
  route(app, contract.updateSlide, async ({ caller, params, body }) => {
    await updateRow(deps, shelf, { id: params.hero_slide_id, values: valuesOf(body) }, hand(caller, body));
    return answer(200, { message: 'Slide saved.' });
  });
  route(app, contract.deleteSlide, async ({ caller, params }) => {
    await deleteRow(deps, shelf, params.hero_slide_id, { actor_id: caller.userId });
    return answer(200, { message: 'Slide deleted.' });
  });
}
