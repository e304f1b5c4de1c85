import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { listSlides, type OfficeSlide } from '@tawa/contract/content/slides';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { dateWords } from '@tawa/domain/common/text';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { call } from '#lib/api/api-client.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { SlideEditor } from './slide-form.tsx';
import { SlideLook } from './slide-look.tsx';
import { officeSlidesTexts } from './slides.texts.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const slidesQuery = () =>
  queryOptions({
    queryKey: ['admin-settings', 'slides'],
    queryFn: async ({ signal }) => (await call(listSlides, {}, signal)).body,
    staleTime: 0,
  });

interface SlideProps {
  slide: OfficeSlide;
  /** The calendar day in India. */
  today: string;
}

function State({ slide: { shown, isactive, first_day, last_day }, today }: SlideProps) {
  const t = useTexts(officeSlidesTexts);
  if (shown)
    return (
      <>
        <Badge tone="success" icon={EyeIcon}>
          {t.shown}
        </Badge>
        {last_day && <Badge icon={CalendarBlankIcon}>{t.until({ day: dateWords(last_day) })}</Badge>}
      </>
    );
  if (isactive === 0) return <Badge icon={EyeSlashIcon}>{t.hidden}</Badge>;
  if (first_day && first_day > today)
    return (
      <Badge tone="info" icon={CalendarBlankIcon}>
        {t.planned({ day: dateWords(first_day) })}
      </Badge>
    );
  return <Badge icon={EyeSlashIcon}>{t.over({ day: dateWords(last_day ?? today) })}</Badge>;
}

const Row = ({ slide, today }: SlideProps) => {
  const t = useTexts(officeSlidesTexts);
  const mayAct = useMayAct('content');
  return (
    <li className="grid items-center gap-4 border-t border-line py-4 first:border-t-0 sm:grid-cols-[minmax(0,280px)_minmax(0,1fr)_auto]">
      <SlideLook {...slide} light={slide.light === 1} />
      <div className="min-w-0">
        <p className="text-base font-bold [overflow-wrap:anywhere]">{slide.heading}</p>
        <p className="text-note text-ink-3">{t.place({ place: slide.position })}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <State slide={slide} today={today} />
        </p>
      </div>
      {mayAct && (
        <Link
          to={`?group=slides&open=${slide.hero_slide_id}`}
          aria-label={t.editOf({ heading: slide.heading })}
          className="flex min-h-11 items-center px-2 text-sm font-bold text-brand-ink hover:underline"
        >
          {t.edit}
        </Link>
      )}
    </li>
  );
};

const skeletonIn = keepEach((language: Language) => {
  const t = textsIn(officeSlidesTexts, language);
  return (
    <Loading label={t.loadingSlides}>
      <Skeleton className="h-96 w-full rounded-xl" />
    </Loading>
  );
});

/** The slides of the first page in their order; the open one stands in the address. */
export function Slides({ now }: { now: number }) {
  const language = useLanguage();
  const t = useTexts(officeSlidesTexts);
  const today = zonedParts(new Date(now), timeZoneDefault).date;
  const query = useQuery(slidesQuery());
  const [search, setSearch] = useSearchParams();
  const mayAct = useMayAct('content');
  const asked = search.get('open');
  const close = () => setSearch({ group: 'slides' });
  return (
    <Part query={query} skeleton={skeletonIn(language)} failed={t.failed}>
      {(slides) => {
        const open = slides.find(({ hero_slide_id }) => String(hero_slide_id) === asked) ?? null;
        const position = Math.max(0, ...slides.map((slide) => slide.position)) + 1;
        return (
          <Card>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-xl font-bold">{t.title}</h2>
              {mayAct && (
                <ButtonLink size={40} icon={PlusIcon} to="?group=slides&open=new">
                  {t.add}
                </ButtonLink>
              )}
            </div>
            <p className="mt-1 mb-2 text-note text-ink-3">{t.facts}</p>
            <ul aria-label={t.list}>
              {slides.map((slide) => (
                <Row key={slide.hero_slide_id} slide={slide} today={today} />
              ))}
            </ul>
            {mayAct && (open || asked === 'new') && (
              <Sheet
                open
                onOpenChange={(isOpen) => !isOpen && close()}
                title={open?.heading ?? t.newTitle}
                phone="full"
                desktop="drawer"
                width="medium"
              >
                <SlideEditor key={asked} slide={open} position={position} onDone={close} />
              </Sheet>
            )}
          </Card>
        );
      }}
    </Part>
  );
}
