import type { Word } from '../../../shared/form/vocabulary.ts';
import { formatText } from '../../../shared/texts/late-text.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

/** One word of a vocabulary: the id that documents hold, and the name that people read. */
export interface Choice {
  id: string;
  label: string;
  /** A short addition on the right: a chapter, a Class, a base. */
  note?: string;
  /** Heading under which it stands in a list. */
  group?: string;
  /** Words that find it besides its name and heading. */
  also?: string;
}

/** Returns words of a game as choices. */
export const formatChoices = (translate: Translate, words: readonly Word[]): Choice[] =>
  words.map(({ id, label, note, group }) => ({
    id,
    label: formatText(translate, label),
    ...(note === undefined ? {} : { note: formatText(translate, note) }),
    ...(group === undefined ? {} : { group: formatText(translate, group) }),
  }));

/** The choices under their headings, in the order they come; without headings one group with none. */
export function grouped(choices: readonly Choice[]): { group: string; choices: Choice[] }[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const held = groups.get(choice.group ?? '');
    if (held) held.push(choice);
    else groups.set(choice.group ?? '', [choice]);
  }
  return [...groups].map(([group, held]) => ({ group, choices: held }));
}
