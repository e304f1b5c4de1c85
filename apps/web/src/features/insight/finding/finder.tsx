import { searchLengthMax } from '@tawa/domain/common/limits';
import { foundKinds, type FoundKind } from '@tawa/domain/insight/finding';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useSession } from '#lib/session/session.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import type { FindingPanel } from './finding.queries.ts';
import { findingTexts } from './finding.texts.ts';
import { FinderKinds } from './finder-kinds.tsx';
import { FinderList, Key } from './finder-list.tsx';
import type { FindingScreen, Hit, HitGroup } from './hit.ts';
import { rememberFind } from './recent-finds.ts';
import { useFinder } from './use-finder.ts';

interface Props {
  panel: FindingPanel;
  /** The screens that the reader's role includes. */
  screens: readonly FindingScreen[];
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
}

/** The first line of the group after or before the one that a line stands in; undefined where there is none. */
function nextGroup(groups: readonly HitGroup[], at: string | undefined, step: number): string | undefined {
  const here = groups.findIndex(({ hits }) => hits.some(({ id }) => id === at));
  return groups[here + step]?.hits[0]?.id;
}

/** The line that the keys stand on: the first one, until somebody moves; another text begins anew. */
function useChosen(typed: string, hits: readonly Hit[]) {
  const [moved, setMoved] = useState({ typed: '', id: '' });
  const isThere = moved.typed === typed && hits.some(({ id }) => id === moved.id);
  const at = isThere ? moved.id : hits[0]?.id;
  useEffect(() => {
    if (at !== undefined) document.getElementById(at)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const move = (id: string | undefined) => id !== undefined && setMoved({ typed, id });
  const step = (by: number) => {
    const index = hits.findIndex(({ id }) => id === at);
    move(hits[(index + by + hits.length) % hits.length]?.id);
  };
  return { at, move, step };
}

function useOpening(onClose: () => void) {
  const navigate = useNavigate();
  const userId = useSession()?.userId ?? 0;
  return (hit: Hit, isNewTab = false) => {
    rememberFind(userId, { title: hit.title, detail: hit.detail, to: hit.to });
    if (isNewTab) {
      window.open(hit.to, '_blank', 'noopener');
      return;
    }
    onClose();
    void navigate(hit.to);
  };
}

function Foot() {
  const t = useTexts(findingTexts);
  return (
    <p
      aria-hidden="true"
      className="sticky bottom-0 flex min-h-13 flex-wrap items-center gap-x-5 gap-y-1 border-t border-line bg-surface-2 px-5 text-note text-ink-2 max-md:hidden"
    >
      <span className="flex items-center gap-1.5">
        <Key>{t.keys.up}</Key>
        <Key>{t.keys.down}</Key> {t.keys.move}
      </span>
      <span className="flex items-center gap-1.5">
        <Key>{t.keys.tab}</Key> {t.keys.group}
      </span>
      <span className="flex items-center gap-1.5">
        <Key>{t.keys.orderSign}</Key> {t.keys.order}
      </span>
      <span className="flex items-center gap-1.5">
        <Key>{t.keys.personSign}</Key> {t.keys.person}
      </span>
      <span className="flex items-center gap-1.5">
        <Key>{t.keys.actSign}</Key> {t.keys.act}
      </span>
      <span className="ml-auto">{t.role}</span>
    </p>
  );
}

/** What stands in the place of lines: how to begin, that nothing fits, or that it went wrong. */
function Instead({ typed, finder }: { typed: string; finder: ReturnType<typeof useFinder> }) {
  const t = useTexts(findingTexts);
  const { text, groups, isAsking, isSettled, online, error, retry, isRetrying, wanting } = finder;
  const hint = 'px-5 py-4 text-body text-ink-2';
  if (error && online)
    return (
      <div className="px-5 py-4">
        <FailedPart text={messageFrom(error, t.failed)} onRetry={retry} retrying={isRetrying} />
      </div>
    );
  return (
    <>
      {!online && <p className={hint}>{t.offline}</p>}
      {wanting.map(({ name, to }) => (
        <p key={name} className="px-5 py-2 text-body">
          <b>{t.actWhat({ act: t.act[name] })}</b> <span className="text-ink-3">{t.actHint[to]}</span>
        </p>
      ))}
      {typed.trim() === '' && <p className={hint}>{t.begin}</p>}
      {typed.trim() !== '' && !isAsking && groups.length === 0 && wanting.length === 0 && (
        <p className={hint}>{t.three}</p>
      )}
      {isAsking && isSettled && online && groups.length === 0 && (
        <div className="px-5 py-8 text-center">
          <p className="text-lg font-bold wrap-anywhere">{t.noneTitle({ typed: text })}</p>
          <p className="mt-1 text-body text-ink-2">{t.noneText}</p>
        </div>
      )}
    </>
  );
}

const isKind = (name: string): name is FoundKind => foundKinds.some((kind) => kind === name);

function useKeys({ groups, chosen, open }: KeysOf) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const hits = groups.flatMap((group) => group.hits);
    const hit = hits.find(({ id }) => id === chosen.at);
    const group = event.key === 'Tab' ? nextGroup(groups, chosen.at, event.shiftKey ? -1 : 1) : undefined;
    if (event.key === 'ArrowDown') chosen.step(1);
    else if (event.key === 'ArrowUp') chosen.step(-1);
    else if (event.key === 'Enter' && hit) open(hit, event.ctrlKey || event.metaKey);
    else if (group !== undefined) chosen.move(group);
    else return;
    event.preventDefault();
  };
}
interface KeysOf {
  groups: readonly HitGroup[];
  chosen: ReturnType<typeof useChosen>;
  open: (hit: Hit, isNewTab?: boolean) => void;
}

