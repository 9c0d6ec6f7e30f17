/** Fields of a form made over: by a game that knows better, and those of a correction, which are alike in all games. */
import type { Translate } from '../../texts/translate.ts';
import type { Candidate, PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import type { EventField, FieldChoice } from './event-fields.ts';
import { labelText } from './event-text.ts';

type Edit = Partial<EventField>;

/** The fields with some of them changed, by the keys they stand at; those that get nothing are left out. */
export const edited = (
  fields: readonly EventField[],
  edits: Readonly<Record<string, Edit | undefined>>,
): readonly EventField[] =>
  fields.flatMap((field) => {
    const key = field.path.slice(1);
    if (!Object.hasOwn(edits, key)) return [field];
    const edit = edits[key];
    return edit === undefined ? [] : [{ ...field, ...edit }];
  });

/** One of some names. */
export const oneOf = (names: readonly string[]): Edit => ({
  type: 'choice',
  choices: names.map((name): FieldChoice => ({ value: name, label: name })),
});

/** What `adjust` may set of the model, by name, from what it has now. */
export function correction(
  translate: Translate,
  rules: PlayRules,
  encounter: ActiveEncounter,
  event: Candidate,
  fields: readonly EventField[],
) {
  const { model, field } = event;
  if (event.kind !== 'adjust' || typeof model !== 'string' || !encounter.state.models.has(model)) return fields;
  const possible = rules.adjustable?.(encounter, model) ?? [];
  const chosen = possible.find((each) => each.field === field) ?? possible[0];
  if (!chosen) return fields;
  const { least, most, value } = chosen;
  return edited(fields, {
    field: {
      choices: possible.map((each) => ({ value: each.field, label: labelText(translate, rules, each.label) })),
      value: chosen.field,
      isNeeded: false,
    },
    to: { least, most, isNeeded: false, value: typeof event.to === 'number' ? event.to : value },
  });
}
