import { panOfGstin, stateOfGstin } from '../money/gst.ts';
import { deliveredSettings, type Settings } from '../content/settings.ts';

/** Who issues papers and letters at a moment. */
export interface LegalEntity {
  name: string;
  address: string;
  /** Of the seat. */
  state: string;
  gstin: string;
  pan: string;
  cin: string;
  fssai: string | null;
  email: string;
  phone: string;
}

/** The legal entity as the settings of a moment have it. */
export function entityOf(settings: Settings): LegalEntity {
  const gstin = settings('company_gstin');
  return {
    name: settings('company_name'),
    address: settings('company_address'),
    state: stateOfGstin(gstin),
    gstin,
    pan: panOfGstin(gstin),
    cin: settings('company_cin'),
    fssai: settings('company_fssai') || null,
    email: settings('support_email'),
    phone: settings('support_phone'),
  };
}

/** The entity of an installation whose office has said nothing: papers from before it could say so are of it. */
export const deliveredEntity: LegalEntity = entityOf(deliveredSettings);
