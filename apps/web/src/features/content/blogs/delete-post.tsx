import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { toast } from '#ui/toast/toast.ts';
import { editorTexts } from './editor.texts.ts';
import type { PostHand } from './post-hand.ts';

/** Deletes a post after asking. */
export function DeletePost({ blogid, hand, onDone }: { blogid: number; hand: PostHand; onDone: () => void }) {
  const t = useTexts(editorTexts);
  const [asks, setAsks] = useState(false);
  const remove = useMutation({ mutationFn: hand.remove });
  return (
    <>
      <Button variant="quiet" size={40} onClick={() => setAsks(true)}>
        {t.delete}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={t.deleteTitle}
        confirmLabel={t.delete}
        pending={remove.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={() =>
          remove.mutate(blogid, {
            onSuccess: () => {
              toast.success(t.deleted);
              onDone();
            },
            onError: (error) => toast.error(messageFrom(error, t.notSaved)),
          })
        }
      >
        {t.deleteText}
      </ConfirmDialog>
    </>
  );
}
