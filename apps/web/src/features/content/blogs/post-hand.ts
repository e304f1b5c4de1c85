import type { BlogForm, OwnBlog } from '@tawa/contract/content/blogs.kitchen';

export interface Kept {
  blogid: number;
  version: number;
}

/** What a writer can do with a post: a restaurant sends it to the office, the office puts it on the blog. */
export interface PostHand {
  /** Begins a post without `kept`. */
  save: (post: { kept: Kept | null; form: BlogForm }) => Promise<OwnBlog>;
  /** Passes it on, at a later time where `publish_on` says so. */
  send: (kept: Kept, publish_on?: string) => Promise<unknown>;
  remove: (blogid: number) => Promise<unknown>;
  words: {
    send: string;
    sending: string;
    sent: string;
    /** Said when nothing was written yet. */
    none: string;
    /** With these it can be passed on at a later time as well. */
    later?: { label: string; hint: string; send: string; sent: string; missing: string };
  };
}
