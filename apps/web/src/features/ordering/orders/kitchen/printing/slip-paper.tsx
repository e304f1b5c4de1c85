import { cx } from '#ui/cx.ts';
import { paperWidths, Printed, type PaperWidth } from '../ticket/printed.tsx';
import type { PageJob } from './printer-work.ts';
import type { Block } from './slip-blocks.ts';

const looks: Readonly<Record<Exclude<Block['kind'], 'rule'>, string>> = {
  head: 'text-center font-bold uppercase',
  number: 'text-center text-5xl font-bold',
  center: 'text-center',
  item: 'mt-1 text-lg font-bold',
  also: 'pl-6 text-xs',
  change: 'pl-6',
  inverse: 'my-1 bg-[black] px-1 py-1 text-center text-lg font-bold text-[white] [print-color-adjust:exact]',
  foot: '',
  sum: 'flex justify-between gap-3',
  total: 'flex justify-between gap-3 text-lg font-bold',
};

const keyed = (blocks: readonly Block[]) => blocks.map((block, at) => ({ key: `${at} ${block.kind}`, block }));

/** The paper of a slip in its true width. */
export const SlipPaper = ({ blocks, width }: { blocks: readonly Block[]; width: PaperWidth }) => (
  <div className={cx(paperWidths[width], 'bg-[white] font-mono text-sm wrap-anywhere text-[black]')}>
    {keyed(blocks).map(({ key, block }) =>
      block.kind === 'rule' ? (
        <hr key={key} className="my-2 border-t-2 border-dashed border-[black]" />
      ) : (
        <p key={key} className={looks[block.kind]}>
          {'amount' in block ? (
            <>
              <span>{block.text}</span>
              <span className="shrink-0">{block.amount}</span>
            </>
          ) : (
            block.text
          )}
        </p>
      ),
    )}
  </div>
);

/** Gives a paper to the browser's printer; in kiosk printing no dialogue opens. */
export const PagePrinted = ({ page }: { page: PageJob }) => (
  <Printed onDone={page.done}>
    <SlipPaper blocks={page.blocks} width={page.width} />
  </Printed>
);