/** Finds orders, people, places and acts by name, from anywhere in a panel. */
export function Finder({ panel, screens, typed, onType, onClose }: Props) {
  const t = useTexts(findingTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<FoundKind | null>(null);
  const finder = useFinder({ panel, screens, typed, kind });
  const { groups, counts, text, isSettled } = finder;
  const hits = groups.flatMap((group) => group.hits);
  const chosen = useChosen(typed, hits);
  const open = useOpening(onClose);
  const handleKey = useKeys({ groups, chosen, open });
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const isMore = groups.some(({ hasMore }) => hasMore);
  const count = isMore ? t.foundMore({ count: total }) : t.found({ count: total });
  const said = typed.trim() === '' || !isSettled ? '' : count;
  const change = (next: string) => {
    onType(next);
    setKind(null);
  };
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.title}
      hideTitle
      hideClose
      phone="full"
      desktop="hung"
      width="broad"
      initialFocus={input}
      flush
    >
      <div className="sticky top-0 z-10 bg-surface">
        <div className="flex h-16 items-center gap-3 border-b border-line px-5 max-md:pr-2">
          <Icon of={MagnifyingGlassIcon} weight="bold" className="text-[1.375rem] text-ink-3" />
          <input
            ref={input}
            type="text"
            inputMode="search"
            enterKeyHint="go"
            role="combobox"
            aria-label={t.label}
            aria-expanded={hits.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={chosen.at}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={searchLengthMax}
            placeholder={t.label}
            value={typed}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={handleKey}
            className="min-w-0 flex-1 bg-transparent text-[1.1875rem] font-semibold outline-none placeholder:font-normal placeholder:text-ink-3"
          />
          <span role="status" className="num shrink-0 text-note text-ink-3 max-md:sr-only">
            {said}
          </span>
          <span aria-hidden="true" className="max-md:hidden">
            <Key>{t.esc}</Key>
          </span>
          <button
            type="button"
            aria-label={t.close}
            onClick={onClose}
            className="grid size-11 place-items-center text-xl md:hidden"
          >
            <Icon of={XIcon} weight="bold" />
          </button>
        </div>
        {counts.length > 0 && (
          <FinderKinds counts={counts} kind={kind} onKind={(name) => setKind(isKind(name) ? name : null)} />
        )}
      </div>
      <Instead typed={typed} finder={finder} />
      <FinderList id={`${id}-list`} groups={groups} at={chosen.at} asked={text} onAt={chosen.move} onChoose={open} />
      <Foot />
    </Sheet>
  );
}
