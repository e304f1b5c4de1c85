import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session/session.ts';
import { Accordion } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Part } from '#ui/page/part.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { faqsQuery } from './faqs.queries.ts';
import { faqsTexts } from './faqs.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const placeholders = 5;

const Placeholders = () => {
  const t = useTexts(faqsTexts);
  return (
    <Loading label={t.loading} className="space-y-px overflow-hidden rounded-xl border border-line">
      {Array.from({ length: placeholders }, (_row, index) => (
        <div key={index} className="flex h-14 items-center bg-surface px-5">
          <Skeleton className="h-5 w-2/3" />
        </div>
      ))}
    </Loading>
  );
};

function NoFaqs({ onRetry }: { onRetry?: () => void }) {
  const t = useTexts(faqsTexts);
  const retry = onRetry && (
    <Button variant="secondary" onClick={onRetry}>
      {t.retry}
    </Button>
  );
  return <EmptyState title={t.faqs.none} action={retry} />;
}

/** The questions of whoever reads; a list that cannot be read is an empty one that may be asked again. */
export function FaqList() {
  const t = useTexts(faqsTexts);
  const session = useSession();
  const query = useQuery(faqsQuery(session?.userType));
  return (
    <Part
      query={query}
      skeleton={<Placeholders />}
      failed={t.faqs.none}
      renderFailed={(retry) => <NoFaqs onRetry={retry} />}
    >
      {(faqs) =>
        faqs.length === 0 ? (
          <NoFaqs />
        ) : (
          <Accordion
            name="faq"
            entries={faqs.map(({ faq_id, question, answer }) => ({
              id: faq_id,
              title: <span className="[overflow-wrap:anywhere]">{question}</span>,
              body: <RichText html={answer} className="text-body" />,
            }))}
          />
        )
      }
    </Part>
  );
}
