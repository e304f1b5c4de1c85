import type { SectionForm, SectionSetup } from '@tawa/contract/catalogue/menu.sections';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { toast } from '#ui/toast/toast.ts';
import { draftOf, formOf, type DraftSection } from './sections-draft.ts';
import { sectionsQuery, useSaveSections } from './sections.queries.ts';
import { sectionsTexts } from './sections.texts.ts';

interface Theirs {
  message: string;
  setup: SectionSetup;
}

/** Which section is edited, by its place, for keys of new ones change when they are saved. */
function useChosen(sections: readonly DraftSection[], setSections: (sections: DraftSection[]) => void) {
  const [place, setPlace] = useState(0);
  const placeOf = (among: readonly DraftSection[], wanted: number) =>
    Math.max(
      0,
      among.findIndex(({ key }) => key === wanted),
    );
  return {
    chosen: sections[Math.min(place, sections.length - 1)],
    choose: (key: number) => setPlace(placeOf(sections, key)),
    change: (section: DraftSection) => setSections(sections.map((one) => (one.key === section.key ? section : one))),
    add: (section: DraftSection) => {
      setSections([...sections, section]);
      setPlace(sections.length);
    },
    order: (next: DraftSection[], key: number) => {
      setSections(next);
      setPlace(placeOf(next, key));
    },
  };
}

/** What keeps a draft until it is saved, or until somebody else's is taken over. */
export function useSectionsDraft(setup: SectionSetup) {
  const t = useTexts(sectionsTexts);
  const client = useQueryClient();
  const save = useSaveSections();
  const [base, setBase] = useState(setup);
  const [sections, setSections] = useState(() => draftOf(setup));
  const chosen = useChosen(sections, setSections);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const take = (next: SectionSetup) => {
    setBase(next);
    setSections(draftOf(next));
    setTheirs(null);
    client.setQueryData(sectionsQuery.queryKey, next);
  };
  const isDirty = JSON.stringify(formOf(sections)) !== JSON.stringify(formOf(draftOf(base)));
  // What another device saved is shown at once where nothing would be lost.
  if (setup.seen !== base.seen && !isDirty && !save.isPending) {
    setBase(setup);
    setSections(draftOf(setup));
  }
  const send = (forms: readonly SectionForm[], words: string) =>
    save.mutate(
      { seen: base.seen, sections: [...forms] },
      {
        onSuccess: (answer) => {
          if (answer.status === 409) return setTheirs({ message: answer.body.message, setup: answer.body.current });
          take(answer.body);
          return toast.success(words);
        },
        onError: (error) => toast.error(messageFrom(error, t.notSaved)),
      },
    );
  return {
    base: draftOf(base),
    sections,
    setSections,
    ...chosen,
    discard: () => setSections(draftOf(base)),
    theirs,
    take,
    send,
    isDirty,
    isSaving: save.isPending,
  };
}

export type SectionsDraft = ReturnType<typeof useSectionsDraft>;
