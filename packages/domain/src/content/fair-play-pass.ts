/** When all tests of `fair-play.ts` last passed together, and on what: written by `npm run fair-play`. */
export const fairPlayPass = { on: '2026-11-30', commit: '66bca014' };
