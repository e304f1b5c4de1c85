import * as contract from '@tawa/contract/content/blogs.kitchen';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './blogs.editor.service.ts';

/** Posts that restaurants write and the office publishes. */
export function blogEditorRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.listOwnBlogs, async ({ caller }) => answer(200, await service.listOwnBlogs(deps, caller)));
  route(app, contract.addOwnBlog, async ({ caller, body }) =>
    answer(201, await service.addOwnBlog(deps, caller, body)),
  );
  route(app, contract.saveOwnBlog, async ({ caller, params, body }) =>
    answer(200, await service.saveOwnBlog(deps, caller, { ...params, ...body })),
  );
  route(app, contract.moveOwnBlog, async ({ caller, params, body }) =>
    answer(200, await service.moveOwnBlog(deps, caller, { ...params, ...body })),
  );
  route(app, contract.deleteOwnBlog, async ({ caller, params }) => {
    await service.deleteOwnBlog(deps, caller, params.blogid);
    return answer(200, { message: 'Deleted.' });
  });
}
