export { findSettings, listTurns, openHistory } from './settings.values.ts';
export { findLetterFoot, watchClosed } from './platform-facts.service.ts';
