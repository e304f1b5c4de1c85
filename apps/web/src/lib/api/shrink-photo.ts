import { headBytes, readTakenAt, withTakenAt } from './photo-claim.ts';

const enoughBytes = 1_500_000;
const sideMax = 2000;

/**
 * A large photo redrawn small enough to travel quickly, with the time that its camera wrote and nothing else of that; the photo
 * itself where the browser cannot read it.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (file.size <= enoughBytes || typeof createImageBitmap !== 'function') return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, sideMax / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    if (!drawn || drawn.size >= file.size) return file;
    const taken = readTakenAt(await file.slice(0, headBytes).arrayBuffer());
    return new Blob(withTakenAt(new Uint8Array(await drawn.arrayBuffer()), taken), { type: drawn.type });
  } catch {
    return file;
  }
}
