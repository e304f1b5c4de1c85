import {
  addComplaintPhoto,
  getComplaint,
  listComplaints,
  reopenComplaint,
  replyToComplaint,
} from '@tawa/contract/care/complaints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call, upload } from '#lib/api/api-client.ts';
import { useLive } from '#lib/live/live.ts';
import { shrinkPhoto } from '#lib/api/shrink-photo.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export const complaintsQuery = (userId: number, page = 1) =>
  queryOptions({
    queryKey: ['complaints', 'own', userId, page],
    queryFn: async ({ signal }) => (await call(listComplaints, { query: { page } }, signal)).body,
  });

export const complaintQuery = (userId: number, complaint_id: number) =>
  queryOptions({
    queryKey: ['complaints', 'one', userId, complaint_id],
    queryFn: async ({ signal }) => (await call(getComplaint, { params: { complaint_id } }, signal)).body,
    staleTime: 0,
  });

/** Reads complaints again whenever one of them changed, and while the stream is down. */
export function useLiveComplaints(): void {
  const client = useQueryClient();
  useLive(({ event }) => {
    if (event === 'complaint' || event === 'poll') void client.invalidateQueries({ queryKey: ['complaints'] });
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['complaints'] });
}

export function useReply(complaint_id: number) {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (message: string) => call(replyToComplaint, { params: { complaint_id }, body: { message } }),
    onSettled,
  });
}

export function useReopen(complaint_id: number) {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (message: string) => call(reopenComplaint, { params: { complaint_id }, body: { message } }),
    onSettled,
  });
}

/** Sends one photo after the other; stops at the first that is refused. */
export async function sendPhotos(complaint_id: number, photos: readonly Blob[]): Promise<void> {
  for (const photo of photos) await upload(addComplaintPhoto, { params: { complaint_id } }, await shrinkPhoto(photo));
}

export function useAddPhotos(complaint_id: number) {
  const onSettled = useRefresh();
  return useMutation({ mutationFn: (photos: readonly Blob[]) => sendPhotos(complaint_id, photos), onSettled });
}
