import * as contract from '@tawa/contract/staff';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, messageFrom } from '../../lib/api-client.ts';
import { staffTexts } from '../../lib/messages-staff.ts';
import { toast } from '../../ui/toast.ts';

export const staffQuery = () =>
  queryOptions({
    queryKey: ['staff'],
    queryFn: async ({ signal }) => (await call(contract.listStaff, {}, signal)).body.staff,
  });

/** Changes something about the staff, says so in the server's words, and reads the list again. */
export function useStaffDeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deed: () => Promise<{ body: { message: string } }>) => deed(),
    onSuccess: ({ body }) => toast.success(body.message),
    onError: (error) => toast.error(messageFrom(error, staffTexts.notSaved)),
    onSettled: () => client.invalidateQueries({ queryKey: ['staff'] }),
  });
}
