import { copyOf, shapeOf, tintOf, withoutTint, type PictureShape } from '@tawa/domain/catalogue/pictures';
import { usePlain } from '#lib/site/drawing.ts';
import { cx } from './cx.ts';

interface Props {
  /** The picture's address, `pictureUrl(dish.dish_img)`; smaller copies and AVIF follow from it. */
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** How wide it is shown: '(width >= 64rem) 320px, 100vw'. */
  sizes?: string;
  /** Another picture for screens below 64rem. */
  phone?: string;
  /** Size in px of a picture that is none of ours. */
  width?: number;
  height?: number;
  /** The page's main picture: asked for before all others instead of late. */
  eager?: boolean;
  className?: string;
}

const base = '/api/';
const phones = '(width < 64rem)';
const others = '(width >= 64rem)';

interface Source {
  type: 'image/avif' | 'image/webp';
  srcSet: string;
  media?: string;
}

const setOf = (path: string, { width, copies }: PictureShape, format: 'avif' | 'webp'): string =>
  [...copies, width].map((each) => `${base}${copyOf(path, each, format)} ${each}w`).join(', ');

/** The formats one picture comes in, the best first. */
function sourcesOf(src: string, media?: string): Source[] {
  const path = src.startsWith(base) ? src.slice(base.length) : src;
  const shape = shapeOf(path);
  if (!shape || shape.copies.length === 0) return [];
  const webp: Source = { type: 'image/webp', srcSet: setOf(path, shape, 'webp'), media };
  return shape.avif ? [{ type: 'image/avif', srcSet: setOf(path, shape, 'avif'), media }, webp] : [webp];
}

function Preload({ source, href, sizes }: { source: Source; href: string; sizes: string }) {
  const { type, srcSet, media } = source;
  return (
    <link
      rel="preload"
      as="image"
      type={type}
      href={href}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  );
}

/** A picture in the smallest copy that is sharp, as AVIF where the browser reads it, on its own colours until it is there. */
export function Picture({ src, alt, sizes = '100vw', phone, width, height, eager = false, className }: Props) {
  if (usePlain()) return null;
  const path = src.startsWith(base) ? src.slice(base.length) : src;
  const shape = shapeOf(path);
  const tint = tintOf(path);
  const wide = sourcesOf(src, phone === undefined ? undefined : others);
  const narrow = phone === undefined ? [] : sourcesOf(phone, phones);
  const preloads = eager ? [narrow[0], wide[0]].filter((source) => source !== undefined) : [];
  return (
    <>
      {preloads.map((source) => (
        <Preload key={source.srcSet} source={source} href={source.srcSet.split(' ')[0] ?? ''} sizes={sizes} />
      ))}
      <picture className="contents">
        {[...narrow, ...wide].map(({ type, srcSet, media }) => (
          <source key={srcSet} type={type} srcSet={srcSet} sizes={sizes} media={media} className="hidden" />
        ))}
        <img
          src={withoutTint(src)}
          alt={alt}
          width={shape?.width ?? width}
          height={shape?.height ?? height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding={eager ? undefined : 'async'}
          data-tint={tint && `${tint.ground}${tint.middle}`}
          className={cx('bg-surface-3 object-cover', className)}
        />
      </picture>
    </>
  );
}
