import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { isAgreedText, takeBackLegalText, type LegalHistory, type LegalVersion } from '@tawa/contract/content/legal';
import { prefixedLanguages } from '@tawa/domain/common/public-addresses';
import { Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '#lib/api/api-client.ts';
import { formatWhen } from '#lib/format.ts';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { LegalTranslations } from './legal-translations.tsx';
import { LegalReader } from './legal-reader.tsx';
import { useLegalAction } from './legal.queries.ts';
import { officeLegalTexts } from './legal.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const Translation = lazyPart(async () => (await import('./translation-editor.tsx')).Translation);
const NewVersion = lazyPart(async () => (await import('./legal-editor.tsx')).NewVersion);
const link = 'inline-flex min-h-11 items-center gap-1.5 text-sm font-bold text-brand-ink hover:underline';

const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={link}>
    <Icon of={ArrowLeftIcon} weight="bold" />
    {children}
  </Link>
);

/** Takes back a version that has not come into force, after asking. */
function TakeBack({ document, version }: { document: LegalHistory['document']; version: number }) {
  const t = useTexts(officeLegalTexts);
  const [asks, setAsks] = useState(false);
  const action = useLegalAction();
  const run = () => call(takeBackLegalText, { params: { document, version } });
  return (
    <>
      <Button size={40} variant="quiet" onClick={() => setAsks(true)}>
        {t.takeBack({ number: version })}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={t.takeBackTitle({ number: version })}
        confirmLabel={t.takeBack({ number: version })}
        pending={action.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={() =>
          action.mutate({ run, done: t.takenBack({ number: version }) }, { onSettled: () => setAsks(false) })
        }
      >
        {t.takeBackText}
      </ConfirmDialog>
    </>
  );
}

interface RowProps {
  row: LegalVersion;
  document: LegalHistory['document'];
  /** It waits, and no later one follows it. */
  canGo: boolean;
  isAgreed: boolean;
  to: string;
  now: number;
}

function Row({ row, document, canGo, isAgreed, to, now }: RowProps) {
  const t = useTexts(officeLegalTexts);
  const language = useLanguage();
  return (
    <li className="border-l-2 border-line py-1 pl-4">
      <p className="flex flex-wrap items-center gap-2">
        <b className="num">{t.version({ number: row.version })}</b>
        {row.state === 'in_force' && <Badge tone="success">{t.inForce}</Badge>}
        {row.state === 'waiting' && <Badge tone="info">{t.waiting}</Badge>}
        {isAgreed && row.asks_again && row.version > 1 && <Badge tone="warning">{t.asks}</Badge>}
      </p>
      <p className="num text-note text-ink-3">{t.from({ when: formatWhen(row.effective_from, now, language) })}</p>
      <p className="text-note [overflow-wrap:anywhere] text-ink-2">
        {row.created_by === null ? t.delivered : t.by({ name: row.created_by, note: row.note })}
      </p>
      <Link to={to} aria-label={t.readOf({ number: row.version })} className={link}>
        {t.read}
      </Link>
      {canGo && (
        <ForActing part="content">
          <TakeBack document={document} version={row.version} />
        </ForActing>
      )}
    </li>
  );
}

interface Props {
  history: LegalHistory;
  now: number;
}

const addressOf = (document: string) => `?group=legal&text=${document}`;

function Versions({ history, now }: Props) {
  const { document, versions } = history;
  const t = useTexts(officeLegalTexts);
  const title = versions.find(({ state }) => state === 'in_force')?.title ?? versions[0]?.title ?? document;
  return (
    <Card>
      <BackLink to="?group=legal">{t.all}</BackLink>
      <h2 className="mt-1 text-xl font-bold [overflow-wrap:anywhere]">{title}</h2>
      <div className="my-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ForActing part="content">
          <ButtonLink size={40} to={`${addressOf(document)}&version=new`}>
            {t.write}
          </ButtonLink>
        </ForActing>
        <a href={`/${document}`} target="_blank" rel="noreferrer" className={link}>
          {t.publicPage}
          <span className="sr-only">{t.inNewTab}</span>
        </a>
      </div>
      <ol aria-label={t.versionsOf({ title })} className="space-y-3">
        {versions.map((row) => (
          <Row
            key={row.version}
            row={row}
            document={document}
            canGo={row.state === 'waiting' && row === versions[0]}
            isAgreed={isAgreedText(document)}
            to={`${addressOf(document)}&version=${row.version}`}
            now={now}
          />
        ))}
      </ol>
      <LegalTranslations history={history} address={addressOf(document)} />
    </Card>
  );
}

interface ChosenProps extends Props {
  /** The version to read, or 'new'. */
  chosen: string | null;
  /** The language to translate into. */
  into: string | null;
}

/** The versions of one legal text, one of them to read, the next one to write, or a translation. */
export function LegalVersions({ history, chosen, into, now }: ChosenProps) {
  const t = useTexts(officeLegalTexts);
  const mayAct = useMayAct('content');
  const row = history.versions.find(({ version }) => String(version) === chosen);
  const back = addressOf(history.document);
  if (row)
    return (
      <Card>
        <BackLink to={back}>{t.back}</BackLink>
        <LegalReader key={row.version} document={history.document} row={row} now={now} />
      </Card>
    );
  const [newest] = history.versions;
  const language = prefixedLanguages.find((one) => one === into);
  if (!newest || !mayAct || (chosen !== 'new' && !language)) return <Versions history={history} now={now} />;
  return (
    <Card>
      <BackLink to={back}>{t.back}</BackLink>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        {language ? (
          <Translation key={language} document={history.document} newest={newest} into={language} back={back} />
        ) : (
          <NewVersion document={history.document} newest={newest} back={back} now={now} />
        )}
      </Suspense>
    </Card>
  );
}
