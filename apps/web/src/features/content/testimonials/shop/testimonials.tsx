import { UserIcon } from '@phosphor-icons/react/dist/ssr/User';
import type { Testimonial } from '@tawa/contract/content/testimonials';
import { heroIntervalMs, loneTestimonialCopies } from '@tawa/domain/common/limits';
import { useQuery } from '@tanstack/react-query';
import { pictureUrl } from '#lib/paths.ts';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Part } from '#ui/page/part.tsx';
import { Picture } from '#ui/picture.tsx';
import { Stars } from '#ui/stars.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/state/skeleton.tsx';
import { testimonialsQuery } from './testimonials.queries.ts';
import { testimonialsTexts } from './testimonials.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const frame = 'rounded-3xl bg-brand-soft p-6 sm:p-10 lg:p-16';
const face = 'size-16 shrink-0 rounded-full lg:size-[216px]';

function Face({ image }: { image: string | null }) {
  if (image === null)
    return (
      <span aria-hidden="true" className={`grid place-items-center bg-surface-3 text-[2rem] text-ink-3 ${face}`}>
        <Icon of={UserIcon} />
      </span>
    );
  return <Picture src={pictureUrl(image)} alt="" sizes="(width >= 64rem) 216px, 64px" className={face} />;
}

// Gone before the next one comes: two texts over each other cannot be read.
const oneAtATime =
  'transition-opacity delay-500 duration-[400ms] in-[[inert]]:opacity-0 in-[[inert]]:delay-0 motion-reduce:transition-none';

function Said({ said }: { said: Testimonial }) {
  return (
    <figure className={`flex flex-col gap-5 lg:flex-row lg:gap-14 ${oneAtATime}`}>
      <Face image={said.author_image} />
      <div className="min-w-0 lg:pt-2">
        <Stars rating={said.rating} className="text-[1.375rem]" />
        <blockquote className="mt-3 max-w-[58ch] font-display text-xl font-bold tracking-[-0.02em] [overflow-wrap:anywhere] lg:text-[1.75rem]/9">
          “{said.testimonial_text}”
        </blockquote>
        <figcaption className="mt-4 text-base text-ink-2 [overflow-wrap:anywhere]">
          <span className="font-bold text-ink">{said.author_name}</span>
          {said.author_designation && ` · ${said.author_designation}`}
        </figcaption>
      </div>
    </figure>
  );
}

/** The slides of the carousel: a lone one comes three times. */
const slidesOf = (all: readonly Testimonial[]) =>
  Array.from({ length: all.length === 1 ? loneTestimonialCopies : 1 }, () => all)
    .flat()
    .map((said, index) => ({
      id: `${index}-${said.testimonial_Id}`,
      label: said.author_name,
      content: <Said said={said} />,
    }));

const Placeholder = () => {
  const t = useTexts(testimonialsTexts);
  return (
    <Loading label={t.loading} className={`flex gap-6 lg:gap-14 ${frame}`}>
      <Skeleton className={`${face} rounded-full!`} />
      <span className="block flex-1 lg:pt-2">
        <SkeletonText lines={4} />
      </span>
    </Loading>
  );
};

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(testimonialsTexts);
  return (
    <div role="alert" className={frame}>
      <ErrorState onRetry={onRetry} />
      <p className="text-center text-body text-ink-2">{t.testimonials.failed}</p>
    </div>
  );
}

/** What people say, one after the other; nothing where nobody has said anything. */
export function Testimonials() {
  const t = useTexts(testimonialsTexts);
  const query = useQuery(testimonialsQuery);
  return (
    <Part
      query={query}
      skeleton={<Placeholder />}
      failed={t.testimonials.failed}
      renderFailed={(retry) => <Failed onRetry={retry} />}
    >
      {(all) =>
        all.length > 0 && (
          <div>
            <h2 className="mb-5 text-2xl font-extrabold lg:text-3xl">{t.title}</h2>
            <div className={frame}>
              <Carousel
                label={t.title}
                slides={slidesOf(all)}
                fade
                everyMs={heroIntervalMs}
                arrows
                controlsClassName="mt-6 -ml-3 flex-wrap gap-x-0 gap-y-2 sm:gap-x-1 lg:ml-[260px]"
              />
            </div>
          </div>
        )
      }
    </Part>
  );
}
