/** What is asked in the set-up, at the beginning of a Turn, and about what players state between events. */

import { pointer } from '../../../../document/pointer.ts';
import type { EventField } from '../../../../play/table/event-fields.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { ADJUSTABLE } from '../field/adjust.ts';
import { cannotClaim } from '../field/claims.ts';
import { modelOf, modelsOf } from '../models.ts';
import { faceOf } from '../rolls/faces.ts';
import { FREE_CHOICE } from '../setup/field-events.ts';
import { fieldName } from '../words/turn-lines.ts';
import { among, asked, type Context, drop, type Edit, type Edits, enemies, onTable, when } from './edit.ts';

/** The side of an entry is no question: it tells whose entry it is. */
const ownSide: Edit = (field, { name }) => ({
  ...field,
  choices: [{ value: String(field.value), label: name(String(field.value)) }],
});

/** What its die has shown, and from which face on, or up to which, the roller chooses. */
function rolledHint(
  translate: Translate,
  field: EventField,
  dice: unknown,
  isFree: (face: number) => boolean,
): EventField {
  const face = Array.isArray(dice) ? faceOf(dice) : undefined;
  if (face === undefined) return field;
  return {
    ...field,
    hint: isFree(face) ? translate('suFields.rolledChoice', { face }) : translate('suFields.rolled', { face }),
  };
}

export const SETUP: Edits = {
  side: ownSide,
  type: drop,
  marker: drop,
  scenario: drop,
  prizeDice: drop,
  subplot: (field, { translate, entry }) => rolledHint(translate, field, entry?.dice, (face) => face >= FREE_CHOICE),
  prize: (field, { translate, entry }) =>
    entry?.subplot === 'prize'
      ? rolledHint(translate, { ...field, isNeeded: field.value === undefined }, entry.prizeDice, (face) => face <= 2)
      : undefined,
};

/** Those of the side whose chance it is. */
const mine = ({ encounter }: Context): string[] => [...modelsOf(encounter, encounter.state.side ?? '')];

export const CHOOSE: Edits = {
  returns: among((context) => mine(context).filter((id) => modelOf(context.encounter, id).aloft)),
  model: among((context) => mine(context).filter((id) => !modelOf(context.encounter, id).out)),
};

/** Of a Table Quarter it is asked who is inside, of all else who is in contact (E-138). */
function placed(then: Edit, inside: 'suFields.modelsInside' | 'suFields.enemiesInside'): Edit {
  return (field, context) => {
    const changed = then(field, context);
    const { kind } = context.encounter.state.markers.get(String(context.event.marker)) ?? {};
    return changed && kind === 'quarter' ? { ...changed, label: context.translate(inside) } : changed;
  };
}

export const CLAIM: Edits = {
  marker: among(({ encounter }) =>
    [...encounter.state.markers].flatMap(([id, marker]) => (cannotClaim(marker) ? [] : [id])),
  ),
  models: placed(among(onTable), 'suFields.modelsInside'),
  near: placed(
    asked(
      among((context) => {
        const [first] = Array.isArray(context.event.models) ? context.event.models : [];
        return typeof first === 'string' ? enemies({ ...context, model: first }) : onTable(context);
      }),
    ),
    'suFields.enemiesInside',
  ),
};

export const SUMMON: Edits = {
  character: (field, { encounter }) => ({
    ...field,
    type: 'choice',
    choices: [...encounter.characters.legal()].map(({ id, name }) => ({ value: id, label: name || id })),
  }),
};

export const INFLICT: Edits = {
  type: when(({ event }) => event.effect === 'control'),
  source: when(({ event }) => event.effect === 'countdown'),
};

/** The least and the most that the field may be set to. */
function rangeIn({ encounter, event: { field, model } }: Context): readonly [number, number] | undefined {
  const id = String(model);
  const known = Object.hasOwn(ADJUSTABLE, String(field)) && encounter.state.models.has(id);
  return known ? ADJUSTABLE[String(field)]?.range(encounter, id) : undefined;
}

const YES_OR_NO: ReadonlySet<string> = new Set(['ko', 'out']);

export const ADJUST: Edits = {
  field: (field, { translate }) => ({
    ...field,
    choices: Object.keys(ADJUSTABLE).map((value) => ({
      value,
      label: YES_OR_NO.has(value)
        ? translate('suFields.yesOrNo', { field: fieldName(translate, value) })
        : fieldName(translate, value),
    })),
  }),
  to: (field, context) => {
    const [least, most] = rangeIn(context) ?? [];
    return { ...field, ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
  },
};

const choicesOf = (...values: readonly (string | number)[]) => values.map((value) => ({ value, label: String(value) }));

/** A thing key by key: what it is stands in the offer. */
export function thingFields(translate: Translate, value: unknown): EventField[] {
  const thing = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const at = (key: string) => ({ path: pointer('/thing', key), value: thing[key], isNeeded: false });
  const id: EventField = {
    ...at('id'),
    label: translate('suFields.thingId'),
    type: 'text',
    hint: translate('suFields.thingIdHint'),
  };
  if (thing.kind === 'object') {
    return [id, { ...at('rank'), label: translate('suFields.thingRank'), type: 'choice', choices: choicesOf(1, 2, 3) }];
  }
  return [
    id,
    {
      ...at('material'),
      label: translate('suFields.thingMaterial'),
      type: 'choice',
      choices: choicesOf('flimsy', 'solid', 'reinforced'),
    },
    {
      ...at('limit'),
      label: translate('suFields.thingLimit'),
      type: 'number',
      least: 1,
      hint: translate('suFields.thingLimitHint'),
    },
    { ...at('enclosed'), label: translate('suFields.thingEnclosed'), type: 'switch' },
  ];
}
