import type { SpokenLanguage } from '@tawa/domain/common/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { said } from '../words/said.ts';

/** What a mail says; the look and the greeting belong to the letter. */
export interface LetterContent {
  heading: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Small print under the action. */
  note?: string;
  /** Where its reader says that they want no more of these. */
  leave?: { label: string; url: string };
}

const buttonHint = 'If the button does nothing, open this address:';

const ink = '#241326';
const quiet = '#6b5a6e';
const brand = '#651c4b';
const font = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const wrap = { margin: 0, padding: '32px 16px', background: '#fdf9f3', fontFamily: font, color: ink };
const card = { maxWidth: 560, margin: '0 auto', background: '#ffffff', borderRadius: 20, padding: '32px 28px' };
const button = {
  display: 'inline-block',
  padding: '14px 24px',
  borderRadius: 14,
  background: brand,
  color: '#ffffff',
  fontWeight: 700,
  textDecoration: 'none',
};

/** What a letter says, in a language. */
export function sayLetter(
  content: LetterContent,
  language: SpokenLanguage,
  names?: ReadonlyMap<string, string>,
): LetterContent {
  const say = (text: string) => said(text, language, names);
  const { heading, paragraphs, action, note, leave } = content;
  return {
    heading: say(heading),
    paragraphs: paragraphs.map(say),
    ...(action && { action: { ...action, label: say(action.label) } }),
    ...(note !== undefined && { note: say(note) }),
    ...(leave && { leave: { ...leave, label: say(leave.label) } }),
  };
}

interface SpokenLetter {
  content: LetterContent;
  origin: string;
  /** Who sends it. */
  foot?: string;
  language?: SpokenLanguage;
}

function Letter({ content, subject, origin, foot = '', language = 'en' }: SpokenLetter & { subject: string }) {
  const { heading, paragraphs, action, note, leave } = content;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body style={wrap}>
        <div style={card}>
          <p style={{ margin: '0 0 24px', fontSize: 22, fontWeight: 800, color: brand }}>tawa</p>
          <h1 style={{ margin: '0 0 16px', fontSize: 24, lineHeight: '30px' }}>{heading}</h1>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} style={{ margin: '0 0 14px', fontSize: 16, lineHeight: '24px' }}>
              {paragraph}
            </p>
          ))}
          {action && (
            <>
              <p style={{ margin: '24px 0' }}>
                <a href={action.url} style={button}>
                  {action.label}
                </a>
              </p>
              <p style={{ margin: '0 0 14px', fontSize: 13, lineHeight: '20px', color: quiet }}>
                {said(buttonHint, language)} <a href={action.url}>{action.url}</a>
              </p>
            </>
          )}
          {note && <p style={{ margin: 0, fontSize: 13, lineHeight: '20px', color: quiet }}>{note}</p>}
          {leave && (
            <p style={{ margin: '8px 0 0', fontSize: 13, lineHeight: '20px', color: quiet }}>
              <a href={leave.url}>{leave.label}</a>
            </p>
          )}
        </div>
        <p style={{ maxWidth: 560, margin: '16px auto 0', fontSize: 12, color: quiet }}>
          {said('Sent by Tawa', language)}, <a href={origin}>{origin}</a>
          {foot !== '' && (
            <>
              <br />
              {foot}
            </>
          )}
        </p>
      </body>
    </html>
  );
}

/** The mail in the brand's look. */
export const letterHtml = (subject: string, letter: SpokenLetter): string =>
  `<!doctype html>${renderToStaticMarkup(<Letter subject={subject} {...letter} />)}`;

/** The same words for readers without HTML. */
export function letterText({ content, origin, foot = '' }: SpokenLetter): string {
  const { heading, paragraphs, action, note, leave } = content;
  const link = action ? [`${action.label}: ${action.url}`] : [];
  const out = leave ? [`${leave.label}: ${leave.url}`] : [];
  const end = [`Tawa, ${origin}`, foot].filter(Boolean).join('\n');
  return [heading, ...paragraphs, ...link, ...(note ? [note] : []), ...out, end].join('\n\n');
}
