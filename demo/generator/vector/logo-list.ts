import type { Logo } from './logos.ts';

type Look = Pick<Logo, 'pattern' | 'frame'>;

const RINGS: Look = { pattern: 'rings', frame: 'circle' };
const GRID: Look = { pattern: 'grid', frame: 'beads' };
const WAVES: Look = { pattern: 'waves', frame: 'scallop' };
const DOTS: Look = { pattern: 'dots', frame: 'disc' };
const STRIPES: Look = { pattern: 'stripes', frame: 'octagon' };
const CHECKS: Look = { pattern: 'checks', frame: 'arch' };

const logo = (ground: string, mark: string, icon: string, look: Look): Logo => ({ ground, mark, icon, ...look });

/** The badges of restaurants, by file name; the numbered ones are for whoever the icon fits. */
export const logos: Record<string, Logo> = {
  'dum-handi': logo('#12423a', '#f6c24a', 'cooking-pot', RINGS),
  'tuk-tuk-street': logo('#f2b632', '#4a1838', 'bowl-steam', DOTS),
  'forno-verde': logo('#c8402a', '#fff1d6', 'pizza', WAVES),
  'casa-maiz': logo('#0f4c4a', '#ffb59a', 'pepper', RINGS),
  'udupi-table': logo('#e8dfcb', '#8a2f1a', 'coffee', GRID),
  'momo-junction': logo('#5a1f45', '#f7b733', 'flame', GRID),
  'leaf-and-bowl': logo('#3c5a24', '#f4e7c0', 'leaf', WAVES),
  'annapurna-thali': logo('#6b2d12', '#ffd38a', 'grains', DOTS),
  'coastal-thai-kitchen': logo('#1f3a5f', '#f7d9a8', 'fish', RINGS),
  'tiffin-room': logo('#d9e4cf', '#2c5a2a', 'carrot', WAVES),
  'burger-barn': logo('#2b2a2e', '#f28a1f', 'hamburger', GRID),
  'mithai-ghar': logo('#f3c9c0', '#7a1f2b', 'ice-cream', DOTS),
  'logo-01': logo('#7a1f2b', '#ffd9a0', 'cooking-pot', STRIPES),
  'logo-02': logo('#f5dfc0', '#7d3a12', 'cooking-pot', CHECKS),
  'logo-03': logo('#23313d', '#ff9f5a', 'cooking-pot', DOTS),
  'logo-04': logo('#8c2f1b', '#fbe3b8', 'fire', CHECKS),
  'logo-05': logo('#16302b', '#ff8a4c', 'flame', RINGS),
  'logo-06': logo('#f6c667', '#6a1b2e', 'fire-simple', STRIPES),
  'logo-07': logo('#3b1c32', '#ffcf7d', 'campfire', WAVES),
  'logo-08': logo('#d94f30', '#fff0d9', 'chef-hat', DOTS),
  'logo-09': logo('#e3edd8', '#33552b', 'chef-hat', CHECKS),
  'logo-10': logo('#1d3c6e', '#ffd57e', 'chef-hat', GRID),
  'logo-11': logo('#0d4f47', '#f9e2ae', 'bowl-food', STRIPES),
  'logo-12': logo('#ffe1b8', '#8a3b12', 'bowl-food', WAVES),
  'logo-13': logo('#5b1d1d', '#f3c98b', 'bowl-food', DOTS),
  'logo-14': logo('#233a2c', '#f1d18a', 'grains', RINGS),
  'logo-15': logo('#f4ead2', '#8b4a14', 'grains', STRIPES),
  'logo-16': logo('#40284a', '#ffc46b', 'flower-lotus', RINGS),
  'logo-17': logo('#fbd9d3', '#8b2340', 'flower-lotus', CHECKS),
  'logo-18': logo('#e8a12c', '#47210f', 'sun', DOTS),
  'logo-19': logo('#1b4965', '#ffe1a6', 'sun-horizon', CHECKS),
  'logo-20': logo('#26234a', '#ffd166', 'moon-stars', STRIPES),
  'logo-21': logo('#146152', '#fce5b6', 'crown-simple', WAVES),
  'logo-22': logo('#6d1f3c', '#ffd8b1', 'crown', GRID),
  'logo-23': logo('#efe3cf', '#6b3a1d', 'coffee', STRIPES),
  'logo-24': logo('#4a2c1a', '#f2cf9b', 'coffee-bean', RINGS),
  'logo-25': logo('#cfe3dd', '#1e5146', 'tea-bag', DOTS),
  'logo-26': logo('#f9d5a7', '#94372b', 'fork-knife', GRID),
  'logo-27': logo('#2d4739', '#ffe8c2', 'fork-knife', CHECKS),
  'logo-28': logo('#b23a48', '#fff3dd', 'pepper', STRIPES),
  'logo-29': logo('#f7e0b5', '#b0301c', 'pepper', DOTS),
  'logo-30': logo('#20402f', '#ffb38a', 'pepper', GRID),
  'logo-31': logo('#103c4a', '#ffd9a0', 'fish-simple', STRIPES),
  'logo-32': logo('#e0f0f0', '#0f5563', 'fish', WAVES),
  'logo-33': logo('#0e4d64', '#ffc9a3', 'shrimp', DOTS),
  'logo-34': logo('#a52a2a', '#ffe9c7', 'bowl-steam', CHECKS),
  'logo-35': logo('#1c1c22', '#ff6b4a', 'bowl-steam', RINGS),
  'logo-36': logo('#dbe7c9', '#3a5a1c', 'bowl-steam', WAVES),
  'logo-37': logo('#c94c4c', '#fff1e0', 'onigiri', GRID),
  'logo-38': logo('#23395b', '#fbd88a', 'storefront', STRIPES),
  'logo-39': logo('#2f5d34', '#fce8b8', 'tree-palm', DOTS),
  'logo-40': logo('#274c3a', '#ffdf9e', 'pizza', STRIPES),
  'logo-41': logo('#ffe8cc', '#a83220', 'pizza', CHECKS),
  'logo-42': logo('#3d2c52', '#ffd28f', 'cheese', WAVES),
  'logo-43': logo('#b5552b', '#fff0d4', 'bread', RINGS),
  'logo-44': logo('#8fb339', '#23330d', 'leaf', DOTS),
  'logo-45': logo('#1f5f4a', '#e9f3c8', 'plant', CHECKS),
  'logo-46': logo('#cfe6b8', '#2f5220', 'avocado', STRIPES),
  'logo-47': logo('#f08a4b', '#3a1608', 'carrot', RINGS),
  'logo-48': logo('#e2483d', '#ffefd6', 'hamburger', STRIPES),
  'logo-49': logo('#ffd23f', '#3b2412', 'hamburger', CHECKS),
  'logo-50': logo('#31572c', '#f6e7b2', 'cactus', WAVES),
  'logo-51': logo('#d1495b', '#fff1e6', 'popsicle', CHECKS),
  'logo-52': logo('#fbe0e6', '#97264f', 'cake', RINGS),
  'logo-53': logo('#5f2a41', '#ffd9d0', 'cookie', DOTS),
  'logo-54': logo('#fff0c9', '#b3541e', 'orange-slice', WAVES),
  'logo-55': logo('#7b2d43', '#ffe0c2', 'cherries', GRID),
  'logo-56': logo('#f3e5f0', '#6a2c70', 'ice-cream', STRIPES),
};
