import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { site } from '#lib/site/site-facts.ts';
import { shopTexts } from './shop.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const icon = 'text-[0.9375rem] text-on-bar-accent';

/** Support's phone, e-mail and hours, above the header of wide screens. */
export function ContactStrip() {
  const t = useTexts(shopTexts);
  return (
    <section aria-label={t.contact} className="text-on-bar">
      <div className="mx-auto flex h-9 max-w-[1376px] items-center gap-6 px-8 text-[0.8125rem] font-medium">
        <a href={site().phoneHref} className="flex h-9 items-center gap-2">
          <PhoneIcon weight="fill" className={icon} aria-hidden="true" />
          <span className="num">{site().phone}</span>
        </a>
        <a href={site().emailHref} className="flex h-9 items-center gap-2">
          <EnvelopeSimpleIcon weight="fill" className={icon} aria-hidden="true" />
          {site().email}
        </a>
        <span className="num ml-auto flex items-center gap-2">
          <ClockIcon weight="fill" className={icon} aria-hidden="true" />
          {t.supportHours({ weekdays: site().weekdays, weekend: site().weekend })}
        </span>
      </div>
    </section>
  );
}
