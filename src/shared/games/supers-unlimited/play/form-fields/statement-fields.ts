/** Edits the fields of setup events, of the start of a Turn, and of what players state between events. */

import { joinPointer } from '../../../../document/pointer.ts';
import type { EventField, FieldChoice } from '../../../../play/play-screen/event-fields.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { ADJUSTABLE_FIELDS } from '../battlefield/adjustable-fields.ts';
import { isUnclaimable } from '../battlefield/claims.ts';
import { MAX_SUMMONED } from '../battlefield/free-events.ts';
import { getModel, listSideModels } from '../models.ts';
import type { PlayCard } from '../play-card.ts';
import { readSingleFace } from '../rolls/faces.ts';
import { FREE_CHOICE_FACE } from '../setup/field-events.ts';
import type { SuEncounter } from '../state.ts';
import { formatFieldName } from '../texts/turn-lines.ts';
import { listSideUpkeep } from '../turn/upkeep.ts';
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
  upkeep: editUpkeep,
};

/** Asks about the Upkeep of each active Ability of the side. Other payments can be added. */
function editUpkeep(field: EventField, { translate, encounter, getName }: FieldContext): EventField {
  const sideUpkeep = listSideUpkeep(encounter, encounter.state.side ?? '');
  if (sideUpkeep.length === 0) return field;
  const { isRare: _isRare, ...fieldBase } = field;
  return {
    ...fieldBase,
    isSuggested: true,
    hint: translate('suFields.upkeepHint'),
    addLabel: translate('suFields.upkeepAdd'),
    knownEntries: sideUpkeep.map((payment) => ({
      value: { ...payment },
      question: translate('suFields.keepAbility', { ability: payment.what }),
      answers: [
        translate('suFields.upkeepYes', { model: getName(payment.model), points: payment.pp }),
        translate('suFields.upkeepNo'),
      ],
    })),
  };
}

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

/** Lists the characters that can be summoned: those that play here already, then Henchmen, then all others, each group by name. */
function listSummonable(translate: Translate, encounter: SuEncounter): FieldChoice[] {
  const playingIds = new Set([...encounter.figures.values()].map(({ character }) => character.id));
  const getGroup = ({ id, isSuper }: PlayCard) => (playingIds.has(id) ? 'playing' : isSuper ? 'supers' : 'henchmen');
  const cards = [...encounter.characters.listLegal()].sort((a, b) =>
    (a.name || a.id).localeCompare(b.name || b.id, translate.language),
  );
  return (['playing', 'henchmen', 'supers'] as const).flatMap((groupName) =>
    cards
      .filter((card) => getGroup(card) === groupName)
      .map(({ id, name }) => ({ value: id, label: name || id, group: translate(`suFields.summonable.${groupName}`) })),
  );
}

export const SUMMON_EDITS: FieldEdits = {
  // Players don't know the id of a model that comes into play.
  id: dropField,
  character: (field, { translate, encounter }) => ({
    ...field,
    type: 'choice',
    names: 'characters',
    choices: listSummonable(translate, encounter),
  }),
  copies: (field) => ({ ...field, max: MAX_SUMMONED, isSuggested: true }),
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
      label: formatFieldName(translate, value),
    })),
  }),
  to: (field, context) => {
    const [minValue, maxValue] = getFieldRange(context) ?? [];
    if (BOOLEAN_FIELDS.has(String(context.event.field)))
      return {
        ...field,
        type: 'choice',
        choices: [
          { value: 0, label: context.translate('suFields.no') },
          { value: 1, label: context.translate('suFields.yes') },
        ],
      };
    return {
      ...field,
      ...(minValue === undefined ? {} : { min: minValue }),
      ...(maxValue === undefined ? {} : { max: maxValue }),
    };
  },
};

/** Creates a field for each key of a thing that players decide: its name, and what the rules ask about it. */
export function createThingFields(translate: Translate, thingValue: unknown): EventField[] {
  const thing = (typeof thingValue === 'object' && thingValue !== null ? thingValue : {}) as Readonly<
    Record<string, unknown>
  >;
  const createFieldBase = (key: string, isRequired = false) => ({
    path: joinPointer('/thing', key),
    value: thing[key],
    isRequired: isRequired && thing[key] === undefined,
  });
  const nameField: EventField = {
    ...createFieldBase('name'),
    label: translate('suFields.thingName'),
    type: 'text',
    isSuggested: true,
    hint: translate(thing.kind === 'building' ? 'suFields.buildingNameHint' : 'suFields.objectNameHint'),
  };
  if (thing.kind !== 'building') {
    return [
      {
        ...createFieldBase('rank', true),
        label: translate('suFields.thingRank'),
        type: 'choice',
        choices: ([1, 2, 3] as const).map((rank) => ({ value: rank, label: translate(`suFields.ranks.${rank}`) })),
      },
      nameField,
    ];
  }
  return [
    {
      ...createFieldBase('material', true),
      label: translate('suFields.thingMaterial'),
      type: 'choice',
      choices: (['flimsy', 'solid', 'reinforced'] as const).map((material) => ({
        value: material,
        label: translate(`suFields.materials.${material}`),
      })),
    },
    // A stated size settles the volume.
    ...(thing.size !== undefined && thing.limit === undefined ? [] : [createVolumeField()]),
    nameField,
    {
      ...createFieldBase('enclosed'),
      label: translate('suFields.thingEnclosed'),
      type: 'switch',
      isSuggested: true,
      hint: translate('suFields.thingEnclosedHint'),
    },
  ];

  function createVolumeField(): EventField {
    return {
      ...createFieldBase('limit', true),
      label: translate('suFields.thingVolume'),
      type: 'choice',
      choices: ([4, 6, 8, 10, 12] as const).map((limit) => ({
        value: limit,
        label: translate(`suFields.volumes.${limit}`),
      })),
      hint: translate('suFields.thingVolumeHint'),
    };
  }
}

/** The Damage of a Building up to the one that destroys it, and whether the thing still stands. */
export const ADJUST_THING_EDITS: FieldEdits = {
  thing: dropField,
  damage: (field, { translate, encounter, event }) => {
    const thing = encounter.state.things.get(String(event.thing));
    return thing?.kind === 'building'
      ? { ...field, hint: translate('suFields.destroyedAt', { limit: thing.limit }) }
      : undefined;
  },
  condition: (field) => ({ ...field, isAlwaysAsked: true }),
};
