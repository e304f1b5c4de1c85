import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { closeLoginRequest, endSession } from '#lib/session/session.ts';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { deliveredSite } from '#lib/site/delivered-site.ts';
import { provideOutlines, provideTransport } from '#lib/api/api-client.ts';
import { answerShapeOf, isSchema } from '@tawa/contract/common/answer-shape';
import { forgetStores } from '#lib/store.ts';
import { provideOrigin } from '#lib/site/site.ts';
import { provideSite } from '#lib/site/site-facts.ts';
import { endClients } from './query-clients.ts';
import { drainToasts } from '#ui/toast/toast.ts';

// Files share their modules: what one has provided, said or kept is not for the next.
provideTransport(null);
provideOrigin(() => window.location.origin);
provideSite(() => deliveredSite);
provideOutlines((declared) => (isSchema(declared) ? answerShapeOf(declared) : '*'));

// Parts that are loaded when they are asked for may take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout: scrolling is a no-op in tests.
window.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

// Nothing is ever seen or resized in jsdom either.
class Unseen {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, { IntersectionObserver: Unseen, ResizeObserver: Unseen });

const allowed: string[] = [];

/** A console error that a test provokes on purpose. */
export const expectConsoleError = (part: string): void => void allowed.push(part);

const seen: string[] = [];

beforeEach(() => {
  seen.length = 0;
  allowed.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void seen.push(parts.map(String).join(' ')));
});

afterEach(() => {
  cleanup();
  endClients();
  closeLoginRequest();
  endSession();
  window.localStorage.clear();
  window.sessionStorage.clear();
  forgetStores();
  drainToasts(() => undefined)();
  // A line that a test took away: whoever asks next would wait for it.
  onlineManager.setOnline(true);
  delete document.documentElement.dataset.member;
  const unexpected = seen.filter((text) => !allowed.some((part) => text.includes(part)));
  vi.restoreAllMocks();
  vi.useRealTimers();
  if (unexpected.length > 0) throw new Error(`Unexpected console errors:\n${unexpected.join('\n')}`);
});

// Code that is on its way when a file ends would be gone for all that come after.
afterAll(() => vi.dynamicImportSettled());
