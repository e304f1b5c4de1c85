import autoplay from 'embla-carousel-autoplay';
import fadeSlides from 'embla-carousel-fade';
import useEmbla from 'embla-carousel-react';
import { useEffect, useMemo, type RefObject } from 'react';

export interface Slider {
  scrollTo: (index: number) => void;
  scrollNext: () => void;
  scrollPrev: () => void;
}

// For people who want less motion a slide is there at once.
const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface EngineProps {
  viewport: RefObject<HTMLElement | null>;
  fade: boolean;
  /** ms between slides. */
  everyMs: number;
  playing: boolean;
  onReady: (slider: Slider) => void;
  onChoose: (index: number) => void;
}

/** Moves the slides of a carousel that is already on the page; draws nothing. */
export function CarouselEngine({ viewport, fade, everyMs, playing, onReady, onChoose }: EngineProps) {
  const plugins = useMemo(() => {
    const auto = playing
      ? [autoplay({ delay: everyMs, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true })]
      : [];
    return fade ? [fadeSlides(), ...auto] : auto;
  }, [fade, everyMs, playing]);
  const [attach, embla] = useEmbla({ loop: true, duration: fade ? 60 : 25 }, plugins);

  useEffect(() => {
    if (viewport.current) attach(viewport.current);
  }, [attach, viewport]);

  useEffect(() => {
    if (!embla) return undefined;
    const choose = (): void => onChoose(embla.selectedScrollSnap());
    embla.on('select', choose);
    onReady({
      scrollTo: (index) => embla.scrollTo(index, isCalm()),
      scrollNext: () => embla.scrollNext(isCalm()),
      scrollPrev: () => embla.scrollPrev(isCalm()),
    });
    return () => {
      embla.off('select', choose);
    };
  }, [embla, onReady, onChoose]);

  return null;
}
