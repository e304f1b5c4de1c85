import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { PauseIcon } from '@phosphor-icons/react/dist/ssr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import type { EngineProps, Slider } from './carousel-engine.tsx';
import { IconButton } from '../icon-button.tsx';
import { carouselPartTexts } from './carousel.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  /** What is shown; the region's name. */
  label: string;
  slides: readonly { id: string | number; label: string; content: ReactNode }[];
  /** Slides fade over each other instead of moving. */
  fade?: boolean;
  /** Goes on by itself after so many ms; not for people who want less motion. */
  everyMs?: number;
  arrows?: boolean;
  /** Where dots, pause and arrows stand. */
  controlsClassName?: string;
  /** Sits on a dark picture. */
  onPicture?: boolean;
  className?: string;
}

interface Controls extends Pick<Props, 'slides' | 'arrows' | 'onPicture'> {
  slider: Slider | null;
  chosen: number;
  playing: boolean | null;
  onToggle: () => void;
}

function Buttons({ slides, arrows, onPicture, slider, chosen, playing, onToggle }: Controls) {
  const t = useTexts(carouselPartTexts);
  const look = onPicture ? 'text-[white]' : 'text-ink';
  return (
    <>
      {playing !== null && (
        <IconButton
          label={playing ? t.pause : t.play}
          icon={playing ? PauseIcon : PlayIcon}
          weight="fill"
          onClick={onToggle}
          className={look}
        />
      )}
      {slides.map(({ id, label }, index) => (
        <button
          key={id}
          type="button"
          aria-label={t.show({ label })}
          aria-current={index === chosen || undefined}
          onClick={() => slider?.scrollTo(index)}
          className={cx('grid h-11 min-w-6 place-items-center rounded-full', look)}
        >
          <span className={cx('h-2 rounded-full bg-current', index === chosen ? 'w-6' : 'w-2 opacity-60')} />
        </button>
      ))}
      {arrows && (
        <span className="ml-auto flex gap-2">
          <IconButton label={t.previous} icon={CaretLeftIcon} look="outline" onClick={() => slider?.scrollPrev()} />
          <IconButton label={t.next} icon={CaretRightIcon} look="outline" onClick={() => slider?.scrollNext()} />
        </span>
      )}
    </>
  );
}

/** Slides; the first one is in the server's page, the code that moves them comes after it. */
export function Carousel(props: Props) {
  const t = useTexts(carouselPartTexts);
  const { label, slides, fade = false, everyMs, arrows = false, controlsClassName, onPicture, className } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const [Engine, setEngine] = useState<ComponentType<EngineProps> | null>(null);
  const [slider, setSlider] = useState<Slider | null>(null);
  const [chosen, setChosen] = useState(0);
  const [playing, setPlaying] = useState<boolean | null>(null);

  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      const { CarouselEngine } = await import('./carousel-engine.tsx');
      if (gone) return;
      setEngine(() => CarouselEngine);
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      setPlaying(everyMs === undefined ? null : !still);
    };
    load().catch(() => setEngine(null));
    return () => {
      gone = true;
    };
  }, [everyMs]);

  return (
    <section aria-roledescription={t.carousel} aria-label={label} className={cx('relative', className)}>
      <div ref={viewport} className="overflow-hidden rounded-[inherit]">
        <div className="flex">
          {slides.map(({ id, label: name, content }, index) => (
            <div
              key={id}
              role="group"
              aria-roledescription={t.slide}
              aria-label={t.of({ name, value: index + 1, count: slides.length })}
              inert={index !== chosen}
              className="min-w-0 flex-[0_0_100%]"
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className={cx('flex items-center gap-1', controlsClassName)}>
        <Buttons
          slides={slides}
          arrows={arrows}
          onPicture={onPicture}
          slider={slider}
          chosen={chosen}
          playing={playing}
          onToggle={() => setPlaying(!playing)}
        />
      </div>
      {Engine && (
        <Engine
          viewport={viewport}
          fade={fade}
          everyMs={everyMs ?? 0}
          playing={playing === true}
          onReady={setSlider}
          onChoose={setChosen}
        />
      )}
    </section>
  );
}
