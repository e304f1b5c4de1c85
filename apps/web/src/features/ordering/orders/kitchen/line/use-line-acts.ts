import { finishStation, recallOrder, tickLines } from '@tawa/contract/ordering/orders.line';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, call, messageFrom, OfflineError } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLive } from '#lib/live/live.ts';
import { getSession } from '#lib/session/session.ts';
import { toast } from '#ui/toast/toast.ts';
import { keepActs, readActs, type LineAct } from './line-acts.ts';
import { lineQuery } from './line.queries.ts';
import { lineTexts } from './line.texts.ts';

const tryAgainMs = 5000;
const settleMaxMs = 4000;

async function sendAct(act: LineAct) {
  const params = { order_number: act.order_number };
  if (act.kind === 'tick') {
    const { order_item_id, ticked } = act;
    return call(tickLines, { params, body: { ticks: [{ order_item_id, ticked }] } });
  }
  const body = { station_id: act.station_id };
  return act.kind === 'done' ? call(finishStation, { params, body }) : call(recallOrder, { params, body });
}

interface Ways {
  show: (acts: readonly LineAct[]) => void;
  tell: (error: unknown, message?: string) => void;
  /** Reads the line anew, so that what was sent need not be drawn over it any more. */
  settle: () => Promise<unknown>;
}

// A server without room or in the midst of a start is no refusal.
const isNoLine = (error: unknown) =>
  error instanceof OfflineError || (error instanceof ApiError && (error.status >= 500 || error.status === 429));

// Who acts at a shared tablet is signed out after a while, and what they did waits until they are back.
const isGone = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Whose an act is on a shared tablet; elsewhere the device has one person. */
const actor = (): { by?: number } => {
  const session = getSession();
  return session?.tablet ? { by: session.userId } : {};
};
const isMine = ({ by }: LineAct) => by === undefined || by === actor().by;

// One after the other and in their order, for a tick that is taken back must not arrive before the tick.
function createSender({ show, tell, settle }: Ways) {
  let waiting = readActs();
  let sent: LineAct[] = [];
  let isBusy = false;
  const tellAll = () => show([...sent, ...waiting]);
  /** False while there is no line. */
  const sendFirst = async (act: LineAct): Promise<boolean> => {
    try {
      const answer = await sendAct(act);
      if (answer.status !== 200) tell(null, answer.body.message);
    } catch (error) {
      if (isNoLine(error) || (act.by !== undefined && isGone(error))) return false;
      tell(error);
    }
    return true;
  };
  const run = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    let hasLine = true;
    for (let act = waiting.find(isMine); act; act = waiting.find(isMine)) {
      hasLine = await sendFirst(act);
      if (!hasLine) break;
      const made = act;
      waiting = waiting.filter((each) => each !== made);
      keepActs(waiting);
      sent.push(act);
    }
    if (hasLine && sent.length > 0) await settle();
    if (hasLine) sent = [];
    isBusy = false;
    tellAll();
    if (hasLine && waiting.some(isMine)) await run();
  };
  return {
    run: () => void run(),
    count: () => waiting.length,
    add: (act: LineAct) => {
      waiting = [...waiting, { ...act, ...actor() }];
      keepActs(waiting);
      tellAll();
      void run();
    },
  };
}

/** Sends what a cook does at once, or keeps it on this device until there is a line again. */
export function useLineActs() {
  const t = useTexts(lineTexts);
  const client = useQueryClient();
  const [acts, setActs] = useState<readonly LineAct[]>(readActs);
  const [sender] = useState(() =>
    createSender({
      show: setActs,
      tell: (error, message) => toast.error(message ?? messageFrom(error, t.refused)),
      settle: () =>
        Promise.race([
          client.invalidateQueries({ queryKey: lineQuery.queryKey }),
          new Promise((resolve) => setTimeout(resolve, settleMaxMs)),
        ]),
    }),
  );
  useEffect(() => {
    sender.run();
    const timer = setInterval(() => sender.count() > 0 && sender.run(), tryAgainMs);
    window.addEventListener('online', sender.run);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sender.run);
    };
  }, [sender]);
  useLive(({ event }) => {
    if (event !== 'poll' && sender.count() > 0) sender.run();
  });
  return { acts, add: sender.add };
}
