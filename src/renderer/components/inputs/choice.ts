import type { Word } from '../../../shared/form/vocabulary.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

/** One choice of a list: the id that documents contain, and the name that is shown. */
export interface Choice {
  id: string;
  label: string;
  /** A short addition that is shown to the right of the label: a chapter, a Class, a base. */
  note?: string;
  /** The heading under which the choice is listed. */
  group?: string;
  /** Additional words that a search matches. */
  searchWords?: string;
}

/** Converts words of a game's vocabulary to choices with translated labels. */
export const formatChoices = (translate: Translate, words: readonly Word[]): Choice[] =>
  words.map(({ id, label, note, group }) => ({
    id,
    label: formatLateText(translate, label),
    ...(note === undefined ? {} : { note: formatLateText(translate, note) }),
    ...(group === undefined ? {} : { group: formatLateText(translate, group) }),
  }));

/** Groups the choices by their headings, in their original order. The group of choices without a heading is named ''. */
export function groupChoices(choices: readonly Choice[]): { group: string; choices: Choice[] }[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const choicesInGroup = groups.get(choice.group ?? '');
    if (choicesInGroup) choicesInGroup.push(choice);
    else groups.set(choice.group ?? '', [choice]);
  }
  return [...groups].map(([group, choicesInGroup]) => ({ group, choices: choicesInGroup }));
}
