import sharp, { type Sharp } from 'sharp';
import { compose, type Composition } from '../compositions/composition.ts';
import { light } from './lighting.ts';

/** Goes up when the same recipe would give another picture, so that all are rendered again. */
export const RENDERER_VERSION = 1;

const SAMPLING = 1.25;

/** Renders a composition to `width` pixels as an image that can be encoded. */
export const render = (composition: Composition, width = composition.size.width, sampling = SAMPLING): Sharp => {
  const scene = compose(composition, sampling);
  const pixels = light(scene, composition.vignette);
  const raw = { width: scene.columns, height: scene.rows, channels: 3 } as const;
  return sharp(pixels, { raw }).resize(width).sharpen({ sigma: 0.6, m1: 0.4, m2: 0.8 });
};
