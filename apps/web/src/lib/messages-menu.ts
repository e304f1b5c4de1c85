/** Texts of the menu editor. */
export const menuMessages = {
  soldOut: (name: string, until: string | null) =>
    until === null ? `${name} is sold out until you switch it on` : `${name} is sold out until ${until}`,
  on: (name: string) => `${name} is on sale`,
  hidden: (name: string) => `${name} is hidden`,
  published: (name: string) => `${name} is published`,
  overtaken: (who: string | null, when: string | null) =>
    `${who ?? 'Somebody'} changed this dish${when === null ? '' : ` at ${when}`} while you were editing. Nothing of yours was written.`,
} as const;
