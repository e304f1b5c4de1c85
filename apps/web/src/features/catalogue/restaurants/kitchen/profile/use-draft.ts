import { draftForm, type DraftForm } from '@tawa/contract/catalogue/restaurants.kitchen';
import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { tellUnheard } from '#lib/api/unheard.ts';

const quietMs = 1200;

export type DraftState = { of: 'clean' | 'waiting' | 'saving' | 'failed' } | { of: 'saved'; at: number };

interface Typed {
  getValues: () => object;
  watch: (listener: () => void) => { unsubscribe: () => void };
}

interface Keeping<D> {
  isOn: boolean;
  /** What can be kept of the form as it stands; null where nothing can. The same function at every render. */
  pick: (values: object) => D | null;
  keep: (draft: D) => Promise<unknown>;
}

/** The fields of a form that are right as they stand. */
export function rightFields(values: object): DraftForm | null {
  const filled = Object.entries(values).filter(([, value]) => value !== undefined);
  const { error } = z.safeParse(draftForm, Object.fromEntries(filled));
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  const { data } = z.safeParse(draftForm, Object.fromEntries(filled.filter(([name]) => !wrong.has(name))));
  return data ?? null;
}

/** Saves a form a moment after the last change, one call after the other, and what is open when it is left. */
export function useDraft<D>({ getValues, watch }: Typed, { isOn, pick, keep }: Keeping<D>): DraftState {
  const [state, setState] = useState<DraftState>({ of: 'clean' });
  useEffect(() => {
    if (!isOn) return undefined;
    let last = JSON.stringify(pick(getValues()));
    let timer: ReturnType<typeof setTimeout> | undefined;
    let chain: Promise<unknown> = Promise.resolve();
    let isLeft = false;
    const send = async () => {
      const draft = pick(getValues());
      const text = JSON.stringify(draft);
      if (draft === null || text === last) return setState({ of: 'clean' });
      setState({ of: 'saving' });
      try {
        await keep(draft);
        last = text;
        setState({ of: 'saved', at: Date.now() });
      } catch (error) {
        setState({ of: 'failed' });
        // Who has left the form no longer sees that it is not saved.
        if (isLeft && error instanceof Error) tellUnheard(error);
      }
    };
    const flush = () => {
      clearTimeout(timer);
      chain = chain.then(send);
    };
    const { unsubscribe } = watch(() => {
      setState({ of: 'waiting' });
      clearTimeout(timer);
      timer = setTimeout(flush, quietMs);
    });
    return () => {
      unsubscribe();
      isLeft = true;
      flush();
    };
  }, [isOn, getValues, watch, pick, keep]);
  return state;
}
