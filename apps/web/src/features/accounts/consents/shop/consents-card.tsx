import type { Agreement } from '@tawa/contract/accounts/consents';
import type { OfferConsent } from '@tawa/domain/accounts/broadcasts';
import { useQuery } from '@tanstack/react-query';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatDateTime } from '#lib/format.ts';
import { Card, Divider } from '#ui/card.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { toast } from '#ui/toast/toast.ts';
import { addressOfText } from './consent-notice.tsx';
import { consentsQuery, useChooseMarketing } from './consents.queries.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { consentsTexts } from './consents.texts.ts';
import { addressIn } from '@tawa/domain/common/public-addresses';
import { useLanguage } from '#lib/i18n/language.ts';

const Agreed = ({ agreement }: { agreement: Agreement }) => {
  const t = useTexts(consentsTexts);
  const language = useLanguage();
  return (
    <li className="py-3">
      <a
        href={addressIn(language, addressOfText[agreement.document])}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-8 items-center font-semibold text-brand-ink pointer-coarse:min-h-11 underline underline-offset-4"
      >
        {agreement.title}
        <span className="sr-only"> {t.inNewTab}</span>
      </a>
      <p className="num text-sm text-ink-3">
        {agreement.accepted_at === null
          ? t.notAgreedYet
          : t.versionAgreedOn({
              acceptedVersion: agreement.accepted_version ?? 0,
              acceptedAt: formatDateTime(agreement.accepted_at, language),
            })}
        {agreement.accepted_at !== null && agreement.asks_again && t.versionWaitsFor({ version: agreement.version })}
      </p>
    </li>
  );
};

interface Said {
  given: boolean;
  at: string | null;
}

function Offer({ label, of, said }: { label: string; of: OfferConsent; said: Said }) {
  const consents = useTexts(consentsTexts);
  const t = useTexts(wordsTexts);
  const language = useLanguage();
  const choose = useChooseMarketing();
  const press = (given: boolean) =>
    choose.mutate(
      { of, given },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: (error) => toast.error(messageFrom(error, t.network)),
      },
    );
  return (
    <>
      <Switch label={label} checked={choose.isPending ? choose.variables.given : said.given} onChange={press} />
      {said.at && (
        <p className="num text-sm text-ink-3">
          {said.given ? consents.allowed : consents.takenBack} {consents.on({ at: formatDateTime(said.at, language) })}
        </p>
      )}
    </>
  );
}

/** What the account agreed to, in which version and when, and the one thing that can be taken back by itself. */
export function ConsentsCard({ userid }: { userid: number }) {
  const t = useTexts(consentsTexts);
  const { data, isError, refetch } = useQuery(consentsQuery(userid));
  return (
    <Card title={t.consents} facts={t.whatAgreedOffers}>
      {isError && <FailedPart text={t.consentsCouldNot} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading label={t.loadingConsents}>
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
      {data && (
        <>
          <ul className="divide-y divide-line">
            {data.agreements.map((agreement) => (
              <Agreed key={agreement.document} agreement={agreement} />
            ))}
          </ul>
          <Divider className="mb-2" />
          <Offer label={t.offersByMail} of="mail" said={data.marketing} />
          <Offer label={t.offersAsNotices} of="notices" said={data.notices} />
          <Offer label={t.offersByDiet} of="diet" said={data.diet} />
        </>
      )}
    </Card>
  );
}
