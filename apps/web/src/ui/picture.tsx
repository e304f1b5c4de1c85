import { cx } from './cx.ts';

interface Props {
  /** The address of the widest copy. */
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** Size of the widest copy in px; keeps the room free while it loads. */
  width: number;
  height: number;
  /** Widths of the smaller copies, stored beside it as `<name>-<width>.webp`. */
  widths?: readonly number[];
  /** How wide it is shown: '(width >= 1024px) 320px, 100vw'. */
  sizes?: string;
  /** The page's main picture: loaded first instead of late. */
  eager?: boolean;
  className?: string;
}

const none: readonly number[] = [];
const copy = (src: string, width: number): string => src.replace(/(\.\w+)$/, `-${width}$1`);

/** A picture that keeps its room on a tinted ground while it loads, in the smallest copy that is sharp. */
export function Picture({ src, alt, width, height, widths = none, sizes, eager = false, className }: Props) {
  const smaller = widths.filter((each) => each < width);
  const set = [...smaller.map((each) => `${copy(src, each)} ${each}w`), `${src} ${width}w`].join(', ');
  return (
    <img
      srcSet={smaller.length > 0 ? set : undefined}
      sizes={smaller.length > 0 ? sizes : undefined}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? undefined : 'async'}
      className={cx('bg-surface-3 object-cover', className)}
    />
  );
}
