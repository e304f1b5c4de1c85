import { dayMs } from '@tawa/domain/common/durations';
import { dateWords } from '@tawa/domain/common/text';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import type { PrivateFiles } from '@tawa/api/platform/files/private-files';
import type { Tx } from '@tawa/api/platform/database/db';
import { sql } from 'kysely';
import { addVenues } from '../tables/rooms.ts';
import type { Making } from '../parts.ts';
import { drawSpecimen, type Specimen } from './specimens.ts';

interface Facts {
  name: string;
  owner: string;
  address: string;
  fssai: string;
  gstin: string;
  account: string;
  ifsc: string;
  /** The last day of the food licence, 2027-11-20. */
  until: string;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

async function findNewcomer(tx: Tx, now: Date) {
  const row = await tx
    .selectFrom('restaurants as r')
    .innerJoin('users as u', 'u.user_id', 'r.owner_id')
    .innerJoin('restaurant_papers as p', (join) =>
      join.onRef('p.restaurant_id', '=', 'r.restaurant_id').on('p.field', '=', 'payout'),
    )
    .select([
      'r.restaurant_id',
      'r.restaurant_name',
      'r.full_address',
      'r.fssai_number',
      'r.gstin',
      'r.created_on',
      'u.name',
    ])
    .select([sql`p.proposed ->> 'account'`.as('account'), sql`p.proposed ->> 'ifsc'`.as('ifsc')])
    .where('r.lifecycle', '=', 'submitted')
    .executeTakeFirstOrThrow();
  const facts: Facts = {
    name: row.restaurant_name,
    owner: row.name,
    address: row.full_address ?? '',
    fssai: row.fssai_number ?? '',
    gstin: row.gstin ?? '',
    account: textIn(row.account),
    ifsc: textIn(row.ifsc),
    until: zonedParts(new Date(now.getTime() + 400 * dayMs), timeZoneDefault).date,
  };
  return { restaurant_id: row.restaurant_id, sentOn: row.created_on, facts };
}

const specimensOf = ({ name, owner, address, fssai, gstin, account, ifsc, until }: Facts): readonly Specimen[] => [
  {
    filename: 'FSSAI licence.pdf',
    heading: 'Food Safety and Standards Authority of India',
    title: 'Licence under the FSS Act, 2006',
    lines: [
      ['Licence number', fssai],
      ['Name of the business', name],
      ['Address of the premises', address],
      ['Kind of business', 'Food services, restaurant'],
      ['Valid until', dateWords(until)],
    ],
  },
  {
    filename: 'GST certificate.pdf',
    heading: 'Government of India',
    title: 'Certificate of registration, form GST REG-06',
    lines: [
      ['Registration number', gstin],
      ['Legal name', owner],
      ['Trade name', name],
      ['Principal place of business', address],
    ],
  },
  {
    filename: 'PAN card.pdf',
    heading: 'Income Tax Department, Government of India',
    title: 'Permanent account number',
    lines: [
      ['Number', gstin.slice(2, 12)],
      ['Name', owner],
    ],
  },
  {
    filename: 'Cancelled cheque.pdf',
    heading: 'Cheque, cancelled',
    title: 'Account for payouts',
    lines: [
      ['Account holder', owner],
      ['Account number', account],
      ['IFSC', ifsc],
    ],
  },
];

/** Scans, a licence with its last day and a dining room for the restaurant that waits for the office's first look. */
export async function seedNewcomer({ tx, now }: Making, papers: PrivateFiles): Promise<void> {
  const { restaurant_id, sentOn, facts } = await findNewcomer(tx, now);
  for (const specimen of specimensOf(facts)) {
    const bytes = await drawSpecimen(specimen, sentOn);
    const { document_id } = await tx
      .insertInto('restaurant_documents')
      .values({
        restaurant_id,
        file: await papers.save(bytes),
        filename: specimen.filename,
        media_type: 'application/pdf',
        bytes: bytes.length,
        uploaded_on: sentOn,
      })
      .returning('document_id')
      .executeTakeFirstOrThrow();
    if (specimen.filename.startsWith('FSSAI'))
      await sql`update restaurant_papers set proposed = proposed
        || jsonb_build_object('valid_until', ${facts.until}::text, 'document_id', ${document_id}::text)
        where restaurant_id = ${restaurant_id} and field = 'fssai'`.execute(tx);
  }
  await addVenues(tx, { restaurant_id, own_hours: null }, 1);
}
