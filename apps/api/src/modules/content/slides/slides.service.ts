export { announceTurned, listVisible } from './slides.store.ts';
