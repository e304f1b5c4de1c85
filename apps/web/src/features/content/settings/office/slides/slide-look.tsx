import { pictureUrl } from '#lib/paths.ts';
import { Picture } from '#ui/picture.tsx';

interface Props {
  tag: string;
  subheading: string;
  heading: string;
  picture: string;
  light: boolean;
}

/** A slide as the first page shows it, smaller. */
export function SlideLook({ tag, subheading, heading, picture, light }: Props) {
  const ink = light ? 'text-[oklch(0.235_0.035_335)]' : 'text-[oklch(0.985_0.006_85)]';
  return (
    <div className="@container relative aspect-20/9 w-full overflow-hidden rounded-lg bg-[oklch(0.3_0.1_345)]">
      {picture && (
        <Picture
          src={pictureUrl(picture)}
          alt=""
          sizes="(width >= 64rem) 480px, 90vw"
          className="absolute inset-0 size-full"
        />
      )}
      <div className={`relative flex h-full max-w-[46%] flex-col justify-center gap-1 pl-[6%] ${ink}`}>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs font-semibold">
          {tag && (
            <span className="rounded-sm bg-[oklch(0.84_0.16_84)] px-1.5 py-0.5 text-xs font-bold text-[oklch(0.26_0.06_50)]">
              {tag}
            </span>
          )}
          {subheading}
        </p>
        <p className="text-base/5 font-extrabold tracking-[-.03em] @sm:text-2xl/7 [overflow-wrap:anywhere]">
          {heading}
        </p>
      </div>
    </div>
  );
}
