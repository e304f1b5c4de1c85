import { BowlSteamIcon } from '@phosphor-icons/react/dist/ssr/BowlSteam';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import type { SiteFacts } from '@tawa/contract/content/site';
import { site } from '#lib/site/site-facts.ts';
import { Icon } from '#ui/icon.tsx';
import { siteTexts } from './site.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const boxes = (figures: SiteFacts['figures'], language: Language) => {
  const t = textsIn(siteTexts, language);
  return [
    { icon: ForkKnifeIcon, figure: figures.dishes, label: t.dishes },
    { icon: BowlSteamIcon, figure: figures.served, label: t.served },
    { icon: StorefrontIcon, figure: figures.restaurants, label: t.restaurants },
    { icon: UsersThreeIcon, figure: figures.customers, label: t.customers },
  ];
};

/** Who we are in a sentence, and four figures. */
export function AboutBlock({ eyebrow }: { eyebrow?: string }) {
  const t = useTexts(siteTexts);
  const language = useLanguage();
  return (
    <section aria-labelledby="about-title">
      {eyebrow && <p className="text-base font-bold text-accent-ink">{eyebrow}</p>}
      <h2 id="about-title" className="mt-1 text-4xl font-extrabold tracking-[-0.03em] lg:text-5xl">
        {t.welcome}
      </h2>
      <p className="mt-4 max-w-[56ch] text-base text-ink-2 lg:text-lg">{t.lead}</p>
      <ul className="mt-8 grid grid-cols-2 gap-3 lg:gap-4">
        {boxes(site().figures, language).map(({ icon, figure, label }) => (
          <li
            key={label}
            className="flex flex-col gap-3 rounded-2xl bg-surface-2 p-4 sm:flex-row sm:items-center sm:gap-5 sm:p-6 lg:py-7"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-md bg-accent text-[1.375rem] text-on-accent lg:size-14 lg:text-[1.625rem]">
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
