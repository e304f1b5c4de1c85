import { once } from 'node:events';

/** A paper that looks like a licence and says on its face that it is none. */
export interface Specimen {
  filename: string;
  heading: string;
  title: string;
  lines: readonly (readonly [name: string, value: string])[];
}

const ink = '#2b1d29';
const faint = '#70616c';
const margin = 56;

/** Draws the paper on one A5 page as a PDF; the same paper makes the same bytes. */
export async function drawSpecimen({ heading, title, lines }: Specimen, at: Date): Promise<Buffer> {
  // Read by the one start that fills the demo world; each start read it before.
  const { default: Pdf } = await import('pdfkit');
  const doc = new Pdf({
    size: 'A5',
    margin,
    lang: 'en-IN',
    info: { Title: title, Author: 'Tawa demo', CreationDate: at, ModDate: at },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const width = doc.page.width - 2 * margin;
  doc.save().rotate(-32, { origin: [doc.page.width / 2, doc.page.height / 2] });
  doc.font('Helvetica-Bold').fontSize(64).fillColor(faint).fillOpacity(0.16);
  doc.text('SPECIMEN', 0, doc.page.height / 2 - 32, { width: doc.page.width, align: 'center' }).restore();
  doc.fillOpacity(1).font('Helvetica').fontSize(10).fillColor(faint).text(heading, margin, margin, { width });
  doc.moveDown(0.4).font('Helvetica-Bold').fontSize(15).fillColor(ink).text(title, { width });
  doc.moveDown(1.2);
  for (const [name, value] of lines) {
    doc.font('Helvetica').fontSize(9).fillColor(faint).text(name, { width });
    doc.font('Helvetica-Bold').fontSize(12).fillColor(ink).text(value, { width });
    doc.moveDown(0.7);
  }
  doc.moveDown(0.6).font('Helvetica').fontSize(9).fillColor(faint);
  doc.text('A paper of the demo world. Nobody issued it.', { width });
  const ended = once(doc, 'end');
  doc.end();
  await ended;
  return Buffer.concat(parts);
}
