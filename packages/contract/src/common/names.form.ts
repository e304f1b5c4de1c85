import { nameFault } from '@tawa/domain/catalogue/names/name-fault';
import type { NameLanguage } from '@tawa/domain/catalogue/names/names';
import { sectionNameLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';

const nameForm = (language: NameLanguage, lengthMax: number) =>
  z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(lengthMax, `At most ${lengthMax} characters`),
      z.check((payload) => {
        const fault = nameFault(language, payload.value);
        if (fault !== null) payload.issues.push({ code: 'custom', message: fault, input: payload.value });
      }),
    ),
  );

const namesForm = (lengthMax: number) =>
  z.optional(z.strictObject({ hi: nameForm('hi', lengthMax), kn: nameForm('kn', lengthMax) }));

// As they are written, all of them at once: one that is empty or missing is none. Left out they stay as they are.
export const dishNames = namesForm(120);
export const sectionNames = namesForm(sectionNameLengthMax);
export const restaurantNames = namesForm(80);
/** Of a choice, of a group of choices and of a category. */
export const choiceNames = namesForm(60);
