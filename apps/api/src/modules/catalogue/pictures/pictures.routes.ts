import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/pictures';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { keepPicture } from '#platform/pictures/picture-uploads.ts';
import type { Cut } from '#platform/pictures/prepare-picture.ts';
import { route } from '#platform/http/route.ts';

function cutOf({ left, top, width, height }: Partial<Cut>): Cut | undefined {
  if (width === undefined || height === undefined || width === 0 || height === 0) return undefined;
  return { left: left ?? 0, top: top ?? 0, width, height };
}

export function pictureUploadRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'files'>): void {
  route(
    app,
    contract.uploadPicture,
    async ({ caller, query, upload }) => {
      const { bytes } = await upload();
      const picture = { userId: caller.userId, folder: query.use, bytes, cut: cutOf(query) };
      const { path, bytesLeft } = await keepPicture(deps, picture);
      return answer(201, { path, bytes_left: bytesLeft });
    },
    { budget: 'upload' },
  );
}
