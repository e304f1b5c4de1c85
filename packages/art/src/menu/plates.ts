import type { Unseeded } from '../recipe.ts';

export const plates: Record<string, Unseeded> = {
  'north-indian-thali': {
    kind: 'thali',
    opts: {
      bowls: [
        { fill: { first: '#e8891f', second: '#c2500e', third: '#f0b050', oil: 0.2 }, with: 'paneer' },
        {
          fill: { first: '#e3b23a', second: '#c98a1a', third: '#f0d070', bump: 2, oil: 0.12, oilColour: '#b8330a' },
          with: 'cumin',
        },
        { fill: { first: '#3f6a22', second: '#2c4d16', third: '#5f8a30', bump: 4 }, with: 'greens' },
        { fill: { first: '#fbf7ea', second: '#f0e8d6', third: '#fffdf6', gloss: 0.4, bump: 1.6 }, with: 'none' },
        {
          fill: { first: '#7a2410', second: '#4d1206', third: '#9a3a14', bump: 4, oil: 0.15, oilColour: '#d0560f' },
          with: 'beans',
        },
      ],
    },
    table: { surface: 'paper', colour: '#c8502e' },
    veg: true,
  },
  'gujarati-thali': {
    kind: 'thali',
    opts: {
      bowls: [
        { fill: { first: '#f3d884', second: '#e8c05a', third: '#faeab8', bump: 2 }, with: 'cumin' },
        { fill: { first: '#d99a2a', second: '#b8741a', third: '#e8b84a', oil: 0.2 }, with: 'potato' },
        { fill: { first: '#f6b23a', second: '#ea9420', third: '#fbcf6a', gloss: 0.5, bump: 1.5 }, with: 'none' },
        { fill: { first: '#4f7a28', second: '#38601c', third: '#6a9434' }, with: 'potato' },
        { fill: { first: '#fbf7ea', second: '#f0e8d6', third: '#fffdf6', gloss: 0.4, bump: 1.6 }, with: 'cumin' },
      ],
      bread: { first: '#f0c060', second: '#dc9a38', puffed: true },
      sweet: { colour: '#f6a81c', second: '#e8860c' },
    },
    table: { surface: 'linen', colour: '#4f7a7a' },
    veg: true,
  },
  'masala-dosa': { kind: 'dosa', opts: {}, table: { surface: 'stone', colour: '#2f3b44' }, veg: true },
  'mysore-masala-dosa': {
    kind: 'dosa',
    opts: { first: '#e09a44', second: '#a8541a', chutney: '#b8300e' },
    table: { surface: 'paper', colour: '#ecd0a0' },
    veg: true,
  },
  'idli-vada': { kind: 'idli', opts: { with: 'vada' }, table: { surface: 'paper', colour: '#8db4a8' }, veg: true },
  'podi-idli': { kind: 'idli', opts: { with: 'podi' }, table: { surface: 'linen', colour: '#c9a86a' }, veg: true },
  'grilled-chicken-burger': {
    kind: 'burger',
    opts: { patty: 'chicken' },
    table: { surface: 'paper', colour: '#f0b429' },
    veg: false,
    meat: true,
  },
  'aloo-tikki-burger': {
    kind: 'burger',
    opts: { patty: 'potato' },
    table: { surface: 'stone', colour: '#4a6a6a' },
    veg: true,
  },
  'gulab-jamun': {
    kind: 'gulabJamun',
    opts: {
      ball: { colour: '#a8521c', second: '#83380f' },
      syrup: { first: '#d9861a', second: '#b8620c', third: '#f0b040' },
    },
    table: { surface: 'linen', colour: '#c7a6b4' },
    veg: true,
  },
  rasgulla: {
    kind: 'gulabJamun',
    opts: {
      ball: { colour: '#fdf8ee', second: '#f3e9d4' },
      syrup: { first: '#f0e0b8', second: '#e6d09a', third: '#f8eed2' },
      gloss: 0.5,
      bowl: '#2f4a5a',
      rim: '#c9a36a',
    },
    table: { surface: 'paper', colour: '#d98a7a' },
    veg: true,
  },
  'greek-salad': { kind: 'salad', opts: { with: 'feta' }, table: { surface: 'paper', colour: '#cfd8c0' }, veg: true },
  'grilled-chicken-salad': {
    kind: 'salad',
    opts: { with: 'chicken', bowl: '#3a4650', rim: '#c9a36a' },
    table: { surface: 'wood', colour: '#a87a4a' },
    veg: false,
    meat: true,
  },
  'chicken-tikka-skewers': {
    kind: 'skewers',
    opts: { with: 'chicken' },
    table: { surface: 'wood', colour: '#5a3a26' },
    veg: false,
    meat: true,
  },
  'malai-chicken-skewers': {
    kind: 'skewers',
    opts: { with: 'chicken', marinade: ['#f0dcae', '#d9b474'] },
    table: { surface: 'linen', colour: '#8a4a4a' },
    veg: false,
    meat: true,
  },
  'paneer-tikka-skewers': {
    kind: 'skewers',
    opts: { with: 'paneer' },
    table: { surface: 'stone', colour: '#c9b79a' },
    veg: true,
  },
  'veg-momos': {
    kind: 'momo',
    opts: { filling: 'vegetables' },
    table: { surface: 'paper', colour: '#7fa08a' },
    veg: true,
  },
  'chicken-momos': {
    kind: 'momo',
    opts: { filling: 'chicken', fried: true },
    table: { surface: 'stone', colour: '#5a2f35' },
    veg: false,
    meat: true,
  },
  'butter-naan': {
    kind: 'naan',
    opts: { topping: 'butter' },
    table: { surface: 'wood', colour: '#8a5a36' },
    veg: true,
  },
  'garlic-naan': {
    kind: 'naan',
    opts: { topping: 'garlic' },
    table: { surface: 'stone', colour: '#39454a' },
    veg: true,
  },
  'mango-lassi': {
    kind: 'lassi',
    opts: {
      cups: [
        ['#fbf3df', '#f3e4c0', '#fffaf0'],
        ['#f7b83a', '#f09a1a', '#fbd070'],
      ],
    },
    table: { surface: 'paper', colour: '#f2c6a0' },
    veg: true,
  },
  'rose-lassi': {
    kind: 'lassi',
    opts: {
      cups: [
        ['#f2a8b8', '#e88aa0', '#f8c8d2'],
        ['#fbf3df', '#f3e4c0', '#fffaf0'],
      ],
      clay: '#e8e0d2',
      rim: '#b07a3c',
    },
    table: { surface: 'linen', colour: '#9fb4a4' },
    veg: true,
  },
  'ice-cream-sundae': {
    kind: 'sundae',
    opts: {
      scoops: [
        ['#f7e3b4', '#fff3d6'],
        ['#5a2c18', '#7a4426'],
        ['#ef8fa6', '#f7b8c4'],
      ],
      sauce: ['#4a1e0e', '#2e1006', '#6a3018'],
      side: { colour: '#5a2a14', fruit: '#d81f2a', fruitSecond: '#b80f1c' },
    },
    table: { surface: 'paper', colour: '#e9a8a0' },
    veg: true,
  },
  'mango-pista-sundae': {
    kind: 'sundae',
    opts: {
      scoops: [
        ['#f7b83a', '#fbd070'],
        ['#b8cf7a', '#d2e0a0'],
        ['#fbf0d8', '#fff8ea'],
      ],
      sauce: ['#f09a1a', '#d97a0c', '#fbc04a'],
      side: { colour: '#f3d08a', fruit: '#f7a81c', fruitSecond: '#ea860c' },
      plate: '#2f4a52',
    },
    table: { surface: 'stone', colour: '#c4b4cc' },
    veg: true,
  },
  'chicken-tacos': {
    kind: 'tacos',
    opts: { with: 'chicken' },
    table: { surface: 'paper', colour: '#2f8f83' },
    veg: false,
    meat: true,
  },
  'bean-tacos': { kind: 'tacos', opts: { with: 'beans' }, table: { surface: 'paper', colour: '#e8a05a' }, veg: true },
  'chicken-burrito-bowl': {
    kind: 'burritoBowl',
    opts: { with: 'chicken' },
    table: { surface: 'paper', colour: '#f2b8a0' },
    veg: false,
    meat: true,
  },
  'paneer-burrito-bowl': {
    kind: 'burritoBowl',
    opts: { with: 'paneer', bowl: '#f0e6d6', rim: '#b07a3c' },
    table: { surface: 'wood', colour: '#5f4632' },
    veg: true,
  },
  'punjabi-samosa': { kind: 'samosa', opts: {}, table: { surface: 'wood', colour: '#6a4028' }, veg: true },
  'samosa-chaat': { kind: 'samosa', opts: { chaat: true }, table: { surface: 'paper', colour: '#d9a0a8' }, veg: true },
};
