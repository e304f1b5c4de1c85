import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';

/** Stands in the place of a restaurant's picture where it has none. */
export const WithoutPicture = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={`grid place-items-center bg-surface-2 text-4xl text-ink-3 in-data-plain:hidden ${className}`}
  >
    <StorefrontIcon />
  </span>
);
