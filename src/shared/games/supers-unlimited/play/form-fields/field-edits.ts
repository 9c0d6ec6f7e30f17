/** Defines edits of form fields. An edit drops a field, limits its choices, or adds a hint. */
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
  /** Model that acts or is affected; undefined for events without a model. */
  readonly modelId: string | undefined;
  /** The list entry that contains the field. */
  readonly entry?: Readonly<Record<string, unknown>>;
}

/** Returns the edited field, or undefined to drop the field. */
export type FieldEdit = (field: EventField, context: FieldContext) => EventField | undefined;
export type FieldEdits = Readonly<Record<string, FieldEdit>>;

export const keepField: FieldEdit = (field) => field;
export const dropField: FieldEdit = () => undefined;
/** Drops the field unless it is relevant. */
export const keepWhen =
  (isRelevant: (context: FieldContext) => boolean, editField: FieldEdit = keepField): FieldEdit =>
  (field, context) =>
    isRelevant(context) ? editField(field, context) : undefined;

/** Offers these ids as choices, with a heading above things among models. Drops the field if there are no ids. */
export const chooseAmong =
  (listIds: (context: FieldContext) => Iterable<string>): FieldEdit =>
  (field, context) => {
    const { translate, encounter, getName } = context;
    const ids = [...listIds(context)];
    const hasModels = ids.some((id) => encounter.state.models.has(id));
    const choices = ids.map((id) => ({
      value: id,
      label: getName(id),
      ...(hasModels && encounter.state.things.has(id) ? { group: translate('suFields.things') } : {}),
    }));
    const { type } = field;
    const choiceType = type === 'choices' ? type : 'choice';
    return choices.length === 0 ? undefined : { ...field, type: choiceType, choices };
  };

/** Makes the form show the optional field among its first fields. */
export const markSuggested =
  (editField: FieldEdit): FieldEdit =>
  (field, context) => {
    const changedField = editField(field, context);
    return changedField && { ...changedField, isSuggested: true };
  };

/** Keeps only the choices that `isOffered` accepts. Drops the field if none is left. */
export const filterChoices =
  (isOffered: (value: string, context: FieldContext) => boolean): FieldEdit =>
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
