export { announceTurned, listShown } from './slides.store.ts';
