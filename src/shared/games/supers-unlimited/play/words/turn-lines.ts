/** Turns, answers and what players state, as lines of the log. */
import type { NameOf } from '../../../../play/names.ts';
import { formatText } from '../../../../texts/late-text.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { ADJUSTABLE } from '../field/adjust.ts';
import { landing } from './action-lines.ts';
import { LABELS } from './label-words.ts';
import {
  everybody,
  type Fields,
  hasItems,
  isAbove0,
  listOf,
  rolledWith,
  shown,
  someInches,
  who,
  word,
} from './shown.ts';
import { andText, continuation, present } from './small-words.ts';

type Line = (translate: Translate, event: Fields, name: NameOf) => string;

function choose(translate: Translate, { model, returns, upkeep }: Fields, name: NameOf): string {
  const paid = listOf(upkeep).map(({ model: payer, pp, what }) => {
    const values = { model: who(payer, name), points: shown(pp) };
    return what === undefined
      ? translate('suLog.pays', values)
      : translate('suLog.paysFor', { ...values, purpose: shown(what) });
  });
  const back = hasItems(returns) && translate('suLog.backOnTable', { models: everybody(translate, returns, name) });
  const more = present(back, paid.length > 0 && andText(translate, paid));
  const details = more.length === 0 ? '' : `; ${more.join(', ')}`;
  return translate('suLog.isChosen', { model: who(model, name), details });
}

const landingDetails = (translate: Translate, event: Fields, name: NameOf): string =>
  continuation([], landing(translate, event, name));

/** What an Effect is said to do: `Wasp takes 3 Damage`. */
function inflict(translate: Translate, { model, effect, amount, by, type, source }: Fields, name: NameOf): string {
  const details = present(
    effect === 'control' && type !== undefined && `(${word(type)})`,
    by !== undefined && translate('suLog.from', { attacker: who(by, name) }),
    typeof source === 'string' && source !== '' && translate('suLog.bySource', { source }),
  );
  return translate('suLog.takes', {
    model: who(model, name),
    amount: shown(amount),
    effect: word(effect),
    details: continuation(details),
  });
}

function claim(translate: Translate, { marker, models, near }: Fields, name: NameOf): string {
  const isEmpty = Array.isArray(models) && models.length === 0;
  const enemies = hasItems(near) && translate('suLog.enemiesClose', { enemies: everybody(translate, near, name) });
  return translate('suLog.atMarker', {
    marker: who(marker, name),
    models: isEmpty ? translate('suLog.nobody') : everybody(translate, models, name),
    details: continuation([], present(enemies)),
  });
}

const toFields = (thing: unknown): Fields => (typeof thing === 'object' && thing !== null ? thing : {}) as Fields;

/** `an Object of Rank 2`, `a flimsy Building` */
function thingKind(translate: Translate, thing: unknown): string {
  const { kind, rank, material, enclosed } = toFields(thing);
  if (kind === 'object') return translate('suLog.object', { rank: shown(rank) });
  return translate(enclosed === true ? 'suLog.enclosedBuilding' : 'suLog.building', { material: shown(material) });
}

/** What a field that is set by hand is called. */
export function fieldName(translate: Translate, field: unknown): string {
  const label = Object.hasOwn(ADJUSTABLE, shown(field)) ? ADJUSTABLE[shown(field)]?.label : undefined;
  return label === undefined ? word(field) : formatText(translate, LABELS[label] ?? label);
}

function adjust(translate: Translate, { model: id, field, to }: Fields, name: NameOf): string {
  const model = who(id, name);
  if (field === 'ko') return translate(to === 1 ? 'suLog.isKo' : 'suLog.isNoLongerKo', { model });
  if (field === 'out')
    return translate(to === 1 ? 'suLog.isIncapacitated' : 'suLog.isNoLongerIncapacitated', { model });
  return translate('suLog.fieldSet', { model, field: fieldName(translate, field), value: shown(to) });
}

function collapse(translate: Translate, { roof, inside }: Fields, name: NameOf): string {
  const models = present(
    hasItems(roof) && translate('suLog.onRoof', { models: everybody(translate, roof, name) }),
    hasItems(inside) && translate('suLog.inside', { models: everybody(translate, inside, name) }),
  );
  return models.length === 0
    ? translate('suLog.comesDownEmpty')
    : translate('suLog.comesDownWith', { models: models.join(', ') });
}

function knockback(translate: Translate, event: Fields, name: NameOf): string {
  const inches = someInches(translate, event.distance);
  const into = event.contact !== undefined && translate('suLog.into', { body: who(event.contact, name) });
  const details = continuation(present(into), landing(translate, event, name));
  return inches === undefined
    ? translate('suLog.noKnockback', { details })
    : translate('suLog.knockback', { inches, details });
}

function summon(translate: Translate, { id, side: owner, resistance }: Fields, name: NameOf): string {
  const [model, side] = [who(id, name), who(owner, name)];
  return isAbove0(resistance)
    ? translate('suLog.isSummonedWith', { model, side, resistance })
    : translate('suLog.isSummoned', { model, side });
}

export const TURN_LINES: Readonly<Record<string, Line>> = {
  choose,
  pass: (translate) => translate('suLog.passes'),
  activate: (translate, event, name) =>
    translate('suLog.activationBegins', { details: landingDetails(translate, event, name) }),
  'end-activation': (translate) => translate('suLog.activationEnds'),
  hold: (translate, event, name) =>
    translate('suLog.holdsInitiative', {
      model: who(event.model, name),
      details: landingDetails(translate, event, name),
    }),
  'end-turn': (translate) => translate('suLog.turnEnds'),
  'end-game': (translate) => translate('suLog.gameEnds'),
  roll: (translate, { powerUp, dice }) =>
    translate('suLog.roll', {
      details: rolledWith(present(powerUp === true && translate('suLog.withPowerUp')), dice),
    }),
  knockback,
  collapse,
  'end-control': (translate) => translate('suLog.controlEnds'),
  'end-recovery': (translate) => translate('suLog.recoveryEnds'),
  inflict,
  claim,
  thing: (translate, { thing }, name) =>
    translate('suLog.isOnTable', { name: who(toFields(thing).id, name), thing: thingKind(translate, thing) }),
  summon,
  dismiss: (translate, { model }, name) => translate('suLog.isDismissed', { model: who(model, name) }),
  adjust,
};
