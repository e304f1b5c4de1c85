import { paths, pictureUrl } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { siteTexts } from './site.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

// The picture keeps its colours in the dark theme, so what stands on it does too.
const ground = 'bg-[oklch(0.83_0.165_86)] text-[oklch(0.26_0.06_50)]';
const button = 'bg-[oklch(0.36_0.12_345)]! text-[oklch(0.99_0.005_85)]! hover:bg-[oklch(0.31_0.105_345)]!';

/** The band that invites restaurants. */
export function CallToAction() {
  const t = useTexts(siteTexts);
  return (
    <section aria-labelledby="call-title" className={`relative overflow-hidden rounded-3xl ${ground}`}>
      <Picture
        src={pictureUrl('uploads/heroes/specials.webp')}
        alt=""
        sizes="(width >= 64rem) 1312px, 100vw"
        className="h-[11.25rem] w-full bg-transparent object-right lg:absolute lg:inset-0 lg:h-full"
      />
      <div className="relative flex flex-col items-start justify-center gap-4 p-6 lg:min-h-[21rem] lg:max-w-[640px] lg:p-16">
        <h2 id="call-title" className="max-w-[18ch] text-3xl font-extrabold tracking-[-0.03em] lg:text-5xl">
          {t.callTitle}
        </h2>
        <p className="max-w-[42ch] text-base lg:text-lg">{t.callText}</p>
        <ButtonLink to={paths.registerRestaurant} size={56} className={`mt-2 max-sm:w-full ${button}`}>
          {t.callButton}
        </ButtonLink>
      </div>
    </section>
  );
}
