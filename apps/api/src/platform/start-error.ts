/** A failure at the start whose message tells the person who starts the server what to do; no stack is shown for it. */
export class StartError extends Error {}
