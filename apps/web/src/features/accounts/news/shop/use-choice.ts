import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { toast } from '#ui/toast/toast.ts';
import { useChooseNews } from './news.queries.ts';
import { newsTexts } from './news.texts.ts';

interface Place {
  restaurant_id: number;
  restaurant_name: string;
}

/** Lets a restaurant write, or stops it by one press that can be undone. */
export function useChoice(userid: number, { restaurant_id, restaurant_name }: Place) {
  const t = useTexts(newsTexts);
  const choose = useChooseNews(userid);
  const onError = (error: unknown) => toast.error(messageFrom(error, t.network));
  const allow = () =>
    choose.mutate({ restaurant_id, given: true }, { onSuccess: ({ message }) => toast.success(message), onError });
  const stop = () =>
    choose.mutate(
      { restaurant_id, given: false },
      {
        onSuccess: () =>
          toast.success(t.stopped({ name: restaurant_name }), { action: { label: t.undo, onPress: allow } }),
        onError,
      },
    );
  return { allow, stop, isPending: choose.isPending };
}
