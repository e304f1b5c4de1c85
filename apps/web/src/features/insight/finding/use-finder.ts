import { matches } from '@tawa/domain/catalogue/search';
import { minuteMs } from '@tawa/domain/common/durations';
import { type FoundKind, isWorthFinding, readAsked } from '@tawa/domain/insight/finding';
import { settingKeys } from '@tawa/domain/content/settings';
import { settingRules } from '@tawa/domain/content/setting-rules';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise';
import { GearSixIcon } from '@phosphor-icons/react/dist/ssr/GearSix';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOnline } from '#lib/api/online.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { type TextsOf, useTexts } from '#lib/i18n/texts.ts';
import { useOfficeAccess } from '#lib/session/office-access.ts';
import { useSession } from '#lib/session/session.ts';
import { useStaffAccess } from '#lib/session/staff-access.ts';
import { useNow } from '#ui/state/use-now.ts';
import { actHits, actsFor, readActs } from './acts.ts';
import { type FindingPanel, foundQuery } from './finding.queries.ts';
import { findingTexts } from './finding.texts.ts';
import { foundGroups } from './found-hits.tsx';
import { type FindingScreen, groupOf, type HitGroup } from './hit.ts';
import { readRecentFinds } from './recent-finds.ts';

const settleMs = 150;
/** Lines of a kind where there are other kinds to see. */
const besideOthers = 3;

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type T = TextsOf<typeof findingTexts>;

const screenGroup = (screens: readonly FindingScreen[], asked: string, t: T): HitGroup =>
  groupOf(
    { kind: 'screens', title: t.screens },
    screens
      .filter(({ label }) => matches(label, asked))
      .map(({ path, label, icon }) => ({ id: `screen-${path}`, icon, title: label, detail: '', to: path })),
    asked,
  );

const settingGroup = (asked: string, t: T): HitGroup =>
  groupOf(
    { kind: 'settings', title: t.settings },
    settingKeys
      .filter((key) => isWorthFinding(asked) && matches(settingRules[key].label, asked))
      .map((key) => {
        const { label, help, group } = settingRules[key];
        const to = `/settings?group=${group}&open=${key}`;
        return { id: `setting-${key}`, icon: GearSixIcon, title: label, detail: help, to };
      }),
    asked,
  );

interface Asks {
  panel: FindingPanel;
  screens: readonly FindingScreen[];
  typed: string;
  kind: FoundKind | null;
}

/** What the typed text asks of the server: which text, and of which kind alone. */
function useQuestion({ panel, typed }: Asks) {
  const t = useTexts(findingTexts);
  const office = useOfficeAccess();
  const staff = useStaffAccess();
  const { only, text } = readAsked(typed);
  const acts = actsFor(panel === 'admin' ? { office: office.mayAct } : { staff: staff.isOpen });
  const asked = only === 'acts' ? readActs(acts, text, (act) => t.act[act.name]) : [];
  const said = asked.find(({ what, act }) => what !== '' && act.to !== undefined);
  if (only === 'acts') return { acts: asked, text: said?.what ?? '', of: said?.act.to, isActs: true };
  return { acts: asked, text, of: only ?? undefined, isActs: false };
}

/** What the server found: for all kinds, and more of the one that is chosen. */
function useFound({ panel, kind }: Asks, text: string, of: FoundKind | undefined) {
  const userId = useSession()?.userId ?? 0;
  const settled = useSettled(text);
  const asked = { panel, userId, q: settled };
  const every = useQuery({ ...foundQuery({ ...asked, of }), retry: false });
  const one = foundQuery({ ...asked, of: kind ?? undefined });
  const more = useQuery({ ...one, enabled: one.enabled === true && kind !== null && of === undefined, retry: false });
  const isAsking = isWorthFinding(text, 'complaints');
  return {
    every: isAsking ? every.data : undefined,
    more: isAsking && kind !== null && !more.isPlaceholderData ? more.data : undefined,
    isAsking,
    isSettled: settled === text && !every.isFetching && !more.isFetching,
    error: isAsking && !every.data ? every.error : null,
    retry: () => void every.refetch(),
    isRetrying: every.isFetching,
  };
}

function recentGroup(userId: number, t: T): HitGroup {
  const recent = readRecentFinds(userId);
  const lines = recent.map((find) => ({ ...find, id: `recent-${find.to}`, icon: ClockCounterClockwiseIcon }));
  return groupOf({ kind: 'recent', title: t.recent }, lines, '');
}

/** Everything that fits what was typed, in groups, the best first; nothing typed shows what was opened last. */
export function useFinder(asks: Asks) {
  const { panel, screens, typed, kind } = asks;
  const t = useTexts(findingTexts);
  const language = useLanguage();
  const now = useNow(Date.now, minuteMs);
  const online = useOnline();
  const userId = useSession()?.userId ?? 0;
  const seesSettings = useOfficeAccess().maySee('settings');
  const { acts, text, of, isActs } = useQuestion(asks);
  const { every, more, ...state } = useFound(asks, text, of);
  const things = every ? foundGroups({ found: every, asked: text, t, panel, now, language }) : [];
  const ofKind = more ? foundGroups({ found: more, asked: text, t, panel, now, language }) : things;
  const groupsNow = (): HitGroup[] => {
    if (typed.trim() === '') return [recentGroup(userId, t)];
    if (isActs)
      return [
        groupOf(
          { kind: 'acts', title: t.acts },
          acts.flatMap((asked) => actHits(asked, things, t)),
          text,
        ),
      ];
    if (kind !== null) return ofKind.filter((group) => group.kind === kind);
    const places = of === undefined && text !== '' ? [screenGroup(screens, text, t)] : [];
    if (places.length > 0 && panel === 'admin' && seesSettings) places.push(settingGroup(text, t));
    const most = things.length > 1 ? besideOthers : Infinity;
    const few = things.map((group) => ({ ...group, hits: group.hits.slice(0, most) }));
    return [...few, ...places].toSorted((one, other) => other.best - one.best);
  };
  return {
    ...state,
    groups: groupsNow().filter(({ hits }) => hits.length > 0),
    /** How many there are of each kind that the role includes. */
    counts:
      of === undefined && !isActs
        ? things.map(({ kind: name, title, total, hasMore }) => ({ name, title, total, hasMore }))
        : [],
    /** Acts that still want to know what they are done to. */
    wanting: acts.flatMap(({ act, what }) => (act.to !== undefined && what === '' ? [{ ...act, to: act.to }] : [])),
    text,
    online,
  };
}
