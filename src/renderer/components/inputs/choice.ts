import type { Word } from '../../../shared/form/vocabulary.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

/** One word of a vocabulary: the id that documents contain, and the name that is shown. */
export interface Choice {
  id: string;
  label: string;
  /** A short addition on the right: a chapter, a Class, a base. */
  note?: string;
  /** The heading of its group in a list. */
  group?: string;
  /** Additional words that a search matches. */
  searchWords?: string;
}

/** Converts words of a game to choices. */
export const formatChoices = (translate: Translate, words: readonly Word[]): Choice[] =>
  words.map(({ id, label, note, group }) => ({
    id,
    label: formatLateText(translate, label),
    ...(note === undefined ? {} : { note: formatLateText(translate, note) }),
    ...(group === undefined ? {} : { group: formatLateText(translate, group) }),
  }));

/** Groups the choices by their headings, in their original order. Without headings there is one group without a name. */
export function groupChoices(choices: readonly Choice[]): { group: string; choices: Choice[] }[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const groupMembers = groups.get(choice.group ?? '');
    if (groupMembers) groupMembers.push(choice);
    else groups.set(choice.group ?? '', [choice]);
  }
  return [...groups].map(([group, groupMembers]) => ({ group, choices: groupMembers }));
}
