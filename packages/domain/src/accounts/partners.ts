/** What a key of a partner may be for; one does not include another. */
export const partnerScopes = ['orders:read', 'orders:write', 'menu:read', 'menu:write'] as const;
export type PartnerScope = (typeof partnerScopes)[number];

/** How a key of a partner looks. */
export const partnerKeyForm = /^tawa_live_[\w-]{43}$/;
/** With what every key begins, so that whoever finds one in a file knows what it is. */
export const partnerKeyPrefix = 'tawa_live_';
/** Why a partner rejects an order: the kitchen's own reasons. */
export const partnerRejectReasons = ['ITEM_SOLD_OUT', 'TOO_BUSY', 'CLOSING', 'CANNOT_DELIVER_AREA', 'OTHER'] as const;
/** Keys of one restaurant that work at the same time. */
export const partnerKeysMax = 20;
/** Characters of a key's name. */
export const partnerKeyNameLengthMax = 60;
/** Orders in one answer. */
export const partnerOrdersMax = 50;
/** Dishes in one answer. */
export const partnerDishesMax = 200;
/** Dishes in one push. */
export const pushedDishesMax = 100;
/** Characters of a partner's own id of a dish. */
export const externalIdLengthMax = 64;
