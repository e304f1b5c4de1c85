import type { LegalHistory, LegalTranslation } from '@tawa/contract/content/legal';
import { prefixedLanguages } from '@tawa/domain/common/public-addresses';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { officeLegalTexts } from './legal.texts.ts';
import { Withdraw } from './withdraw-translation.tsx';

/** Whether the newest translation says what is in force, less, or what comes. */
function Standing({ newest, inForce }: { newest: LegalTranslation; inForce: number }) {
  const t = useTexts(officeLegalTexts).translations;
  if (newest.withdrawn) return <Badge>{t.isWithdrawn}</Badge>;
  if (newest.version < inForce) return <Badge tone="warning">{t.older}</Badge>;
  if (newest.version > inForce) return <Badge tone="info">{t.ahead({ version: newest.version })}</Badge>;
  return <Badge tone="success">{t.upToDate}</Badge>;
}

/** What a legal text has in other languages, and whether that is as new as its English. */
export function LegalTranslations({ history, address }: { history: LegalHistory; address: string }) {
  const t = useTexts(officeLegalTexts).translations;
  const inForce = history.versions.find(({ state }) => state === 'in_force')?.version ?? 0;
  return (
    <section aria-labelledby="legal-translations" className="mt-6 border-t border-line pt-4">
      <h3 id="legal-translations" className="text-lg font-bold">
        {t.title}
      </h3>
      <p className="text-note text-ink-3">{t.facts}</p>
      <ul className="mt-2">
        {prefixedLanguages.map((language) => {
          const newest = history.translations.find((one) => one.language === language);
          const about = newest && {
            version: newest.version,
            revision: newest.revision,
            name: newest.created_by ?? t.somebody,
          };
          return (
            <li
              key={language}
              className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0"
            >
              <div className="min-w-0 flex-1 basis-52">
                <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
                  {t[language]}
                  {newest && <Standing newest={newest} inForce={inForce} />}
                </p>
                <p className="num text-note [overflow-wrap:anywhere] text-ink-3">{about ? t.current(about) : t.none}</p>
                {newest?.withdrawn && (
                  <p className="text-note [overflow-wrap:anywhere] text-ink-2">
                    {t.withdrawnBy({
                      name: newest.withdrawn.withdrawn_by ?? t.somebody,
                      reason: newest.withdrawn.reason,
                    })}
                  </p>
                )}
              </div>
              <ForActing part="content">
                {newest && !newest.withdrawn && <Withdraw document={history.document} translation={newest} />}
                <ButtonLink
                  size={40}
                  variant="secondary"
                  to={`${address}&language=${language}`}
                  aria-label={t.writeOf({ language: t[language] })}
                >
                  {t.write}
                </ButtonLink>
              </ForActing>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
