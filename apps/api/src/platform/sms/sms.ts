/** A text message to a number of India. */
export interface TextMessage {
  /** Ten digits. */
  to: string;
  text: string;
  /** The digits alone where the text is that of a one-time code, which has a template of its own. */
  code?: string;
}

/** Sends text messages. */
export interface Sms {
  /** Throws when it was not taken, so that the queue tries again. */
  send(message: TextMessage): Promise<void>;
}
