/** Finds the field of the open form for which the user can tap the tiles of models on the play screen, and applies a tap to it. */
import { judgeEvent } from '../../../../../../shared/play/event/judge-event.ts';
import type { CandidateEvent, PlayRules } from '../../../../../../shared/play/play-rules.ts';
import { type EventField, type FieldChoice, setField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import { canBeOmitted } from './optional-keys.ts';
import { addOwnedEntry } from './owned-entries.ts';

export interface PickField {
  readonly label: string;
  /** The models and things that may be chosen. */
  readonly selectableIds: readonly string[];
  readonly pickedIds: readonly string[];
  /** Whether friends are the usual choice instead of enemies. */
  readonly isForFriends: boolean;
  /** Returns the path and the new value of the event after the model is tapped. */
  pick(modelId: string): { readonly path: string; readonly value: unknown };
}

interface PickContext {
  readonly rules: PlayRules;
  readonly activeEncounter: ActiveEncounter;
  readonly event: CandidateEvent;
}

/** Returns the first list of models without dice, or else the first field for one model, or else for several models. */
export function findPickField(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: CandidateEvent,
  fields: readonly EventField[],
): PickField | undefined {
  const context: PickContext = { rules, activeEncounter, event };
  for (const field of fields) {
    const innerField =
      // The form asks about known entries.
      field.type === 'list' && field.knownEntries === undefined
        ? field.entries?.[0]?.find((entryField) => listTileIds(context, entryField).length > 0)
        : undefined;
    if (innerField && !field.entries?.[0]?.some(({ type }) => type === 'dice')) {
      return createListPick(rules, activeEncounter, event, field, innerField);
    }
  }
  const choiceField = fields.find((field) => field.type === 'choice' && listTileIds(context, field).length > 0);
  if (choiceField) {
    return {
      label: choiceField.label,
      isForFriends: choiceField.isForFriends === true,
      selectableIds: listTileIds(context, choiceField),
      pickedIds: typeof choiceField.value === 'string' ? [findTile(choiceField, choiceField.value)] : [],
      pick(tileId) {
        const value = getTileValue(choiceField, tileId);
        const isCleared =
          choiceField.value === value &&
          !choiceField.isAlwaysAsked &&
          canBeOmitted(rules, activeEncounter, event, choiceField.path);
        return { path: choiceField.path, value: isCleared ? undefined : value };
      },
    };
  }
  const choicesField = fields.find((field) => field.type === 'choices' && listTileIds(context, field).length > 0);
  if (!choicesField) return undefined;
  const pickedIds = toStrings(choicesField.value);
  return {
    label: choicesField.label,
    isForFriends: choicesField.isForFriends === true,
    selectableIds: listTileIds(context, choicesField),
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
  const pickedIds = entries.flatMap((entry) =>
    entry[entryKey] === undefined ? [] : [findTile(innerField, entry[entryKey])],
  );
  const withDice = false; // Models are picked before the dice are rolled.
  const isAllowed = (value: unknown) =>
    !('refused' in judgeEvent(rules, activeEncounter, setField(event, field.path, value), withDice));
  return {
    label: innerField.label,
    isForFriends: innerField.isForFriends === true,
    selectableIds: listTileIds({ rules, activeEncounter, event }, innerField),
    pickedIds,
    pick(tileId) {
      const targetId = getTileValue(innerField, tileId);
      const newEntries = pickedIds.includes(tileId)
        ? entries.length > 1
          ? entries.filter((entry) => entry[entryKey] !== targetId)
          : entries
        : // The model is added to the list. If the rules do not allow another entry, it replaces the last one.
          findAllowedValue(
            [
              addOwnedEntry(entries, entryKey, targetId),
              [...entries.slice(0, -1), { ...entries.at(-1), [entryKey]: targetId }],
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

/**
 * Returns the ids of the models and things on the table whose tiles stand for choices of a field. A character may have the same id as its
 * model, but a tile does not stand for it.
 */
const listTileIds = ({ rules, activeEncounter, event }: PickContext, { choices = [], names }: EventField): string[] =>
  names === 'characters'
    ? []
    : choices.map(getTileId).filter((tileId) => {
        const isThing = () => rules.hasName?.(activeEncounter, 'thing', tileId, event) === true;
        return activeEncounter.state.models.has(tileId) || isThing();
      });

const getTileId = ({ value, tileModel }: FieldChoice): string => tileModel ?? String(value);

/** Returns the value that a press on the tile of a model or thing chooses. */
const getTileValue = ({ choices = [] }: EventField, tileId: string): string =>
  String(choices.find((choice) => getTileId(choice) === tileId)?.value ?? tileId);

/** Returns the tile of the model or thing that a value names. */
const findTile = ({ choices = [] }: EventField, chosenValue: unknown): string => {
  const chosen = choices.find(({ value }) => value === chosenValue);
  return chosen === undefined ? String(chosenValue) : getTileId(chosen);
};

const toStrings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Adds the item to the list, or removes it if the list contains it. */
export const toggleItem = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((listItem) => listItem !== item) : [...list, item];
