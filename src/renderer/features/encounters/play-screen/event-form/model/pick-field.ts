/** Finds the field of the open form for which the user can tap the tiles of models on the play screen, and applies a tap to it. */
import { judgeEvent } from '../../../../../../shared/play/event/judge-event.ts';
import type { CandidateEvent, PlayRules } from '../../../../../../shared/play/play-rules.ts';
import { type EventField, setField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import { canBeOmitted } from './optional-keys.ts';
import { addOwnedEntry } from './owned-entries.ts';

export interface PickField {
  readonly label: string;
  /** The models that may be chosen. */
  readonly selectableIds: readonly string[];
  readonly pickedIds: readonly string[];
  /** Returns the path and the new value of the event after the model is tapped. */
  pick(modelId: string): { readonly path: string; readonly value: unknown };
}

/** Returns the first list of models without dice, or else the first field for one model, or else for several models. */
export function findPickField(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: CandidateEvent,
  fields: readonly EventField[],
): PickField | undefined {
  for (const field of fields) {
    const innerField =
      field.type === 'list'
        ? field.entries?.[0]?.find((entryField) => listModelsInPlay(activeEncounter, entryField).length > 0)
        : undefined;
    if (innerField && !field.entries?.[0]?.some(({ type }) => type === 'dice')) {
      return createListPick(rules, activeEncounter, event, field, innerField);
    }
  }
  const choiceField = fields.find(
    (field) => field.type === 'choice' && listModelsInPlay(activeEncounter, field).length > 0,
  );
  if (choiceField) {
    return {
      label: choiceField.label,
      selectableIds: listModelsInPlay(activeEncounter, choiceField),
      pickedIds: typeof choiceField.value === 'string' ? [choiceField.value] : [],
      pick: (modelId) => ({
        path: choiceField.path,
        value:
          choiceField.value === modelId &&
          !choiceField.isAlwaysAsked &&
          canBeOmitted(rules, activeEncounter, event, choiceField.path)
            ? undefined
            : modelId,
      }),
    };
  }
  const choicesField = fields.find(
    (field) => field.type === 'choices' && listModelsInPlay(activeEncounter, field).length > 0,
  );
  if (!choicesField) return undefined;
  const pickedIds = toStrings(choicesField.value);
  return {
    label: choicesField.label,
    selectableIds: listModelsInPlay(activeEncounter, choicesField),
    pickedIds,
    pick: (modelId) => ({ path: choicesField.path, value: toggleItem(pickedIds, modelId) }),
  };
}

function createListPick(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: CandidateEvent,
  field: EventField,
  innerField: EventField,
): PickField {
  const entryKey = innerField.path.split('/').at(-1) ?? '';
  const entries = Array.isArray(field.value) ? (field.value as Readonly<Record<string, unknown>>[]) : [];
  const pickedIds = toStrings(entries.map((entry) => entry[entryKey]).filter((entryId) => entryId !== undefined));
  const withDice = false; // Models are picked before the dice are rolled.
  const isAllowed = (value: unknown) =>
    !('refused' in judgeEvent(rules, activeEncounter, setField(event, field.path, value), withDice));
  return {
    label: innerField.label,
    selectableIds: listModelsInPlay(activeEncounter, innerField),
    pickedIds,
    pick(modelId) {
      const newEntries = pickedIds.includes(modelId)
        ? entries.length > 1
          ? entries.filter((entry) => entry[entryKey] !== modelId)
          : entries
        : // The model is added to the list. If the rules do not allow another entry, it replaces the last one.
          findAllowedValue(
            [
              addOwnedEntry(entries, entryKey, modelId),
              [...entries.slice(0, -1), { ...entries.at(-1), [entryKey]: modelId }],
            ],
            isAllowed,
          );
      return { path: field.path, value: newEntries };
    },
  };
}

/** Returns the first allowed value, or else the last one. */
const findAllowedValue = (values: readonly unknown[], isAllowed: (value: unknown) => boolean): unknown =>
  values.find(isAllowed) ?? values.at(-1);

/** Returns the choices of a field that are models in play. */
const listModelsInPlay = (activeEncounter: ActiveEncounter, { choices = [] }: EventField): string[] =>
  choices.flatMap(({ value }) => (typeof value === 'string' && activeEncounter.state.models.has(value) ? [value] : []));

const toStrings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Adds the item to the list, or removes it if the list contains it. */
export const toggleItem = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((listItem) => listItem !== item) : [...list, item];
