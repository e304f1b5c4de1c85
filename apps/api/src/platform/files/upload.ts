import type { FastifyRequest } from 'fastify';
import { AppError, textOf } from '../http/errors.ts';

export interface Upload {
  /** The name the sender gave; never a path to write to. */
  filename: string;
  bytes: Buffer;
}

/** Megabytes of one uploaded file at most, in bytes. */
export const uploadBytesMax = 5 * 1024 * 1024;

/** Reads the one file of a multipart body into memory. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', 'Send the file as a form (multipart/form-data).');
  try {
    const part = await request.file();
    if (!part) throw new AppError('invalid', 'Choose a file.', { fields: { file: 'Choose a file.' } });
    return { filename: part.filename, bytes: await part.toBuffer() };
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (textOf(error, 'code') === 'FST_REQ_FILE_TOO_LARGE')
      throw new AppError('too_large', 'The file is larger than 5 MB.', { cause: error });
    throw new AppError('invalid', 'The file could not be read.', { cause: error });
  }
}
