import { isSpoken, type SpokenLanguage } from '@tawa/domain/common/languages';

/** A text message to a number of India. */
export interface TextMessage {
  /** Ten digits. */
  to: string;
  text: string;
  /** The digits alone where the text is that of a one-time code, which has a template of its own. */
  code?: string;
  /** In which it is written; English where it is not said. */
  language?: SpokenLanguage;
}

/** Sends text messages. */
export interface Sms {
  /** Whether texts go out in this language: India wants each registered (DLT), so a gateway of templates needs those of the language. Any, where it is not said. */
  speaks?(language: SpokenLanguage): boolean;
  /** Throws when it was not taken, so that the queue tries again. */
  send(message: TextMessage): Promise<void>;
}

/** The language of a text to somebody who reads this one: English where the gateway has nothing registered in it. */
export function languageOfText(sms: Sms | null, chosen: string | null): SpokenLanguage {
  if (!sms || !isSpoken(chosen)) return 'en';
  return sms.speaks?.(chosen) === false ? 'en' : chosen;
}
