import { PauseIcon } from '@phosphor-icons/react/dist/ssr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import { heroIntervalMs } from '@tawa/domain/common/limits';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { pictureUrl } from '#lib/paths.ts';
import { site } from '#lib/site/site-facts.ts';
import { whenQuiet } from '#lib/early/when-quiet.ts';
import { Picture } from '#ui/picture.tsx';
import { siteTexts } from './site.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const calm = '(prefers-reduced-motion: reduce)';

function useAutoplay(paused: boolean, next: () => void): void {
  useEffect(() => {
    if (paused || window.matchMedia(calm).matches) return undefined;
    const timer = setInterval(next, heroIntervalMs);
    return () => clearInterval(timer);
  }, [paused, next]);
}

// The first picture is what the page is waited for; the others come when nothing waits any more.
function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let gone = false;
    const show = async (): Promise<void> => {
      await whenQuiet();
      if (!gone) setQuiet(true);
    };
    void show();
    return () => {
      gone = true;
    };
  }, []);
  return isQuiet;
}

// The pictures keep their colours in the dark theme, so the words on them keep theirs.
const onPicture = (light: boolean) => (light ? 'text-[oklch(0.235_0.035_335)]' : 'text-[oklch(0.985_0.006_85)]');

// What stands under them until a picture is there, so that the words can be read at once.
const ground = (light: boolean) => (light ? 'bg-[oklch(0.88_0.05_130)]' : 'bg-[oklch(0.3_0.1_345)]');

// Food stands above the fold: the search alone for who is signed in, and on a phone half the height where a city is known.
const heading = 'max-w-[9ch] text-[2.5rem]/[42px] font-extrabold tracking-[-.035em] lg:max-w-[10ch] lg:text-6xl';
const headingLook = `mt-3 ${heading} max-lg:in-data-placed:mt-2 max-lg:in-data-placed:max-w-none max-lg:in-data-placed:text-[1.75rem]/[31px]`;
const box = 'h-[31.75rem] max-lg:in-data-placed:h-[16.5rem] in-data-member:h-auto! lg:h-[35rem] lg:rounded-3xl';
const forGuests = 'in-data-member:hidden';

const Lead = ({ slide }: { slide: ReturnType<typeof site>['slides'][number] }) => (
  <p className="flex items-center gap-3 text-body font-semibold lg:text-lg">
    <span className="rounded-sm bg-[oklch(0.84_0.16_84)] px-2 py-1 text-note font-bold text-[oklch(0.26_0.06_50)]">
      {slide.tag}
    </span>
    {slide.subheading}
  </p>
);

interface Slides {
  shown: number;
  before: number | null;
  /** The last slide that was shown so far. */
  reached: number;
}

const go = ({ shown, reached }: Slides, index: number): Slides => ({
  shown: index,
  before: shown,
  reached: Math.max(reached, index),
});

/** The office's fading slides over which the search stands; they pause on request and never start for people who want calm. */
export function Hero({ search }: { search: ReactNode }) {
  const t = useTexts(siteTexts);
  const { slides } = site();
  // The slide before fades while this one comes; nothing moves before the first change.
  const [{ shown, before, reached }, setSlides] = useState<Slides>({ shown: 0, before: null, reached: 0 });
  const show = (index: number) => setSlides((now) => go(now, index));
  const [paused, setPaused] = useState(false);
  const [next] = useState(() => () => setSlides((now) => go(now, (now.shown + 1) % slides.length)));
  useAutoplay(paused, next);
  const isQuiet = useQuiet();
  const slide = slides[shown];
  const leaving = before === null || before === shown ? undefined : slides[before];
  if (!slide) return null;
  return (
    <section
      aria-roledescription={t.carousel}
      aria-label={t.whatWeCook}
      className="mx-auto max-w-[1376px] lg:px-8 lg:pt-5"
    >
      <div
        className={`relative overflow-hidden transition-colors duration-1000 motion-reduce:transition-none in-data-member:bg-transparent! ${box} ${ground(slide.light)}`}
      >
        {/* On a slow line the pictures of later slides would come before those of the food: each is asked for one slide ahead. */}
        {slides.slice(0, isQuiet ? reached + 2 : 1).map(({ picture, tall, alt }, index) => (
          <Picture
            key={picture}
            src={pictureUrl(picture)}
            phone={tall ? pictureUrl(tall) : undefined}
            alt={index === shown ? alt : ''}
            sizes="(width >= 86rem) 1312px, 100vw"
            eager={index === 0}
            className={`absolute inset-0 size-full bg-transparent! transition-opacity duration-1000 motion-reduce:transition-none ${forGuests} ${index === shown ? '' : 'opacity-0'}`}
          />
        ))}
        <div
          className={`relative flex h-full flex-col px-4 pt-7 in-data-member:pt-0! max-lg:in-data-placed:pt-4 lg:max-w-[664px] lg:justify-center lg:pt-0 lg:pl-16 lg:in-data-member:pl-0! ${onPicture(slide.light)}`}
        >
          <div className="relative in-data-member:sr-only" aria-live={paused ? 'polite' : 'off'}>
            <div key={`shown ${shown}`} className={leaving && 'animate-appear motion-reduce:animate-none'}>
              <Lead slide={slide} />
              <h1 className={headingLook}>
                {slide.link ? <Link to={slide.link}>{slide.heading}</Link> : slide.heading}
              </h1>
            </div>
            {leaving && (
              <div
                key={`before ${before}`}
                aria-hidden="true"
                className={`pointer-events-none absolute inset-x-0 top-0 animate-vanish motion-reduce:hidden ${onPicture(leaving.light)}`}
              >
                <Lead slide={leaving} />
                <p className={headingLook}>{leaving.heading}</p>
              </div>
            )}
          </div>
          {search}
          <div className="mt-auto flex w-fit items-center gap-2 rounded-full bg-[oklch(0.2_0.06_345/.75)] p-1 pr-4 text-[white] max-lg:mb-4 max-lg:self-center in-data-member:hidden max-lg:in-data-placed:absolute max-lg:in-data-placed:right-2 max-lg:in-data-placed:bottom-0 lg:mt-8">
            <button
              type="button"
              aria-label={paused ? t.playSlides : t.pauseSlides}
              onClick={() => setPaused(!paused)}
              className="grid size-11 place-items-center rounded-full text-lg"
            >
              {paused ? <PlayIcon weight="fill" aria-hidden="true" /> : <PauseIcon weight="fill" aria-hidden="true" />}
            </button>
            {slides.map(({ heading }, index) => (
              <button
                key={heading}
                type="button"
                aria-label={t.slide({ value: index + 1, heading })}
                aria-current={index === shown}
                onClick={() => show(index)}
                className="grid h-11 place-items-center px-2"
              >
                <span
                  className={`block h-2 rounded-full ${index === shown ? 'w-8 bg-[oklch(0.84_0.16_84)]' : 'w-2 bg-[white]/60'}`}
                />
              </button>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
