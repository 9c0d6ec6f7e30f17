/** Edits the fields of rolls, answers and Reactions, apart from their dice. */
import { PLASMA_X } from '../../facts.ts';
import { getTraitName } from '../../names.ts';
import { DICE_TRAITS } from '../battlefield/manipulate-event.ts';
import { getFirstDuty } from '../event-preconditions.ts';
import { formatPlasmaRow, PLASMA_ROWS } from '../forecast/duty-forecasts.ts';
import { COUNTING_GIMMICKS, isCountingGimmick } from '../gimmicks/gimmick-event.ts';
import { refuseGimmickUse } from '../gimmicks/pool.ts';
import { getCard, getModel, isFriend, isSuper } from '../models.ts';
import { getAllyRange } from '../reactions/react-event.ts';
import { formatInches } from '../texts/phrases.ts';
import {
  chooseAmong,
  dropField,
  type FieldContext,
  type FieldEdit,
  type FieldEdits,
  keepField,
  keepWhen,
  listAllOnTable,
  markSuggested,
} from './field-edits.ts';
import { getMaxInches, LANDING_EDITS } from './move-fields.ts';

/** Returns the model that rolls. */
const getRollerId = ({ encounter, modelId }: FieldContext): string | undefined =>
  getFirstDuty(encounter, 'attack')?.by ?? modelId;

const canPowerUp = (context: FieldContext): boolean => {
  const rollerId = getRollerId(context);
  return rollerId !== undefined && isSuper(context.encounter, rollerId) && getModel(context.encounter, rollerId).pp > 0;
};

export const ROLL_EDITS: FieldEdits = {
  powerUp: keepWhen(canPowerUp),
  growth: keepWhen(
    (context) => {
      const rollerId = getRollerId(context);
      return (
        rollerId !== undefined && refuseGimmickUse(context.encounter, rollerId, 'exponential-growth') === undefined
      );
    },
    chooseAmong((context) =>
      listAllOnTable(context).filter(
        (modelId) =>
          isFriend(context.encounter, getRollerId(context) ?? '', modelId) && isSuper(context.encounter, modelId),
      ),
    ),
  ),
  order: (field, { translate, encounter }) => {
    const effects = getFirstDuty(encounter, 'attack')?.effects.map(({ effect }) => effect) ?? [];
    if (effects.length < 2) return undefined;
    const choices = (field.choices ?? []).filter(({ value }) => effects.includes(String(value)));
    const otherEffects = effects.filter((effect) => !choices.some(({ value }) => value === effect));
    return {
      ...field,
      choices: [...choices, ...otherEffects.map((effect) => ({ value: effect, label: effect }))],
      hint: translate('suFields.effectOrder'),
    };
  },
  row: (field, { translate }) => ({
    ...field,
    choices: PLASMA_ROWS.map((row) => ({ value: row, label: formatPlasmaRow(translate, row) })),
    isSuggested: true,
    hint: translate('suFields.plasmaRowHint'),
  }),
  within: chooseAmong((context) =>
    listAllOnTable(context).filter((modelId) => getCard(context.encounter, modelId).vulnerableTo.has(PLASMA_X)),
  ),
};

/** Shows Traits with the names from the options. */
export const editTraits: FieldEdit = (field, { encounter }) => ({
  ...field,
  choices: DICE_TRAITS.map((trait) => ({ value: trait, label: getTraitName(trait, encounter.options) })),
});

const getMarkerKind = ({ encounter, event }: FieldContext) => encounter.state.markers.get(String(event.marker))?.kind;

/** Players choose the Trait only for a Power Marker. Without a marker, Manipulate needs no roll. */
export const MANIPULATE_EDITS: FieldEdits = {
  ...Object.fromEntries(
    Object.entries({ ...ROLL_EDITS, dice: keepField, rerolls: keepField }).map(([editKey, edit]) => [
      editKey,
      keepWhen((context) => getMarkerKind(context) !== undefined, edit),
    ]),
  ),
  marker: dropField,
  trait: keepWhen((context) => getMarkerKind(context) === 'power', editTraits),
};

const chooseBody: FieldEdit = chooseAmong((context) => [
  ...listAllOnTable(context).filter((bodyId) => bodyId !== context.modelId),
  ...[...context.encounter.state.things].flatMap(([bodyId, { destroyed }]) => (destroyed ? [] : [bodyId])),
]);

export const KNOCKBACK_EDITS: FieldEdits = {
  ...LANDING_EDITS,
  distance: (field, { translate, encounter }) => {
    const maxInches = getFirstDuty(encounter, 'knockback')?.amount ?? 0;
    return {
      ...field,
      max: maxInches,
      hint: translate('suFields.knockbackHint', { inches: formatInches(translate, maxInches) }),
    };
  },
  contact: markSuggested(chooseBody),
};

/** Adds a hint with the distance that follows from the size of the Building. */
const hintSize =
  (dimension: 'height' | 'greatest'): FieldEdit =>
  (field, { translate, encounter }) => {
    const thing = encounter.state.things.get(getFirstDuty(encounter, 'collapse')?.thing ?? '');
    const size = thing?.kind === 'building' ? (thing.size ?? []) : [];
    const defaultInches = dimension === 'height' ? (size[0] ?? 0) : Math.max(0, ...size);
    return {
      ...field,
      hint:
        defaultInches === 0
          ? translate('suFields.measure')
          : translate('suFields.bySize', { inches: formatInches(translate, defaultInches) }),
    };
  };

export const COLLAPSE_EDITS: FieldEdits = {
  roof: markSuggested(chooseAmong(listAllOnTable)),
  inside: markSuggested(chooseAmong(listAllOnTable)),
  height: hintSize('height'),
  greatest: hintSize('greatest'),
};

/**
 * Describes a Fallen Ally move: the full Move, straight to the friend for a Hero, straight away for a Villain, either for others (E-60).
 */
function formatAllyMove(context: FieldContext): string {
  const inches = getMaxInches(context);
  const { translate, encounter, modelId } = context;
  switch (modelId === undefined ? 'hero' : getCard(encounter, modelId).alignment) {
    case 'villain':
      return translate('suFields.allAway', { inches });
    case 'anti-hero':
      return translate('suFields.allTowardOrAway', { inches });
    default:
      return translate('suFields.allToward', { inches });
  }
}

/** A Fallen Ally move ignores nearby enemies and allows no Gimmick, which needs a Movement Action (E-60, E-121a). */
export const REACT_EDITS: FieldEdits = {
  inches: (field, context) => ({ ...field, max: getMaxInches(context), hint: formatAllyMove(context) }),
  near: dropField,
  contact: dropField,
  gimmicks: dropField,
  with: dropField,
  reaction: dropField,
  ally: dropField,
  distance: (field, { translate, encounter, modelId }) =>
    modelId === undefined
      ? field
      : {
          ...field,
          max: getAllyRange(encounter, modelId),
          hint: translate('suFields.atMost', { inches: formatInches(translate, getAllyRange(encounter, modelId)) }),
        },
};

export const GIMMICK_EDITS: FieldEdits = {
  gimmick: dropField,
  supers: chooseAmong((context) => {
    const { encounter, modelId, event } = context;
    const { gimmick } = event;
    if (modelId === undefined || !isCountingGimmick(gimmick)) return [];
    return listAllOnTable(context).filter(
      (otherId) =>
        otherId !== modelId && isSuper(encounter, otherId) && COUNTING_GIMMICKS[gimmick](encounter, modelId, otherId),
    );
  }),
};
