import type { Agreement } from '@tawa/contract/accounts/consents';
import type { AgreedText } from '@tawa/contract/content/legal';
import { useQuery } from '@tanstack/react-query';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatDate } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { consentsQuery, useAcceptText } from './consents.queries.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { consentsTexts } from './consents.texts.ts';
import { addressIn } from '@tawa/domain/common/public-addresses';
import { useLanguage } from '#lib/i18n/language.ts';

export const addressOfText: Record<AgreedText, string> = {
  'term-of-use': paths.termsOfUse,
  'privacy-policy': paths.privacyPolicy,
};

function Changed({ agreement }: { agreement: Agreement }) {
  const consents = useTexts(consentsTexts);
  const t = useTexts(wordsTexts);
  const { document, version, title, effective_from } = agreement;
  const language = useLanguage();
  const accept = useAcceptText();
  const press = () =>
    accept.mutate({ document, version }, { onError: (error) => toast.error(messageFrom(error, t.network)) });
  return (
    <Banner
      tone="info"
      className="m-4 mb-0 lg:mx-8"
      title={consents.changedOn({ title, effectiveFrom: formatDate(effective_from, language) })}
    >
      <p>{consents.pleaseReadWhat}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button size={40} pending={accept.isPending && consents.agreeing} onClick={press}>
          {consents.iAgree}
        </Button>
        <a
          href={addressIn(language, addressOfText[document])}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center font-bold text-brand-ink underline underline-offset-4"
        >
          {consents.readInNew({ title, span: (words) => <span className="sr-only">{words}</span> })}
        </a>
      </div>
    </Banner>
  );
}

/** Asks for agreement to legal texts that ask for it since they were agreed to last. */
export function ConsentNotice({ userid }: { userid: number }) {
  const { data } = useQuery(consentsQuery(userid));
  const changed = (data?.agreements ?? []).filter(({ asks_again }) => asks_again);
  return changed.map((agreement) => <Changed key={agreement.document} agreement={agreement} />);
}
