import { deliveredEntity } from '@tawa/domain/common/entity';
import type { Imprint, Party } from '../facts.ts';

/** The issuer's numbers beside the GSTIN; a paper from before they were kept with it has those it was delivered with. */
export function imprintOf(imprint: Imprint | undefined): (readonly [label: string, value: string])[] {
  const { pan, cin, fssai } = imprint ?? deliveredEntity;
  return [['PAN', pan], ['CIN', cin], ...(fssai === null ? [] : ([['FSSAI', fssai]] as const))];
}

/** The line at the foot of each page. */
export function footOf({ issuer, imprint }: { issuer: Pick<Party, 'name'>; imprint?: Imprint | undefined }): string {
  const { email, phone } = imprint ?? deliveredEntity;
  return `${issuer.name}  ·  ${email}  ·  ${phone}`;
}
