/** Edits of form fields: by a game, and for corrections, which are the same in all games. */
import type { Translate } from '../../texts/translate.ts';
import type { CandidateEvent, PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import type { EventField, FieldChoice } from './event-fields.ts';
import { formatTrackLabel } from './event-text.ts';

type FieldEdit = Partial<EventField>;

/** Applies edits to fields, by the keys of the fields. Fields whose edit is undefined are removed. */
export const editFields = (
  fields: readonly EventField[],
  edits: Readonly<Record<string, FieldEdit | undefined>>,
): readonly EventField[] =>
  fields.flatMap((field) => {
    const keyName = field.path.slice(1);
    if (!Object.hasOwn(edits, keyName)) return [field];
    const edit = edits[keyName];
    return edit === undefined ? [] : [{ ...field, ...edit }];
  });

/** Creates an edit that offers a choice of names. */
export const createNameChoice = (names: readonly string[]): FieldEdit => ({
  type: 'choice',
  choices: names.map((name): FieldChoice => ({ value: name, label: name })),
});

/**
 * Fills in the fields of `adjust`: the models that have fields to set, which fields of the model it may set, and their current values. For a
 * model without such fields there is nothing to choose.
 */
export function fillCorrection(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  candidate: CandidateEvent,
  fields: readonly EventField[],
) {
  const { model: modelId, field: fieldName } = candidate;
  if (candidate.kind !== 'adjust' || typeof modelId !== 'string' || !encounter.state.models.has(modelId)) return fields;
  const listFields = (adjustedId: string) => playRules.listAdjustableFields?.(encounter, adjustedId) ?? [];
  const adjustableFields = listFields(modelId);
  const chosenField = adjustableFields.find((adjustable) => adjustable.field === fieldName) ?? adjustableFields[0];
  const adjustableModels = [...encounter.state.models.keys()].filter((otherId) => listFields(otherId).length > 0);
  const model = fields.some(({ path }) => path === '/model')
    ? { model: limitModelField(fields, adjustableModels) }
    : {};
  if (!chosenField) return editFields(fields, { ...model, field: { choices: [], value: undefined, isRequired: true } });
  const { min, max, value } = chosenField;
  return editFields(fields, {
    ...model,
    field: {
      choices: adjustableFields.map((adjustable) => ({
        value: adjustable.field,
        label: formatTrackLabel(translate, playRules, adjustable.label),
      })),
      value: chosenField.field,
      isRequired: false,
    },
    to: { min, max, isRequired: false, value: typeof candidate.to === 'number' ? candidate.to : value },
  });
}

/**
 * Returns the edit that leaves only some models as choices of the field `/model`. A current value that is no choice any more is
 * removed, and the field is required then.
 */
export function limitModelField(fields: readonly EventField[], modelIds: readonly string[]): Partial<EventField> {
  const { choices = [], value } = fields.find(({ path }) => path === '/model') ?? {};
  const remainingChoices = choices.filter((choice) => modelIds.includes(String(choice.value)));
  return remainingChoices.some((choice) => choice.value === value)
    ? { choices: remainingChoices }
    : { choices: remainingChoices, value: undefined, isRequired: true };
}
