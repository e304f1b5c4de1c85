import type { SpokenLanguage } from '@tawa/domain/common/languages';
import { z } from 'zod/mini';
import type { Outgoing } from '../outgoing.ts';
import type { Sms } from './sms.ts';

const timeoutMs = 6000;
const reply = z.object({ type: z.string(), code: z.optional(z.union([z.string(), z.number()])) });

interface Templates {
  code: string;
  notice: string;
}

interface Msg91Account {
  authKey: string;
  apiUrl: string;
  /** Ids of flows over the texts that the operators of India registered: `##code##` in one, `##text##` in the other. */
  templates: { en: Templates } & Partial<Record<SpokenLanguage, Templates>>;
}

/** MSG91: one flow for codes, one for every other text; it answers 200 also when it refuses. */
export const createMsg91 = ({ authKey, apiUrl, templates }: Msg91Account, outgoing: Outgoing): Sms => ({
  speaks: (language) => templates[language] !== undefined,
  send: ({ to, text, code, language = 'en' }) =>
    outgoing.call({ provider: 'MSG91', act: 'text' }, async (line) => {
      const { code: ofCode, notice } = templates[language] ?? templates.en;
      const variables = code === undefined ? { text } : { code };
      const answer = await line.fetch(`${apiUrl}/api/v5/flow`, {
        method: 'POST',
        headers: { authkey: authKey, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          template_id: code === undefined ? notice : ofCode,
          short_url: '0',
          recipients: [{ mobiles: `91${to}`, ...variables }],
        }),
        timeoutMs,
      });
      if (!answer.ok) throw new Error(`MSG91 answered ${answer.status}.`);
      const told = z.parse(reply, await answer.json());
      if (told.type === 'success') return;
      line.note({ code: told.code === undefined ? told.type : String(told.code) });
      throw new Error('MSG91 refused the text.');
    }),
});
