interface PictureProps {
  /** The stored path with the API's base; generated pictures have smaller copies beside them. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Widths of the copies `<name>-<width>.webp`. */
  widths?: readonly number[];
  sizes?: string;
  className?: string;
  /** The page's main picture: loaded first instead of late. */
  eager?: boolean;
}

const copy = (src: string, width: number) => src.replace(/\.webp$/, `-${width}.webp`);

/** A picture that keeps its room while it loads, in the smallest copy that is sharp. */
export function Picture({ src, alt, width, height, widths = [], sizes, className = '', eager = false }: PictureProps) {
  const set = [...widths.map((each) => `${copy(src, each)} ${each}w`), `${src} ${width}w`].join(', ');
  return (
    <img
      src={src}
      srcSet={widths.length > 0 ? set : undefined}
      sizes={widths.length > 0 ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? undefined : 'async'}
      className={`bg-surface-2 object-cover ${className}`}
    />
  );
}
