import { BowlSteamIcon } from '@phosphor-icons/react/dist/ssr/BowlSteam';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import type { SiteFacts } from '@tawa/contract/content/site';
import { aboutTexts } from '#lib/messages-content.ts';
import { site } from '#lib/site/site-facts.ts';
import { Icon } from '#ui/icon.tsx';

const boxes = (figures: SiteFacts['figures']) => [
  { icon: ForkKnifeIcon, figure: figures.dishes, label: aboutTexts.dishes },
  { icon: BowlSteamIcon, figure: figures.served, label: aboutTexts.served },
  { icon: StorefrontIcon, figure: figures.restaurants, label: aboutTexts.restaurants },
  { icon: UsersThreeIcon, figure: figures.customers, label: aboutTexts.customers },
];

/** Who we are in a sentence, and four figures. */
export function AboutBlock({ eyebrow }: { eyebrow?: string }) {
  return (
    <section aria-labelledby="about-title">
      {eyebrow && <p className="text-base font-bold text-accent-ink">{eyebrow}</p>}
      <h2 id="about-title" className="mt-1 text-4xl font-extrabold tracking-[-0.03em] lg:text-5xl">
        {aboutTexts.welcome}
      </h2>
      <p className="mt-4 max-w-[56ch] text-base text-ink-2 lg:text-lg">{aboutTexts.lead}</p>
      <ul className="mt-8 grid grid-cols-2 gap-3 lg:gap-4">
        {boxes(site().figures).map(({ icon, figure, label }) => (
          <li
            key={label}
            className="flex flex-col gap-3 rounded-2xl bg-surface-2 p-4 sm:flex-row sm:items-center sm:gap-5 sm:p-6 lg:py-7"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-md bg-accent text-[22px] text-on-accent lg:size-14 lg:text-[26px]">
              <Icon of={icon} weight="fill" />
            </span>
            <p className="min-w-0">
              <span className="num block font-display text-2xl font-extrabold lg:text-4xl">{figure}</span>
              <span className="block text-body text-ink-2">{label}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
