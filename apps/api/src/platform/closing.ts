import { messageOf } from './http/errors.ts';
import type { Log } from './log.ts';

/** What this process has opened, closed last first before it ends. */
export interface Closing {
  /** Says what to close, under a name for the log; `code` is what the process will end with. */
  add(name: string, close: (code: number) => unknown): void;
  /** Whether this process is about to end: it still answers, and wants no more to do. */
  isBegun(): boolean;
  /** Closes everything and ends the process with the code; a second call changes nothing. */
  leave(reason: string, code: number): void;
}

const withinMs = 9000;

/** Ends the process in order on a signal and on a failure that nobody foresaw, at the latest 9 seconds after `delayMs`. */
export function createClosing(log: Log, delayMs = 0): Closing {
  const opened: { name: string; close: (code: number) => unknown }[] = [];
  let isBegun = false;
  let present = '';

  const closeAll = async (code: number) => {
    let isClean = true;
    for (let last = opened.pop(); last; last = opened.pop()) {
      present = last.name;
      try {
        await last.close(code);
      } catch (error) {
        isClean = false;
        log.error({ what: present, reason: messageOf(error) }, 'could not close cleanly');
      }
    }
    process.exit(isClean ? code : 1);
  };
  const leave = (reason: string, code: number) => {
    if (isBegun) return;
    isBegun = true;
    log.info({ reason }, 'closing');
    setTimeout(() => {
      log.error({ what: present }, 'closing took too long');
      process.exit(1);
    }, withinMs + delayMs).unref();
    void closeAll(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave(signal, 0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      leave(event, 1);
    });
  return { add: (name, close) => void opened.push({ name, close }), isBegun: () => isBegun, leave };
}
