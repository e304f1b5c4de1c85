import { ContactFacts } from '#features/care/contact/shop/contact-facts.tsx';
import { ContactForm } from '#features/care/contact/shop/contact-form.tsx';
import { paths } from '#lib/paths.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { contentScreenTexts } from './content.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { contactTexts } from '#features/care/contact/shop/contact.texts.ts';

export function Screen() {
  const t = useTexts(contentScreenTexts);
  const contactWords = useTexts(contactTexts);
  return (
    <div className="page-width pt-4 pb-16 lg:pt-6 lg:pb-24">
      <PageMeta title={t.title} description={t.description} path={paths.contact} />
      <PageHeader title={t.title} trail={[{ label: t.home, to: paths.home }, { label: contactWords.crumb }]} />
      <p className="mt-2 max-w-[60ch] text-lg text-pretty text-ink-2">{t.lead}</p>
      <div className="mt-8 grid gap-10 lg:mt-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
        <ContactFacts />
        <section className="rounded-2xl border border-line bg-surface p-5 max-lg:order-first sm:p-8">
          <h2 className="mb-5 text-2xl font-bold">{t.formTitle}</h2>
          <ContactForm />
        </section>
      </div>
    </div>
  );
}
