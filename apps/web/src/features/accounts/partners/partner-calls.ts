import * as keys from '@tawa/contract/accounts/partners';
import * as hooks from '@tawa/contract/accounts/partners.webhooks';
import type { Received } from '@tawa/contract/common/endpoint';
import { call } from '#lib/api/api-client.ts';
import { readFile } from '#lib/api/save-file.ts';

type KeyForm = Received<typeof keys.addPartnerKey>['body'];
type AddressForm = Received<typeof hooks.setPartnerEndpoint>['body'];
type Replay = Received<typeof hooks.replayPartnerDeliveries>['body'];
interface LogPart {
  state?: 'waiting' | 'delivered' | 'parked';
  before?: number;
}
type Days = Received<typeof hooks.exportPartnerEvents>['query'];

/** What the restaurant asks of its own integrations. */
const ownCalls = {
  held: ['partners', 'own'],
  listKeys: (signal?: AbortSignal) => call(keys.listPartnerKeys, {}, signal),
  addKey: (body: KeyForm) => call(keys.addPartnerKey, { body }),
  endKey: (partner_key_id: number) => call(keys.revokePartnerKey, { params: { partner_key_id } }),
  findAddress: (signal?: AbortSignal) => call(hooks.getPartnerEndpoint, {}, signal),
  setAddress: (body: AddressForm) => call(hooks.setPartnerEndpoint, { body }),
  removeAddress: () => call(hooks.removePartnerEndpoint, {}),
  rotate: () => call(hooks.rotatePartnerSecret, {}),
  test: () => call(hooks.testPartnerEndpoint, {}),
  listLog: (query: LogPart, signal?: AbortSignal) => call(hooks.listPartnerDeliveries, { query }, signal),
  replay: (body: Replay) => call(hooks.replayPartnerDeliveries, { body }),
  readCsv: (query: Days) => readFile(hooks.exportPartnerEvents, { query }),
};
export type PartnerCalls = Omit<typeof ownCalls, 'held'> & { held: readonly (string | number)[] };

/** The same as the office asks it of a restaurant. */
const callsOf = (restaurant_id: number): PartnerCalls => {
  const params = { restaurant_id };
  return {
    held: ['partners', restaurant_id],
    listKeys: (signal) => call(keys.listPartnerKeysOf, { params }, signal),
    addKey: (body) => call(keys.addPartnerKeyOf, { params, body }),
    endKey: (partner_key_id) => call(keys.revokePartnerKeyOf, { params: { ...params, partner_key_id } }),
    findAddress: (signal) => call(hooks.getPartnerEndpointOf, { params }, signal),
    setAddress: (body) => call(hooks.setPartnerEndpointOf, { params, body }),
    removeAddress: () => call(hooks.removePartnerEndpointOf, { params }),
    rotate: () => call(hooks.rotatePartnerSecretOf, { params }),
    test: () => call(hooks.testPartnerEndpointOf, { params }),
    listLog: (query, signal) => call(hooks.listPartnerDeliveriesOf, { params, query }, signal),
    replay: (body) => call(hooks.replayPartnerDeliveriesOf, { params, body }),
    readCsv: (query) => readFile(hooks.exportPartnerEventsOf, { params, query }),
  };
};

/** Whose integrations are meant: the own restaurant's, or as the office sees one. */
export const partnerCallsOf = (restaurantId: number | null): PartnerCalls =>
  restaurantId === null ? ownCalls : callsOf(restaurantId);
