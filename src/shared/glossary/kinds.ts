/** Which texts of a game are remembered: lists of its form whose entries have a free name and a text. */

import type { ListField, PlainField } from '../form/form.ts';
import type { GameForms } from '../form/game-forms.ts';
import type { LateText } from '../texts/late-text.ts';

export interface GlossaryKind {
  /** The key of the list in characters: `talents`. */
  readonly id: string;
  /** As its heading says it: `Talents`. */
  readonly title: LateText;
  /** Names that the rules themselves have. */
  readonly known: readonly string[];
}

const NAME = '/name';
const TEXT = '/text';

const fieldsOf = ({ item }: ListField): readonly PlainField[] =>
  item.flatMap((field) => (field.kind === 'row' ? field.fields : [field]));

/** The kinds of a game in the order of its form; none for a game without free texts. */
export function glossaryKinds(game: GameForms): readonly GlossaryKind[] {
  return game.forms['rollcall.character'].sections.flatMap(({ title, fields }) =>
    fields.flatMap((list): GlossaryKind[] => {
      if (list.kind !== 'list') return [];
      const held = fieldsOf(list);
      const name = held.find(({ kind, at }) => kind === 'name' && at === NAME);
      if (name?.kind !== 'name' || !held.some(({ at }) => at === TEXT)) return [];
      return [{ id: list.at.slice(1), title: list.title ?? title, known: name.known }];
    }),
  );
}
