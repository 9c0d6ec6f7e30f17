/** What is asked about rolls, answers and Reactions beside their dice. */
import { PLASMA_X } from '../../facts.ts';
import { traitName } from '../../names.ts';
import { TRAITS } from '../field/manipulate.ts';
import { PLASMA_ROWS, plasmaRowText } from '../forecast/duty-rolls.ts';
import { firstDuty } from '../gates.ts';
import { COUNTING, isCounting } from '../gimmicks/gimmick-event.ts';
import { cannotUse } from '../gimmicks/pool.ts';
import { cardOf, isFriend, isSuper, modelOf } from '../models.ts';
import { allyWithin } from '../reactions/react.ts';
import { inchesOf } from '../words/small-words.ts';
import { among, asked, type Context, drop, type Edit, type Edits, keep, onTable, when } from './edit.ts';
import { LANDING, reach } from './move-fields.ts';

/** Who rolls what is due or what the event is about. */
const roller = ({ encounter, model }: Context): string | undefined => firstDuty(encounter, 'attack')?.by ?? model;

const mayPowerUp = (context: Context): boolean => {
  const who = roller(context);
  return who !== undefined && isSuper(context.encounter, who) && modelOf(context.encounter, who).pp > 0;
};

export const ROLL: Edits = {
  powerUp: when(mayPowerUp),
  growth: when(
    (context) => {
      const who = roller(context);
      return who !== undefined && cannotUse(context.encounter, who, 'exponential-growth') === undefined;
    },
    among((context) =>
      onTable(context).filter(
        (id) => isFriend(context.encounter, roller(context) ?? '', id) && isSuper(context.encounter, id),
      ),
    ),
  ),
  order: (field, { translate, encounter }) => {
    const effects = firstDuty(encounter, 'attack')?.effects.map(({ effect }) => effect) ?? [];
    if (effects.length < 2) return undefined;
    const choices = (field.choices ?? []).filter(({ value }) => effects.includes(String(value)));
    const others = effects.filter((effect) => !choices.some(({ value }) => value === effect));
    return {
      ...field,
      choices: [...choices, ...others.map((value) => ({ value, label: value }))],
      hint: translate('suFields.effectOrder'),
    };
  },
  row: (field, { translate }) => ({
    ...field,
    choices: PLASMA_ROWS.map((value) => ({ value, label: plasmaRowText(translate, value) })),
    isAsked: true,
    hint: translate('suFields.plasmaRowHint'),
  }),
  within: among((context) => onTable(context).filter((id) => cardOf(context.encounter, id).vulnerableTo.has(PLASMA_X))),
};

/** The Traits as the table calls them. */
export const traits: Edit = (field, { encounter }) => ({
  ...field,
  choices: TRAITS.map((value) => ({ value, label: traitName(value, encounter.options) })),
});

const kindOf = ({ encounter, event }: Context) => encounter.state.markers.get(String(event.marker))?.kind;

/** Only a Power Marker leaves the Trait open; what is no objective is not rolled for. */
export const MANIPULATE: Edits = {
  ...Object.fromEntries(
    Object.entries({ ...ROLL, dice: keep, rerolls: keep }).map(([key, edit]) => [
      key,
      when((context) => kindOf(context) !== undefined, edit),
    ]),
  ),
  marker: drop,
  trait: when((context) => kindOf(context) === 'power', traits),
};

const BODIES: Edit = among((context) => [
  ...onTable(context).filter((id) => id !== context.model),
  ...[...context.encounter.state.things].flatMap(([id, { destroyed }]) => (destroyed ? [] : [id])),
]);

export const KNOCKBACK: Edits = {
  ...LANDING,
  distance: (field, { translate, encounter }) => {
    const most = firstDuty(encounter, 'knockback')?.amount ?? 0;
    return { ...field, most, hint: translate('suFields.knockbackHint', { inches: inchesOf(translate, most) }) };
  },
  contact: asked(BODIES),
};

/** What a Building gives where nobody measures. */
const measured =
  (which: 'height' | 'greatest'): Edit =>
  (field, { translate, encounter }) => {
    const thing = encounter.state.things.get(firstDuty(encounter, 'collapse')?.thing ?? '');
    const size = thing?.kind === 'building' ? (thing.size ?? []) : [];
    const usual = which === 'height' ? (size[0] ?? 0) : Math.max(0, ...size);
    return {
      ...field,
      hint:
        usual === 0
          ? translate('suFields.measure')
          : translate('suFields.bySize', { inches: inchesOf(translate, usual) }),
    };
  };

export const COLLAPSE: Edits = {
  roof: asked(among(onTable)),
  inside: asked(among(onTable)),
  height: measured('height'),
  greatest: measured('greatest'),
};

/** Which way a Fallen Ally move goes, and that it goes on to its end (E-60). */
function wholeMove(context: Context): string {
  const inches = reach(context);
  const { translate, encounter, model } = context;
  switch (model === undefined ? 'hero' : cardOf(encounter, model).alignment) {
    case 'villain':
      return translate('suFields.allAway', { inches });
    case 'anti-hero':
      return translate('suFields.allTowardOrAway', { inches });
    default:
      return translate('suFields.allToward', { inches });
  }
}

/** A Fallen Ally move does not look at who is near and takes no Gimmick, which needs a Movement Action (E-60, E-121a). */
export const REACT: Edits = {
  inches: (field, context) => ({ ...field, most: reach(context), hint: wholeMove(context) }),
  near: drop,
  contact: drop,
  gimmicks: drop,
  with: drop,
  reaction: drop,
  ally: drop,
  distance: (field, { translate, encounter, model }) =>
    model === undefined
      ? field
      : {
          ...field,
          most: allyWithin(encounter, model),
          hint: translate('suFields.atMost', { inches: inchesOf(translate, allyWithin(encounter, model)) }),
        },
};

export const GIMMICK: Edits = {
  gimmick: drop,
  supers: among((context) => {
    const { encounter, model, event } = context;
    const { gimmick } = event;
    if (model === undefined || !isCounting(gimmick)) return [];
    return onTable(context).filter(
      (id) => id !== model && isSuper(encounter, id) && COUNTING[gimmick](encounter, model, id),
    );
  }),
};
