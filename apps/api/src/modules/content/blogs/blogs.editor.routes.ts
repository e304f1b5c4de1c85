import * as contract from '@tawa/contract/content/blogs.kitchen';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '#platform/keys/auth.ts';
import { AppError } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import * as service from './blogs.editor.service.ts';

function writerOf({ restaurantId, userId }: Caller): service.Writer {
  if (restaurantId === null) throw new AppError('not_found', 'This account has no restaurant.');
  return { restaurantId, userId };
}

/** Posts that restaurants write and the office publishes. */
export function blogEditorRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.listOwnBlogs, async ({ caller }) =>
    answer(200, await service.listOwnBlogs(deps, writerOf(caller))),
  );
  route(app, contract.addOwnBlog, async ({ caller, body }) =>
    answer(201, await service.addOwnBlog(deps, writerOf(caller), body)),
  );
  route(app, contract.saveOwnBlog, async ({ caller, params, body }) =>
    answer(200, await service.saveOwnBlog(deps, writerOf(caller), { ...params, ...body })),
  );
  route(app, contract.moveOwnBlog, async ({ caller, params, body }) =>
    answer(200, await service.moveOwnBlog(deps, writerOf(caller), { ...params, ...body })),
  );
  route(app, contract.deleteOwnBlog, async ({ caller, params }) => {
    await service.deleteOwnBlog(deps, writerOf(caller), params.blogid);
    return answer(200, { message: 'Deleted.' });
  });
}
