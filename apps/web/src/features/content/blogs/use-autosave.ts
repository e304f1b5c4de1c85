import type { BlogForm, OwnBlog } from '@tawa/contract/content/blogs.kitchen';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Kept, PostHand } from './post-hand.ts';

const quietMs = 1200;

export type SaveState =
  | { of: 'clean' }
  | { of: 'waiting' }
  | { of: 'saving' }
  | { of: 'saved'; at: string }
  | { of: 'failed'; error: unknown };

const isEmpty = ({ title, blog_img, blogtext, tags }: BlogForm) => !title && !blog_img && !blogtext && !tags;

/**
 * Saves a form a moment after the last change, one call after the other. `flush` saves what is open now and answers the
 * post; it throws what the server refused.
 */
export function useAutosave(first: OwnBlog | null, save: PostHand['save'], onMade: (post: OwnBlog) => void) {
  const kept = useRef<Kept | null>(first);
  const open = useRef<BlogForm | null>(null);
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [state, setState] = useState<SaveState>({ of: 'clean' });

  const saveOpen = useCallback(async (): Promise<void> => {
    const form = open.current;
    if (form === null || (kept.current === null && isEmpty(form))) return;
    open.current = null;
    setState({ of: 'saving' });
    try {
      const isNew = kept.current === null;
      const post = await save({ kept: kept.current, form });
      kept.current = post;
      setState(open.current === null ? { of: 'saved', at: post.updated_on } : { of: 'waiting' });
      if (isNew) onMade(post);
    } catch (error) {
      open.current ??= form;
      setState({ of: 'failed', error });
      throw error;
    }
  }, [save, onMade]);

  const flush = useCallback(async (): Promise<Kept | null> => {
    clearTimeout(timer.current);
    const next = chain.current.then(saveOpen, saveOpen);
    chain.current = next.catch(() => undefined);
    await next;
    return kept.current;
  }, [saveOpen]);

  const change = useCallback(
    (form: BlogForm) => {
      open.current = form;
      setState({ of: 'waiting' });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush().catch(() => undefined), quietMs);
    },
    [flush],
  );

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void flush().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void flush().catch(() => undefined);
    };
  }, [flush]);

  return { state, change, flush };
}
