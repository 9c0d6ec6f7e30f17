/** Collects the words by which the lines of a text list are recognized: labels of fields, words of vocabularies, units. */
import type { Edit } from '../document/edit.ts';
import type { Faction } from '../document/schema.ts';
import type { GameWithForms } from '../form/game-forms.ts';
import type { WordField } from '../form/team-form.ts';
import { formatLateText, type LateText } from '../texts/late-text.ts';
import type { PlainKey, Translate } from '../texts/translate.ts';
import { createAlternativeEdit } from './assume-fields.ts';
import { listNameForms, normalizeName } from './normalize-name.ts';
import type { MemberWords } from './read-member.ts';

/** Edits that set a field to one of its values, by the value in its normal form: `combined team`. */
export type ValueEdits = ReadonlyMap<string, readonly Edit[]>;

/** What a line with a label states: `Player: Zed`, `Formation: Combined Team`. */
export type LabelMeaning =
  | { readonly kind: 'name' | 'player' | 'leader' }
  /** A total or a verdict, which states nothing that the members don't state. */
  | { readonly kind: 'note' }
  /** The heading of a group of members, who may follow on the same line: `Henchmen: 3x Harbor Volunteer`. */
  | { readonly kind: 'group' }
  | { readonly kind: 'size'; readonly pointer: string }
  | { readonly kind: 'value'; readonly valueEdits: ValueEdits }
  /** A list of values separated by commas, each the id of an entry. */
  | { readonly kind: 'picks'; readonly pointer: string; readonly idsByName: ReadonlyMap<string, string> };

export interface TextListWords {
  readonly member: MemberWords;
  /** By the label in its normal form. */
  readonly labels: ReadonlyMap<string, LabelMeaning>;
  /** Values that are recognized without a label. */
  readonly values: ValueEdits;
  readonly sizePointer: string | undefined;
  /** The smallest usual size of a team. The Levels of characters are lower. */
  readonly minSize: number | undefined;
  /** Words of totals and verdicts: `of`, `legal`. */
  readonly fillers: ReadonlySet<string>;
  /** Beginnings of lines above and below a list that belong to a message: `here is my list`, `see you`. */
  readonly greetings: ReadonlySet<string>;
  readonly farewells: ReadonlySet<string>;
}

/**
 * Collects the words of a game in the given languages. Factions are values of the field for the team's faction; where two have the same
 * name, the first one is found.
 */
export function collectTextListWords(
  translates: readonly Translate[],
  game: GameWithForms,
  factions: readonly Faction[],
): TextListWords {
  const listWords = (key: PlainKey): string[] =>
    translates.flatMap((translate) => translate(key).split(',').map(normalizeName));
  const listForms = (lateText: LateText): string[] =>
    translates.map((translate) => normalizeName(formatLateText(translate, lateText)));
  const labels = new Map<string, LabelMeaning>();
  const addLabels = (names: readonly string[], meaning: LabelMeaning): void => {
    for (const name of names) if (name !== '' && !labels.has(name)) labels.set(name, meaning);
  };
  addLabels(listWords('textLists.labels.name'), { kind: 'name' });
  addLabels(listWords('textLists.labels.player'), { kind: 'player' });
  addLabels(listWords('textLists.labels.leader'), { kind: 'leader' });

  const values = new Map<string, readonly Edit[]>();
  const { form } = game.team ?? {};
  const listValues = (field: WordField): [name: string, id: string][] =>
    (game.vocabularies[field.vocabulary] ?? []).flatMap(({ id, label }) =>
      listForms(label).map((name): [string, string] => [name, id]),
    );
  const addValues = (label: LateText, valueEdits: ValueEdits): void => {
    addLabels(listForms(label), { kind: 'value', valueEdits });
    for (const [name, edits] of valueEdits) if (!values.has(name)) values.set(name, edits);
  };
  for (const field of form?.fields ?? []) {
    switch (field.kind) {
      case 'size':
        addLabels([...listForms(field.label), ...listWords('textLists.labels.size')], {
          kind: 'size',
          pointer: field.pointer,
        });
        break;
      case 'word':
        addValues(
          field.label,
          new Map(listValues(field).map(([name, id]) => [name, [{ op: 'set', path: field.pointer, value: id }]])),
        );
        break;
      case 'either':
        for (const alternative of field.alternatives) {
          const namedIds =
            alternative.field.kind === 'faction'
              ? factions.flatMap(({ id, name }) =>
                  [...listNameForms(name), normalizeName(id)].map((form): [string, string] => [form, id]),
                )
              : listValues(alternative.field);
          const valueEdits = new Map(
            [...namedIds].reverse().map(([name, id]) => [name, [createAlternativeEdit(field, alternative, id)]]),
          );
          addValues(alternative.label, valueEdits);
          addLabels(listForms(alternative.field.label), { kind: 'value', valueEdits });
        }
        break;
    }
  }
  const { picks } = form ?? {};
  if (picks !== undefined) {
    const idsByName = new Map(
      translates.flatMap((translate) =>
        picks.choices(translate, {}).map(({ id, name }): [string, string] => [normalizeName(name), id]),
      ),
    );
    addLabels(listForms(picks.title), { kind: 'picks', pointer: picks.pointer, idsByName });
  }
  addLabels(listWords('textLists.labels.note'), { kind: 'note' });
  addLabels(listWords('textLists.labels.group'), { kind: 'group' });
  const sizeField = form?.fields.find((field) => field.kind === 'size');
  return {
    member: {
      levels: new Set(listWords('textLists.levelWords')),
      copies: new Set(listWords('textLists.copyWords')),
      leaders: new Set(listWords('textLists.labels.leader')),
    },
    labels,
    values,
    sizePointer: sizeField?.pointer,
    minSize: sizeField === undefined ? undefined : Math.min(...sizeField.commonSizes.map(({ value }) => value)),
    fillers: new Set([...listWords('textLists.fillers'), normalizeName(game.name)]),
    greetings: new Set(listWords('textLists.greetings')),
    farewells: new Set(listWords('textLists.farewells')),
  };
}
