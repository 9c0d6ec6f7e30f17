/** Kinds of glossary entries in a game: the lists of its form whose entries have a free name and a text. */

import type { ListField, PlainField } from '../form/form.ts';
import type { GameWithForms } from '../form/game-forms.ts';
import type { LateText } from '../texts/late-text.ts';

export interface GlossaryKind {
  /** The key of the list in characters: `talents`. */
  readonly id: string;
  /** The title, as in the heading: `Talents`. */
  readonly title: LateText;
  /** Names that the rules define. */
  readonly known: readonly string[];
}

const NAME_POINTER = '/name';
const TEXT_POINTER = '/text';

const listEntryFields = ({ item }: ListField): readonly PlainField[] =>
  item.flatMap((field) => (field.kind === 'row' ? field.fields : [field]));

/** Returns the kinds of a game in the order of its form. Empty for a game without free texts. */
export function listGlossaryKinds(game: GameWithForms): readonly GlossaryKind[] {
  return game.forms['rollcall.character'].sections.flatMap(({ title, fields }) =>
    fields.flatMap((listField): GlossaryKind[] => {
      if (listField.kind !== 'list') return [];
      const entryFields = listEntryFields(listField);
      const nameField = entryFields.find(({ kind, pointer }) => kind === 'name' && pointer === NAME_POINTER);
      if (nameField?.kind !== 'name' || !entryFields.some(({ pointer }) => pointer === TEXT_POINTER)) return [];
      return [{ id: listField.pointer.slice(1), title: listField.title ?? title, known: nameField.known }];
    }),
  );
}
