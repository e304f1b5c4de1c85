import type { KitchenRefundFile } from '@tawa/contract/money/refunds.files';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { PhotoButton } from '#ui/form/photo-button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { FilePart } from '../file-parts.tsx';
import { lastDayOf } from '../file-words.ts';
import { filesTexts } from '../files.texts.ts';
import { useAppeal, useAppealPhoto } from './files.queries.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** Objects to a refund that the restaurant would bear. */
export function AppealForm({ file, until }: { file: KitchenRefundFile; until: string }) {
  const t = useTexts(filesTexts);
  const language = useLanguage();
  const [words, setWords] = useState('');
  const [photo, setPhoto] = useState<File | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const appeal = useAppeal(file.refund_id);
  const adding = useAppealPhoto(file.refund_id);
  const isSending = appeal.isPending || adding.isPending;
  const send = async () => {
    setFailure(null);
    try {
      await appeal.mutateAsync(words.trim());
    } catch (error) {
      return setFailure(messageFrom(error, t.objectFailed));
    }
    // The words count from here on; a photo that is refused is asked for again beside them.
    if (photo)
      await adding.mutateAsync(photo).catch((error: unknown) => toast.error(messageFrom(error, t.photoFailed)));
    return toast.success(t.objectDone);
  };
  return (
    <FilePart title={t.object}>
      <div className="grid gap-3">
        <p className="text-sm text-ink-2">
          {t.objectLead({ day: lastDayOf(until, language), b: (part) => <b className="text-ink">{part}</b> })}
        </p>
        {failure && (
          <Banner tone="danger" alert>
            {failure}
          </Banner>
        )}
        <TextareaField
          label={t.objectWords}
          rows={4}
          maxLength={1000}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <PhotoButton
          label={photo ? t.objectPhotoOther : t.objectPhoto}
          hint={photo ? photo.name : t.objectPhotoHint}
          disabled={isSending}
          onPick={setPhoto}
        />
        <Button
          className="justify-self-start"
          disabled={words.trim() === ''}
          pending={isSending}
          pendingText={t.objectSending}
          onClick={() => void send()}
        >
          {t.objectSend}
        </Button>
      </div>
    </FilePart>
  );
}

/** The photo of an objection that was sent without one. */
export function AppealPhoto({ file }: { file: KitchenRefundFile }) {
  const t = useTexts(filesTexts);
  const adding = useAppealPhoto(file.refund_id);
  if (file.appeal?.state !== 'open' || file.photos.some(({ by }) => by === 'appeal')) return null;
  return (
    <PhotoButton
      label={t.objectPhoto}
      hint={t.objectPhotoHint}
      disabled={adding.isPending}
      onPick={(photo) => adding.mutate(photo, { onError: (error) => toast.error(messageFrom(error, t.photoFailed)) })}
    />
  );
}
