import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { blogEditorTexts as texts } from '#lib/messages-blog-editor.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { PostHand } from './post-hand.ts';

/** Deletes a post after asking. */
export function DeletePost({ blogid, hand, onDone }: { blogid: number; hand: PostHand; onDone: () => void }) {
  const [asks, setAsks] = useState(false);
  const remove = useMutation({ mutationFn: hand.remove });
  return (
    <>
      <Button variant="quiet" size={40} onClick={() => setAsks(true)}>
        {texts.delete}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={texts.deleteTitle}
        confirmLabel={texts.delete}
        pending={remove.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={() =>
          remove.mutate(blogid, {
            onSuccess: () => {
              toast.success(texts.deleted);
              onDone();
            },
            onError: (error) => toast.error(messageFrom(error, texts.notSaved)),
          })
        }
      >
        {texts.deleteText}
      </ConfirmDialog>
    </>
  );
}
