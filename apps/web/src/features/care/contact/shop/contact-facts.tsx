import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { site } from '#lib/site/site-facts.ts';
import { Icon, type Shape } from '#ui/icon.tsx';
import { contactTexts } from './contact.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const link = 'flex min-h-11 items-center font-semibold text-brand-ink hover:underline [overflow-wrap:anywhere]';

function Fact({ icon, title, children }: { icon: Shape; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-[1.25rem] text-accent-ink">
        <Icon of={icon} weight="fill" />
      </span>
      <div className="min-w-0 pt-0.5">
        <h3 className="text-base font-bold">{title}</h3>
        <div className="text-body text-ink-2">{children}</div>
      </div>
    </li>
  );
}

/** Where and when people can be reached. */
export function ContactFacts() {
  const t = useTexts(contactTexts);
  const facts = site();
  return (
    <section aria-labelledby="contact-facts">
      <h2 id="contact-facts" className="text-2xl font-bold">
        {t.factsTitle}
      </h2>
      <ul className="mt-5 space-y-5">
        <Fact icon={PhoneIcon} title={t.phone}>
          <a href={facts.phoneHref} className={`num ${link}`}>
            {facts.phone}
          </a>
        </Fact>
        <Fact icon={EnvelopeSimpleIcon} title={t.email}>
          <a href={facts.emailHref} className={link}>
            {facts.email}
          </a>
        </Fact>
        <Fact icon={ClockIcon} title={t.hours}>
          <p className="num mt-1">{facts.weekdays}</p>
          <p className="num">{facts.weekend}</p>
        </Fact>
        <Fact icon={MapPinIcon} title={t.office}>
          <address className="mt-1 not-italic">
            {facts.company}
            <br />
            {facts.address}
          </address>
          <p className="num mt-1 text-note text-ink-3">
            {t.gstin} {facts.gstin}
            {facts.fssai && ` · ${t.fssai} ${facts.fssai}`}
          </p>
        </Fact>
        <Fact icon={ScalesIcon} title={t.officer}>
          <p className="mt-1">{facts.officer}</p>
          <a href={`mailto:${facts.officerEmail}`} className={link}>
            {facts.officerEmail}
          </a>
        </Fact>
      </ul>
      <p className="mt-6 rounded-lg bg-surface-2 p-4 text-body text-ink-2">
        {t.aboutOrder}{' '}
        <Link to={paths.complaints} className="font-semibold text-brand-ink underline underline-offset-2">
          {t.complain}
        </Link>
      </p>
    </section>
  );
}
