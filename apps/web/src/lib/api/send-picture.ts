import { uploadPicture, type PictureUse } from '@tawa/contract/catalogue/pictures';
import { upload } from './api-client.ts';
import { useMutation } from './use-mutation.ts';

export type { PictureUse };

/** The part of a picture that is kept, as shares of its width and height. */
export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

const share = (value: number): string => Math.min(1, Math.max(0, value)).toFixed(4);

/** Sends the part of a picture that is kept; answers the path to store. */
export const useSendPicture = (use: PictureUse) =>
  useMutation({
    mutationFn: ({ file, cut }: { file: Blob; cut: Cut }) => {
      const { left, top, width, height } = cut;
      const query = { left: share(left), top: share(top), width: share(width), height: share(height) };
      return upload(uploadPicture, { query: { use, ...query } }, file);
    },
  });
