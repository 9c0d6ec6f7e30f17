/** Defines how a game edits the fields of a form: which it leaves out, which choices it offers and which hints it shows. */
import type { GetName } from '../../../../play/model-names.ts';
import type { CandidateEvent } from '../../../../play/play-rules.ts';
import type { EventField } from '../../../../play/play-screen/event-fields.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { isEnemy, isFriend, isOnTable } from '../models.ts';
import type { SuEncounter } from '../state.ts';

export interface FieldContext {
  readonly translate: Translate;
  readonly encounter: SuEncounter;
  readonly event: CandidateEvent;
  readonly getName: GetName;
  /** The model that the event moves or that acts; undefined if the event is about no model. */
  readonly modelId: string | undefined;
  /** The list entry that contains the field. */
  readonly entry?: Readonly<Record<string, unknown>>;
}

/** Returns the edited field, or undefined to leave the field out. */
export type FieldEdit = (field: EventField, context: FieldContext) => EventField | undefined;
export type FieldEdits = Readonly<Record<string, FieldEdit>>;

export const keepField: FieldEdit = (field) => field;
export const dropField: FieldEdit = () => undefined;
/** Keeps the field only where it is relevant. */
export const keepWhen =
  (isRelevant: (context: FieldContext) => boolean, editField: FieldEdit = keepField): FieldEdit =>
  (field, context) =>
    isRelevant(context) ? editField(field, context) : undefined;

/** Offers these ids as choices, and leaves the field out if there are none. */
export const chooseAmong =
  (listIds: (context: FieldContext) => Iterable<string>): FieldEdit =>
  (field, context) => {
    const choices = [...listIds(context)].map((choiceId) => ({ value: choiceId, label: context.getName(choiceId) }));
    const { type } = field;
    const choiceType = type === 'choices' ? type : 'choice';
    return choices.length === 0 ? undefined : { ...field, type: choiceType, choices };
  };

/** Marks the field as one that a form shows first, although it is optional. */
export const markSuggested =
  (editField: FieldEdit): FieldEdit =>
  (field, context) => {
    const changedField = editField(field, context);
    return changedField && { ...changedField, isSuggested: true };
  };

/** Keeps only the choices that `isOffered` accepts. */
export const filterChoices =
  (isOffered: (choiceValue: string, context: FieldContext) => boolean): FieldEdit =>
  (field, context) => {
    const choices = (field.choices ?? []).filter(({ value }) => isOffered(String(value), context));
    return choices.length === 0 ? undefined : { ...field, choices };
  };

const listOnTable = (context: FieldContext, isOffered: (model: string) => boolean): string[] =>
  [...context.encounter.state.models.keys()].filter(
    (modelId) => isOnTable(context.encounter, modelId) && isOffered(modelId),
  );

export const listEnemies = (context: FieldContext): string[] =>
  listOnTable(
    context,
    (otherId) => context.modelId !== undefined && isEnemy(context.encounter, context.modelId, otherId),
  );
export const listFriends = (context: FieldContext): string[] =>
  listOnTable(
    context,
    (otherId) => context.modelId !== undefined && isFriend(context.encounter, context.modelId, otherId),
  );
export const listAllOnTable = (context: FieldContext): string[] => listOnTable(context, () => true);
