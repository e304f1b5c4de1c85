import type { BankFormat } from '@tawa/contract/money/payouts.banks';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '#lib/i18n/texts.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LeaveDialog } from '#ui/dialog/leave-dialog.tsx';
import { useLeaveQuestion } from '#ui/dialog/use-leave-question.ts';
import { Icon } from '#ui/icon.tsx';
import { Part } from '#ui/page/part.tsx';
import { PanelTitle } from '#ui/panel/panel-title.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { draftOf, newDraft, type FormatDraft } from './format-draft.ts';
import { FormatEditor } from './format-form.tsx';
import { FormatLook } from './format-look.tsx';
import { FormatList } from './format-list.tsx';
import { formatsQuery } from './formats.queries.ts';
import { formatsTexts } from './formats.texts.ts';

const nameLengthMax = 60;

const Back = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-brand-ink">
    <Icon of={ArrowLeftIcon} weight="bold" />
    {children}
  </Link>
);

function List({ formats }: { formats: readonly BankFormat[] }) {
  const t = useTexts(formatsTexts);
  const mayAct = useMayAct('money');
  const add = mayAct && (
    <ButtonLink to="?open=new" size={40} icon={PlusIcon}>
      {t.add}
    </ButtonLink>
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-sm text-ink-2">{mayAct ? t.facts : t.onlyLooking}</p>
        {formats.length > 0 && add}
      </div>
      {formats.length === 0 ? (
        <EmptyState title={t.empty.title} action={add}>
          {t.empty.text}
        </EmptyState>
      ) : (
        <FormatList formats={formats} mayAct={mayAct} />
      )}
    </>
  );
}

interface OpenedProps {
  formats: readonly BankFormat[];
  /** The format that is open, or 'new'. */
  open: string;
  /** The one that a new one is a copy of. */
  copy: string | null;
}

function Opened({ formats, open, copy }: OpenedProps) {
  const t = useTexts(formatsTexts);
  const mayAct = useMayAct('money');
  const question = useLeaveQuestion();
  const navigate = useNavigate();
  const of = (id: string | null) => formats.find(({ bank_format_id }) => String(bank_format_id) === id);
  const [own, copied] = [of(open), of(copy)];
  if (own && !mayAct) return <FormatLook format={own} />;
  if (!mayAct || (open !== 'new' && !own))
    return <EmptyState title={t.gone} action={<ButtonLink to="/payouts/formats">{t.backToAll}</ButtonLink>} />;
  const begun = (): FormatDraft => {
    if (own) return draftOf(own);
    return copied
      ? { ...draftOf(copied), name: t.copyName({ name: copied.name }).slice(0, nameLengthMax) }
      : newDraft();
  };
  const finish = () => {
    question.setDirty(false);
    void navigate('/payouts/formats');
  };
  return (
    <>
      <FormatEditor
        key={`${open} ${copy ?? ''}`}
        first={begun()}
        own={own}
        onDirty={question.setDirty}
        onDone={finish}
      />
      <LeaveDialog question={question} title={t.leaveTitle} text={t.leaveText} stay={t.stay} leave={t.leave} />
    </>
  );
}

/** How each bank writes its files: all formats, or the one that the address names. */
export function FormatsPage() {
  const t = useTexts(formatsTexts);
  const query = useQuery(formatsQuery());
  const [address] = useSearchParams();
  const open = address.get('open');
  const named = query.data?.find(({ bank_format_id }) => String(bank_format_id) === open);
  const title = open === null ? t.title : (named?.name ?? (open === 'new' ? t.newTitle : t.title));
  return (
    <div className="max-w-[1240px] px-4 py-4 lg:px-6">
      <title>{t.pageTitle}</title>
      <Back to={open === null ? '/payouts/run' : '/payouts/formats'}>{open === null ? t.back : t.backToAll}</Back>
      <PanelTitle className="mb-4">{title}</PanelTitle>
      <Part
        query={query}
        failed={t.failed}
        skeleton={
          <Loading className="grid gap-3">
            <Skeleton className="h-44 w-full rounded-xl" />
            <Skeleton className="h-44 w-full rounded-xl" />
          </Loading>
        }
      >
        {(formats) =>
          open === null ? (
            <List formats={formats} />
          ) : (
            <Opened formats={formats} open={open} copy={address.get('copy')} />
          )
        }
      </Part>
    </div>
  );
}
