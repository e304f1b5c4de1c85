import { brand } from '../lib/messages.ts';
import { fullUrl } from '../lib/site.ts';

interface Props {
  /** What the tab and search results say, without the brand's name. */
  title: string;
  description: string;
  /** The one address of this page, below the origin. */
  path: string;
}

/** What a public page says about itself; React puts it into the head. */
export function PageMeta({ title, description, path }: Props) {
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={fullUrl(path)} />
    </>
  );
}
