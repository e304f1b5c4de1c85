import { LinkIcon } from '@phosphor-icons/react/dist/ssr/Link';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/ssr/ListBullets';
import { ListNumbersIcon } from '@phosphor-icons/react/dist/ssr/ListNumbers';
import { QuotesIcon } from '@phosphor-icons/react/dist/ssr/Quotes';
import { TableIcon } from '@phosphor-icons/react/dist/ssr/Table';
import { TextBIcon } from '@phosphor-icons/react/dist/ssr/TextB';
import { TextHThreeIcon } from '@phosphor-icons/react/dist/ssr/TextHThree';
import { TextHTwoIcon } from '@phosphor-icons/react/dist/ssr/TextHTwo';
import { TextItalicIcon } from '@phosphor-icons/react/dist/ssr/TextItalic';
import { TextTIcon } from '@phosphor-icons/react/dist/ssr/TextT';
import { findOwn } from '@tawa/domain/common/own';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../icon-button.tsx';
import { richTextPartTexts } from './rich-text.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const tools = [
  { name: 'p', icon: TextTIcon },
  { name: 'h2', icon: TextHTwoIcon },
  { name: 'h3', icon: TextHThreeIcon },
  { name: 'bold', icon: TextBIcon },
  { name: 'italic', icon: TextItalicIcon },
  { name: 'bullets', icon: ListBulletsIcon },
  { name: 'numbers', icon: ListNumbersIcon },
  { name: 'quote', icon: QuotesIcon },
  { name: 'link', icon: LinkIcon },
  { name: 'table', icon: TableIcon },
] as const;
/** What a press on the bar asks for. */
export type Tool = (typeof tools)[number]['name'];

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = findOwn({ ArrowRight: 1, ArrowLeft: -1 }, event.key);
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

/** The bar over a text; a press leaves the cursor where it is. */
export function RichTools({ onUse }: { onUse: (tool: Tool) => void }) {
  const t = useTexts(richTextPartTexts);
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t.tools.label}
      onKeyDown={moveFocus}
      className="flex flex-wrap gap-0.5 border-b border-line bg-surface-2 p-1"
    >
      {tools.map(({ name, icon }) => (
        <IconButton
          key={name}
          square
          icon={icon}
          label={t.tools[name]}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onUse(name)}
        />
      ))}
    </div>
  );
}
