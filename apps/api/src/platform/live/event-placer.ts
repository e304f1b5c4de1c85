import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../database/db.ts';
import { messageOf } from '../http/errors.ts';
import type { Log } from '../log.ts';
import { placeEvents, type Placed } from './events.ts';

/** Events of a crowd are given their places together. */
const restMs = 20;
const busyPauseMs = 25;

interface Parts {
  db: Db;
  log: Log;
  /** Whether the database has to tell the other processes. */
  announces(): boolean;
  /** Hears whose events have got their places here, and whether the database has told the other processes. */
  onPlaced(told: Placed['told'], isAnnounced: boolean): void;
}

/** Gives committed events their places; one call at a time, and again for whatever came meanwhile. */
export class EventPlacer {
  readonly #parts: Parts;
  #isPlacing = false;
  #isWoken = false;
  #isClosed = false;
  #again: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  place(): void {
    this.#isWoken = true;
    if (this.#isPlacing || this.#isClosed) return;
    this.#isPlacing = true;
    void this.#placeAll();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
  }

  async #placeAll(): Promise<void> {
    let pauseMs = 0;
    try {
      while (this.#isWoken && pauseMs === 0 && !this.#isClosed) {
        this.#isWoken = false;
        const announces = this.#parts.announces();
        const { left, told } = await placeEvents(this.#parts.db, { announces });
        if (left === 'busy') pauseMs = busyPauseMs;
        else this.#parts.onPlaced(told, announces);
        if (left === 'more') this.#isWoken = true;
        else if (left === 'all') await sleep(restMs, undefined, { ref: false });
      }
    } catch (error) {
      this.#parts.log.warn({ reason: messageOf(error) }, 'live events could not be given their places');
    }
    this.#isPlacing = false;
    clearTimeout(this.#again);
    if (pauseMs > 0) this.#again = setTimeout(() => this.place(), pauseMs).unref();
    else if (this.#isWoken) this.place();
  }
}
