import type { Unseeded } from './recipe.ts';

export const thalis: Record<string, Unseeded> = {
  'south-indian-thali': {
    kind: 'thali',
    opts: {
      bowls: [
        { fill: { first: '#c9782a', second: '#a85414', third: '#dc9a48', oil: 0.2 }, with: 'potato' },
        { fill: { first: '#c8401a', second: '#9a2408', third: '#dc6a34', oil: 0.14 }, with: 'cumin' },
        { fill: { first: '#6f8f34', second: '#4f6e20', third: '#8fae54' }, with: 'greens' },
        { fill: { first: '#fbf7ea', second: '#f0e8d6', third: '#fffdf6', gloss: 0.4, bump: 1.6 }, with: 'cumin' },
        { fill: { first: '#fbf3d8', second: '#f2e2b0', third: '#fffaf0', gloss: 0.5 }, with: 'none' },
      ],
      bread: { first: '#f0c060', second: '#dc9a38', puffed: true },
      sweet: { colour: '#f6c04a', second: '#e8a02c' },
    },
    table: { surface: 'paper', colour: '#3f7a4a' },
    diet: 'veg',
    ingredients: ['bread', 'herbs', 'paneer', 'rice', 'sweets', 'vegetables'],
  },
  'rajasthani-thali': {
    kind: 'thali',
    opts: {
      bowls: [
        { fill: { first: '#e0a82c', second: '#c08414', third: '#f0c458', oil: 0.2 }, with: 'cumin' },
        { fill: { first: '#c8862c', second: '#a8641a', third: '#dca04a', oil: 0.3 }, with: 'baati' },
        { fill: { first: '#6a7a2c', second: '#4a5a18', third: '#8a9a48' }, with: 'beans' },
        { fill: { first: '#c8481a', second: '#9c2c08', third: '#dc6c34', oil: 0.22 }, with: 'potato' },
        { fill: { first: '#f6d878', second: '#e8c050', third: '#faeab0' }, with: 'cumin' },
      ],
      bread: { first: '#d8b074', second: '#b8803c' },
      sweet: { colour: '#e8a02c', second: '#c87c14' },
    },
    table: { surface: 'paper', colour: '#d9722e' },
    diet: 'veg',
    ingredients: ['bread', 'herbs', 'rice', 'sweets', 'vegetables'],
  },
  'bengali-fish-thali': {
    kind: 'thali',
    opts: {
      bowls: [
        { fill: { first: '#d0921c', second: '#a8680c', third: '#e4b04c', oil: 0.24 }, with: 'fish' },
        { fill: { first: '#e8c04a', second: '#d0a02c', third: '#f4d87c', oil: 0.12 }, with: 'cumin' },
        { fill: { first: '#c87c2c', second: '#a85c14', third: '#dc9c50', oil: 0.16 }, with: 'potato' },
        { fill: { first: '#4f7a28', second: '#38601c', third: '#6a9434' }, with: 'greens' },
        { fill: { first: '#f0c890', second: '#e4b06c', third: '#f8dcb0', gloss: 0.5 }, with: 'none' },
      ],
      bread: { first: '#faecc8', second: '#f0d49a', puffed: true },
      sweet: { colour: '#fdf8ee', second: '#f3e9d4' },
    },
    table: { surface: 'linen', colour: '#a8442c' },
    diet: 'nonveg',
    ingredients: ['bread', 'fish', 'herbs', 'paneer', 'rice', 'sweets', 'vegetables'],
  },
};
