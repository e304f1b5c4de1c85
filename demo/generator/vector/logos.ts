import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A restaurant's badge: two colours, a ground pattern, a frame and one icon of the Phosphor set. */
export interface Logo {
  ground: string;
  mark: string;
  icon: string;
  pattern: keyof typeof patterns;
  frame: keyof typeof frames;
}

const patterns = {
  rings: (c: string) => `<circle cx="10" cy="10" r="8" fill="none" stroke="${c}" stroke-width="2"/>`,
  grid: (c: string) => `<path d="M0 10h20M10 0v20" stroke="${c}" stroke-width="2"/>`,
  waves: (c: string) => `<path d="M0 20 10 0l10 20" fill="none" stroke="${c}" stroke-width="2"/>`,
  dots: (c: string) => `<circle cx="10" cy="10" r="3" fill="${c}"/>`,
  stripes: (c: string) => `<path d="M0 5h20M0 15h20" stroke="${c}" stroke-width="3"/>`,
  checks: (c: string) => `<path d="M0 0h10v10H0zM10 10h10v10H10z" fill="${c}"/>`,
};

const SCALLOP =
  'M128 34c20 18 40 10 52 0 6 22 22 34 42 38-8 20-4 42 12 56-16 14-20 36-12 56-20 4-36 16-42 38-12-10-32-18-52 0' +
  '-20-18-40-10-52 0-6-22-22-34-42-38 8-20 4-42-12-56 16-14 20-36 12-56 20-4 36-16 42-38 12 10 32 18 52 0z';

const frames = {
  circle: (c: string) => `<circle cx="128" cy="128" r="92" fill="none" stroke="${c}" stroke-width="6"/>`,
  beads: (c: string) =>
    `<circle cx="128" cy="128" r="92" fill="none" stroke="${c}" stroke-width="5" stroke-dasharray="3 14" stroke-linecap="round"/>`,
  scallop: (c: string) =>
    `<path d="${SCALLOP}" fill="none" stroke="${c}" stroke-width="5" transform="translate(128 128) scale(.92) translate(-128 -128)"/>`,
  disc: (c: string) => `<circle cx="128" cy="128" r="86" fill="${c}"/>`,
  octagon: (c: string) =>
    `<path d="M92 34h72l58 58v72l-58 58H92l-58-58V92z" fill="none" stroke="${c}" stroke-width="6" stroke-linejoin="round" transform="translate(128 128) scale(.98) translate(-128 -128)"/>`,
  arch: (c: string) =>
    `<path d="M44 214V122a84 84 0 0 1 168 0v92z" fill="none" stroke="${c}" stroke-width="6" stroke-linejoin="round"/>`,
};

const iconPath = (name: string): string => {
  const file = createRequire(import.meta.url).resolve(`@phosphor-icons/core/assets/fill/${name}-fill.svg`);
  const svg = readFileSync(file, 'utf8');
  const path = /<path[\s\S]*\/>/.exec(svg)?.[0];
  if (!path) throw new Error(`The icon ${name} holds no path.`);
  return path;
};

/** The badge as an SVG of 256 by 256, with round corners on a transparent ground. */
export const logoSvg = ({ ground, mark, icon, pattern, frame }: Logo): string => {
  const turn = pattern === 'rings' || pattern === 'waves' || pattern === 'stripes' ? 45 : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">
    <defs><pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn}) scale(1.4)">
      <g opacity=".11">${patterns[pattern](mark)}</g></pattern></defs>
    <rect width="256" height="256" rx="58" fill="${ground}"/><rect width="256" height="256" rx="58" fill="url(#p)"/>
    ${frames[frame](mark)}
    <g transform="translate(72 72) scale(.4375)" fill="${frame === 'disc' ? ground : mark}">${iconPath(icon)}</g></svg>`;
};
