/** Turns, answers and what players state, as lines of the log. */
import { t, translatePhrase } from '../../../../i18n/phrases.ts';
import type { NameOf } from '../../../../play/names.ts';
import { ADJUSTABLE } from '../field/adjust.ts';
import { landing } from './action-lines.ts';
import { everybody, type Fields, faces, isAbove0, joined, listOf, shown, someInches, who, word } from './shown.ts';
import { andText } from './small-words.ts';

type Line = (event: Fields, name: NameOf) => string;

function choose({ model, returns, upkeep }: Fields, name: NameOf): string {
  const paid = listOf(upkeep).map(
    ({ model: payer, pp, what }) =>
      t`${who(payer, name)} pays ${shown(pp)} PP${what === undefined ? '' : t` for ${shown(what)}`}`,
  );
  const back = Array.isArray(returns) && returns.length > 0 ? t`${everybody(returns, name)} back on the table` : '';
  const more = joined(back, andText(paid));
  return t`${who(model, name)} is chosen${more === '' ? '' : `; ${more}`}`;
}

const beginning = (event: Fields, name: NameOf): string => {
  const more = joined(...landing(event, name));
  return more === '' ? '' : `, ${more}`;
};

/** What an Effect is said to do: `Wasp takes 3 Damage`. */
function inflict({ model, effect, amount, by, type, source }: Fields, name: NameOf): string {
  const from = by === undefined ? '' : t` from ${who(by, name)}`;
  const of = effect === 'control' && type !== undefined ? ` (${word(type)})` : '';
  const named = typeof source === 'string' && source !== '' ? t` by ${source}` : '';
  return t`${who(model, name)} takes ${shown(amount)} ${word(effect)}${of}${from}${named}`;
}

function claim({ marker, models, near }: Fields, name: NameOf): string {
  const there = everybody(models, name) || 'nobody';
  const enemies = Array.isArray(near) && near.length > 0 ? t`, with ${everybody(near, name)} close by` : '';
  return t`At ${who(marker, name)}: ${there}${enemies}`;
}

/** `an Object of Rank 2`, `a flimsy Building` */
export function thingKind(thing: unknown): string {
  const { kind, rank, material, enclosed } = (typeof thing === 'object' && thing !== null ? thing : {}) as Fields;
  if (kind === 'object') return t`an Object of Rank ${shown(rank)}`;
  return t`a ${shown(material)} Building${enclosed === true ? t`, enclosed` : ''}`;
}

const idOf = (thing: unknown): unknown =>
  typeof thing === 'object' && thing !== null ? (thing as Fields).id : undefined;

/** What a field that is set by hand is called. */
export const fieldName = (field: unknown): string =>
  Object.hasOwn(ADJUSTABLE, shown(field)) ? (ADJUSTABLE[shown(field)]?.label ?? '') : word(field);

function adjust({ model, field, to }: Fields, name: NameOf): string {
  if (field === 'ko' || field === 'out') {
    const what = field === 'ko' ? translatePhrase('KO’ed') : 'Incapacitated';
    return to === 1 ? t`${who(model, name)} is ${what}` : t`${who(model, name)} is no longer ${what}`;
  }
  return t`${who(model, name)}: ${fieldName(field)} is ${shown(to)}`;
}

function collapse({ roof, inside }: Fields, name: NameOf): string {
  const [on, within] = [roof, inside].map((list) =>
    Array.isArray(list) && list.length > 0 ? everybody(list, name) : '',
  );
  const more = joined(on && t`${on} on the roof`, within && t`${within} inside`);
  return t`A Building comes down${more === '' ? t`, nobody in it or on it` : t` with ${more}`}`;
}

export const TURN_LINES: Readonly<Record<string, Line>> = {
  choose,
  pass: () => t`The side passes`,
  activate: (event, name) => t`The Activation begins${beginning(event, name)}`,
  'end-activation': () => t`The Activation ends`,
  hold: (event, name) => t`${who(event.model, name)} holds the initiative${beginning(event, name)}`,
  'end-turn': () => t`The Turn ends`,
  'end-game': () => t`The game ends`,
  roll: (event) => `Roll${event.powerUp === true ? t` with Power Up` : ''}${faces(event.dice)}`,
  knockback: (event, name) => {
    const into = event.contact === undefined ? '' : t` into ${who(event.contact, name)}`;
    return `Knockback${isAbove0(event.distance) ? t` of${someInches(event.distance)}` : t` of nothing`}${into}${beginning(event, name)}`;
  },
  collapse,
  'end-control': () => t`The Control ends`,
  'end-recovery': () => t`The Recovery ends`,
  inflict,
  claim,
  thing: ({ thing }, name) => t`${who(idOf(thing), name)} is on the table, ${thingKind(thing)}`,
  summon: ({ id, side, resistance }, name) =>
    t`${who(id, name)} is summoned by ${who(side, name)}${isAbove0(resistance) ? t` with Resistance ${resistance}` : ''}`,
  dismiss: ({ model }, name) => t`${who(model, name)} is dismissed`,
  adjust,
};
