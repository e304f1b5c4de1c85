import type { KnipConfig } from 'knip';

/** Every package that a package.json names is used, and every package that is used is named there. */
export default {
  include: ['dependencies', 'unlisted', 'unresolved'],
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/@import '([^']+)'|url\('(@[^']+)'\)/g)]
        .map(([, file, font]) => `import '${file ?? font}'`)
        .join('\n'),
  },
  workspaces: {
    '.': {
      // Run by its path.
      ignoreDependencies: ['kysely-codegen'],
    },
    'apps/web': { entry: ['src/styles/global.css'] },
    // Its files are read by their paths.
    demo: { ignoreDependencies: ['@phosphor-icons/core'] },
  },
} satisfies KnipConfig;
