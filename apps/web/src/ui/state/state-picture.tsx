import { pictureUrl } from '#lib/paths.ts';
import { Picture } from '../picture.tsx';

/** The pictures below `uploads/states`. */
export type Plate = 'empty-thali' | 'empty-bowl' | 'no-match' | 'offline' | 'not-found';

interface Props {
  of: Plate;
  sizes?: string;
  className?: string;
}

/** The plate that stands where there is nothing to show. */
export function StatePicture({ of, sizes = '214px', className = 'size-full' }: Props) {
  return <Picture src={pictureUrl(`uploads/states/${of}.webp`)} alt="" sizes={sizes} className={className} />;
}
