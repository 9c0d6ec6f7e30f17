/** Edits the fields of setup events, of the start of a Turn, and of what players state between events. */

import { joinPointer } from '../../../../document/pointer.ts';
import type { EventField } from '../../../../play/play-screen/event-fields.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { ADJUSTABLE_FIELDS } from '../battlefield/adjustable-fields.ts';
import { isUnclaimable } from '../battlefield/claims.ts';
import { getModel, listSideModels } from '../models.ts';
import { readSingleFace } from '../rolls/faces.ts';
import { FREE_CHOICE_FACE } from '../setup/field-events.ts';
import { formatFieldName } from '../texts/turn-lines.ts';
import {
  chooseAmong,
  dropField,
  type FieldContext,
  type FieldEdit,
  type FieldEdits,
  keepWhen,
  listAllOnTable,
  listEnemies,
  markSuggested,
} from './field-edits.ts';

/** Offers the side of an entry as the only choice, because the side identifies the entry. */
const editSide: FieldEdit = (field, { getName }) => ({
  ...field,
  choices: [{ value: String(field.value), label: getName(String(field.value)) }],
});

/** Adds a hint with the rolled face. The hint also says if the roller may choose. */
function addRolledHint(
  translate: Translate,
  field: EventField,
  rolledDice: unknown,
  isFreeChoice: (face: number) => boolean,
): EventField {
  const face = Array.isArray(rolledDice) ? readSingleFace(rolledDice) : undefined;
  if (face === undefined) return field;
  return {
    ...field,
    hint: isFreeChoice(face) ? translate('suFields.rolledChoice', { face }) : translate('suFields.rolled', { face }),
  };
}

export const SETUP_EDITS: FieldEdits = {
  side: editSide,
  type: dropField,
  marker: dropField,
  scenario: dropField,
  prizeDice: dropField,
  subplot: (field, { translate, entry }) =>
    addRolledHint(translate, field, entry?.dice, (face) => face >= FREE_CHOICE_FACE),
  prize: (field, { translate, entry }) =>
    entry?.subplot === 'prize'
      ? addRolledHint(
          translate,
          { ...field, isRequired: field.value === undefined },
          entry.prizeDice,
          // On 1 and 2 the player chooses the type of the Prize (E-139b).
          (face) => face <= 2,
        )
      : undefined,
};

/** Lists the models of the side whose turn it is. */
const listOwnModels = ({ encounter }: FieldContext): string[] => [
  ...listSideModels(encounter, encounter.state.side ?? ''),
];

export const CHOOSE_EDITS: FieldEdits = {
  returns: chooseAmong((context) =>
    listOwnModels(context).filter((modelId) => getModel(context.encounter, modelId).aloft),
  ),
  model: chooseAmong((context) =>
    listOwnModels(context).filter((modelId) => !getModel(context.encounter, modelId).out),
  ),
};

/** Asks which models are inside a Table Quarter. For other markers, the label asks which models are in contact (E-138). */
function labelQuarter(editField: FieldEdit, labelKey: 'suFields.modelsInside' | 'suFields.enemiesInside'): FieldEdit {
  return (field, context) => {
    const changedField = editField(field, context);
    const { kind } = context.encounter.state.markers.get(String(context.event.marker)) ?? {};
    return changedField && kind === 'quarter' ? { ...changedField, label: context.translate(labelKey) } : changedField;
  };
}

export const CLAIM_EDITS: FieldEdits = {
  marker: chooseAmong(({ encounter }) =>
    [...encounter.state.markers].flatMap(([markerId, marker]) => (isUnclaimable(marker) ? [] : [markerId])),
  ),
  models: labelQuarter(chooseAmong(listAllOnTable), 'suFields.modelsInside'),
  near: labelQuarter(
    markSuggested(
      chooseAmong((context) => {
        const [firstModelId] = Array.isArray(context.event.models) ? context.event.models : [];
        return typeof firstModelId === 'string'
          ? listEnemies({ ...context, modelId: firstModelId })
          : listAllOnTable(context);
      }),
    ),
    'suFields.enemiesInside',
  ),
};

export const SUMMON_EDITS: FieldEdits = {
  character: (field, { encounter }) => ({
    ...field,
    type: 'choice',
    choices: [...encounter.characters.listLegal()].map(({ id, name }) => ({
      value: id,
      label: name || id,
    })),
  }),
};

export const INFLICT_EDITS: FieldEdits = {
  type: keepWhen(({ event }) => event.effect === 'control'),
  source: keepWhen(({ event }) => event.effect === 'countdown'),
};

/** Returns the minimum and maximum of the adjusted field. */
function getFieldRange({ encounter, event: { field, model } }: FieldContext): readonly [number, number] | undefined {
  const modelId = String(model);
  const isKnown = Object.hasOwn(ADJUSTABLE_FIELDS, String(field)) && encounter.state.models.has(modelId);
  return isKnown ? ADJUSTABLE_FIELDS[String(field)]?.range(encounter, modelId) : undefined;
}

const BOOLEAN_FIELDS: ReadonlySet<string> = new Set(['ko', 'out']);

export const ADJUST_EDITS: FieldEdits = {
  field: (field, { translate }) => ({
    ...field,
    choices: Object.keys(ADJUSTABLE_FIELDS).map((value) => ({
      value,
      label: BOOLEAN_FIELDS.has(value)
        ? translate('suFields.yesOrNo', { field: formatFieldName(translate, value) })
        : formatFieldName(translate, value),
    })),
  }),
  to: (field, context) => {
    const [minValue, maxValue] = getFieldRange(context) ?? [];
    return {
      ...field,
      ...(minValue === undefined ? {} : { min: minValue }),
      ...(maxValue === undefined ? {} : { max: maxValue }),
    };
  },
};

const createChoices = (...values: readonly (string | number)[]) =>
  values.map((value) => ({ value, label: String(value) }));

/** Creates a field for each key of a thing except its kind, which the offer decides. */
export function createThingFields(translate: Translate, thingValue: unknown): EventField[] {
  const thing = (typeof thingValue === 'object' && thingValue !== null ? thingValue : {}) as Readonly<
    Record<string, unknown>
  >;
  const createFieldBase = (key: string) => ({
    path: joinPointer('/thing', key),
    value: thing[key],
    isRequired: false,
  });
  const idField: EventField = {
    ...createFieldBase('id'),
    label: translate('suFields.thingId'),
    type: 'text',
    hint: translate('suFields.thingIdHint'),
  };
  if (thing.kind === 'object') {
    return [
      idField,
      {
        ...createFieldBase('rank'),
        label: translate('suFields.thingRank'),
        type: 'choice',
        choices: createChoices(1, 2, 3),
      },
    ];
  }
  return [
    idField,
    {
      ...createFieldBase('material'),
      label: translate('suFields.thingMaterial'),
      type: 'choice',
      choices: createChoices('flimsy', 'solid', 'reinforced'),
    },
    {
      ...createFieldBase('limit'),
      label: translate('suFields.thingLimit'),
      type: 'number',
      min: 1,
      hint: translate('suFields.thingLimitHint'),
    },
    { ...createFieldBase('enclosed'), label: translate('suFields.thingEnclosed'), type: 'switch' },
  ];
}
