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

type Line = (t: Translate, event: Fields, name: NameOf) => string;

function choose(t: Translate, { model, returns, upkeep }: Fields, name: NameOf): string {
  const paid = listOf(upkeep).map(({ model: payer, pp, what }) => {
    const values = { model: who(payer, name), points: shown(pp) };
    return what === undefined ? t('suLog.pays', values) : t('suLog.paysFor', { ...values, purpose: shown(what) });
  });
  const back = hasItems(returns) && t('suLog.backOnTable', { models: everybody(t, returns, name) });
  const more = present(back, paid.length > 0 && andText(t, paid));
  const details = more.length === 0 ? '' : `; ${more.join(', ')}`;
  return t('suLog.isChosen', { model: who(model, name), details });
}

const landingDetails = (t: Translate, event: Fields, name: NameOf): string => continuation([], landing(t, event, name));

/** What an Effect is said to do: `Wasp takes 3 Damage`. */
function inflict(t: Translate, { model, effect, amount, by, type, source }: Fields, name: NameOf): string {
  const details = present(
    effect === 'control' && type !== undefined && `(${word(type)})`,
    by !== undefined && t('suLog.from', { attacker: who(by, name) }),
    typeof source === 'string' && source !== '' && t('suLog.bySource', { source }),
  );
  return t('suLog.takes', {
    model: who(model, name),
    amount: shown(amount),
    effect: word(effect),
    details: continuation(details),
  });
}

function claim(t: Translate, { marker, models, near }: Fields, name: NameOf): string {
  const isEmpty = Array.isArray(models) && models.length === 0;
  const enemies = hasItems(near) && t('suLog.enemiesClose', { enemies: everybody(t, near, name) });
  return t('suLog.atMarker', {
    marker: who(marker, name),
    models: isEmpty ? t('suLog.nobody') : everybody(t, models, name),
    details: continuation([], present(enemies)),
  });
}

const toFields = (thing: unknown): Fields => (typeof thing === 'object' && thing !== null ? thing : {}) as Fields;

/** `an Object of Rank 2`, `a flimsy Building` */
function thingKind(t: Translate, thing: unknown): string {
  const { kind, rank, material, enclosed } = toFields(thing);
  if (kind === 'object') return t('suLog.object', { rank: shown(rank) });
  return t(enclosed === true ? 'suLog.enclosedBuilding' : 'suLog.building', { material: shown(material) });
}

/** What a field that is set by hand is called. */
export function fieldName(t: Translate, field: unknown): string {
  const label = Object.hasOwn(ADJUSTABLE, shown(field)) ? ADJUSTABLE[shown(field)]?.label : undefined;
  return label === undefined ? word(field) : formatText(t, LABELS[label] ?? label);
}

function adjust(t: Translate, { model: id, field, to }: Fields, name: NameOf): string {
  const model = who(id, name);
  if (field === 'ko') return t(to === 1 ? 'suLog.isKo' : 'suLog.isNoLongerKo', { model });
  if (field === 'out') return t(to === 1 ? 'suLog.isIncapacitated' : 'suLog.isNoLongerIncapacitated', { model });
  return t('suLog.fieldSet', { model, field: fieldName(t, field), value: shown(to) });
}

function collapse(t: Translate, { roof, inside }: Fields, name: NameOf): string {
  const models = present(
    hasItems(roof) && t('suLog.onRoof', { models: everybody(t, roof, name) }),
    hasItems(inside) && t('suLog.inside', { models: everybody(t, inside, name) }),
  );
  return models.length === 0 ? t('suLog.comesDownEmpty') : t('suLog.comesDownWith', { models: models.join(', ') });
}

function knockback(t: Translate, event: Fields, name: NameOf): string {
  const inches = someInches(t, event.distance);
  const into = event.contact !== undefined && t('suLog.into', { body: who(event.contact, name) });
  const details = continuation(present(into), landing(t, event, name));
  return inches === undefined ? t('suLog.noKnockback', { details }) : t('suLog.knockback', { inches, details });
}

function summon(t: Translate, { id, side: owner, resistance }: Fields, name: NameOf): string {
  const [model, side] = [who(id, name), who(owner, name)];
  return isAbove0(resistance)
    ? t('suLog.isSummonedWith', { model, side, resistance })
    : t('suLog.isSummoned', { model, side });
}

export const TURN_LINES: Readonly<Record<string, Line>> = {
  choose,
  pass: (t) => t('suLog.passes'),
  activate: (t, event, name) => t('suLog.activationBegins', { details: landingDetails(t, event, name) }),
  'end-activation': (t) => t('suLog.activationEnds'),
  hold: (t, event, name) =>
    t('suLog.holdsInitiative', { model: who(event.model, name), details: landingDetails(t, event, name) }),
  'end-turn': (t) => t('suLog.turnEnds'),
  'end-game': (t) => t('suLog.gameEnds'),
  roll: (t, { powerUp, dice }) =>
    t('suLog.roll', {
      details: rolledWith(present(powerUp === true && t('suLog.withPowerUp')), dice),
    }),
  knockback,
  collapse,
  'end-control': (t) => t('suLog.controlEnds'),
  'end-recovery': (t) => t('suLog.recoveryEnds'),
  inflict,
  claim,
  thing: (t, { thing }, name) =>
    t('suLog.isOnTable', { name: who(toFields(thing).id, name), thing: thingKind(t, thing) }),
  summon,
  dismiss: (t, { model }, name) => t('suLog.isDismissed', { model: who(model, name) }),
  adjust,
};
