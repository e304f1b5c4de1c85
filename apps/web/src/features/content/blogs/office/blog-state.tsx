import type { BlogState } from '@tawa/contract/content/blogs.kitchen';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { blogEditorTexts, blogTones } from '#lib/messages-blog-editor.ts';
import { deskBlogTexts } from '#lib/messages-office-blogs.ts';
import { Badge } from '#ui/badge.tsx';

const icons = {
  draft: PencilSimpleIcon,
  pending: HourglassMediumIcon,
  changes_requested: PencilSimpleIcon,
  scheduled: ClockIcon,
  published: CheckCircleIcon,
  hidden: EyeSlashIcon,
} as const;

/** The state of a post in the office's words. */
export const blogStateWord = (state: BlogState): string =>
  state === 'pending' ? deskBlogTexts.toRead : blogEditorTexts.states[state];

export const BlogStateBadge = ({ state }: { state: BlogState }) => (
  <Badge tone={state === 'pending' ? 'warning' : blogTones[state]} icon={icons[state]}>
    {blogStateWord(state)}
  </Badge>
);
