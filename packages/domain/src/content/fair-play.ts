/**
 * The patterns that India's Guidelines for Prevention and Regulation of Dark Patterns, 2023 (Central Consumer Protection
 * Authority, 30 November 2023, annexure 1) name, in their order there: rule `fair-play-1` is about the first of them.
 */
export const darkPatterns = [
  'false_urgency',
  'basket_sneaking',
  'confirm_shaming',
  'forced_action',
  'subscription_trap',
  'interface_interference',
  'bait_and_switch',
  'drip_pricing',
  'disguised_advertisement',
  'nagging',
  'trick_question',
  'saas_billing',
  'rogue_malware',
] as const;
export type DarkPattern = (typeof darkPatterns)[number];
