import { getDiet, saveDiet } from '@tawa/contract/accounts/diet';
import type { DietProfile } from '@tawa/domain/accounts/diet';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { keepDiet } from '#lib/diet/keep-diet.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export const dietQuery = (userid: number) =>
  queryOptions({
    queryKey: ['diet', userid],
    queryFn: async ({ signal }) => (await call(getDiet, {}, signal)).body.diet,
  });

export const sendDiet = (profile: DietProfile) =>
  call(saveDiet, { body: { ...profile, allergens: [...profile.allergens] } });

/** What the server judged by the profile is read again. */
export const forgetJudged = (client: QueryClient) =>
  Promise.all(['cart', 'quote', 'last-choices', 'again'].map((kind) => client.invalidateQueries({ queryKey: [kind] })));

/** Keeps a profile: on the device for guests, in the account and on the device for customers. */
export function useSaveDiet(userid: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (profile: DietProfile) => {
      if (userid !== null) await sendDiet(profile);
      await keepDiet({ profile, owner: userid });
    },
    onSuccess: () => Promise.all([client.invalidateQueries({ queryKey: ['diet'] }), forgetJudged(client)]),
  });
}
