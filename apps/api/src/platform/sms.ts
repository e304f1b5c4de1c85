/** Sends text messages; there is none until a provider is configured, and then nothing offers them. */
export interface Sms {
  /** Throws when it was not taken, so that the queue tries again. */
  send(message: { to: string; text: string }): Promise<void>;
}
