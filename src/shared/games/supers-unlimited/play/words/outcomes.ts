/** What an event worked out, asked right after it: whose roll it was, what it came to, what follows. */
import type { NameOf } from '../../../../play/names.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { nameOf } from '../../names.ts';
import type { PlayCard } from '../card.ts';
import { effectDuties } from '../duties/attack-roll.ts';
import type { AttackDuty, EffectDuty, SuDuty } from '../duty.ts';
import { isPlasmaRow, plasmaRowText } from '../forecast/duty-rolls.ts';
import { cardOf, isSuper, modelOf } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { type Fields, shown } from './shown.ts';
import { andText, continuation, inchesOf, present } from './small-words.ts';

/** Empty where nothing was worked out. */
export function outcome(translate: Translate, encounter: SuEncounter, event: Fields, name: NameOf): string {
  const { last } = encounter.state;
  switch (event.kind) {
    case 'roll':
      return rolled(translate, encounter, last, name);
    case 'knockback':
      return taken(encounter, 'knockback', ({ model }) =>
        translate('suOutcome.takesKnockback', { model: name(model) }),
      );
    case 'collapse':
      return taken(encounter, 'collapse', ({ thing }) => translate('suOutcome.buildingIs', { building: name(thing) }));
    case 'activate':
      return begun(translate, encounter, name);
    case 'end-turn':
    case 'pass':
      return ending(translate, encounter, name);
    case 'end-game':
      return won(translate, encounter, name);
    case 'wits':
      return present(
        bySide(last.successes, (side, successes) =>
          translate('suOutcome.sideSuccesses', { side: name(side), successes }),
        ),
        contest(translate, encounter.state.witsWinner, encounter, name),
      ).join('; ');
    case 'terrain-roll':
      return contest(translate, encounter.state.terrainWinner, encounter, name);
    case 'marker-roll':
      return contest(translate, encounter.state.firstMarker, encounter, name);
    case 'plasma-roll':
      return bySide(last.markers, (side, markers) => translate('suOutcome.sideMarkers', { side: name(side), markers }));
    case 'manipulate':
      return tried(translate, encounter, event, last);
    default:
      return counted(translate, last);
  }
}

/** What the duty was that an answer took off. */
function taken<D extends SuDuty['due']>(
  { state }: SuEncounter,
  due: D,
  words: (duty: Extract<SuDuty, { due: D }>) => string,
): string {
  const duty = state.extra.answered;
  return duty?.due === due ? words(duty as Extract<SuDuty, { due: D }>) : '';
}

/** What Poison does when the Recovery is over, and whether there is an Activation at all. */
function begun(translate: Translate, { state }: SuEncounter, name: NameOf): string {
  const is = state.models.get(state.active ?? '');
  if (!is) return '';
  const damage = is.effects.get('poison') ?? 0;
  return present(
    damage > 0 && translate('suOutcome.poison', { damage }),
    is.out && translate('suOutcome.isIncapacitated'),
    !is.out && is.ko && translate('suOutcome.hasNoActions', { model: name(state.active ?? '') }),
  ).join(', ');
}

/** With the first Turn of the Endgame, and with the last one. */
function ending(translate: Translate, encounter: SuEncounter, name: NameOf): string {
  const { phase, endgame, finalTurns, models } = encounter.state;
  if (phase === 'over') return won(translate, encounter, name);
  const supers = [...models.keys()].filter((model) => !modelOf(encounter, model).out && isSuper(encounter, model));
  return endgame && finalTurns.length === supers.length ? translate('suOutcome.endgameBegins') : '';
}

/** `Harbour Watch wins: Harbour Watch 3 VP, Night Riders 1 VP` */
function won(translate: Translate, { state, seats }: SuEncounter, name: NameOf): string {
  const points = seats.map(({ id }) => ({ id, vp: state.vp.get(id) ?? 0 })).sort((a, b) => b.vp - a.vp);
  const most = points.filter(({ vp }) => vp === points[0]?.vp);
  const score = points
    .map(({ id, vp }) => translate('suOutcome.sidePoints', { side: name(id), points: vp }))
    .join(', ');
  return most.length > 1
    ? translate('suOutcome.draw', { score })
    : translate('suOutcome.winner', { side: name(most[0]?.id ?? ''), score });
}

function contest(translate: Translate, winner: string | null, { state }: SuEncounter, name: NameOf): string {
  if (winner !== null) return translate('suOutcome.sideWins', { side: name(winner) });
  return state.contenders.length > 0
    ? translate('suOutcome.tie', { sides: andText(translate, state.contenders.map(name)) })
    : '';
}

const bySide = (numbers: unknown, words: (side: string, number: number) => string): string =>
  typeof numbers === 'object' && numbers !== null
    ? Object.entries(numbers)
        .map(([side, number]) => words(side, Number(number)))
        .join(', ')
    : '';

/** `2 Successes, 1 POW`, `no Success`; empty where nothing was counted. */
function counted(translate: Translate, { successes, pows }: Fields): string {
  if (typeof successes !== 'number') return '';
  return present(
    successes === 0 ? translate('suOutcome.noSuccess') : translate('suOutcome.successes', { successes }),
    typeof pows === 'number' && pows > 0 && translate('suOutcome.pows', { pows }),
  ).join(', ');
}

function tried(translate: Translate, { state }: SuEncounter, { marker }: Fields, last: Fields): string {
  const there = typeof marker === 'string' ? state.markers.get(marker) : undefined;
  if (!there) return counted(translate, last);
  const isScored = there.kind === 'prize' || there.kind === 'vip';
  return present(
    counted(translate, last),
    there.kind === 'prize' && translate('suOutcome.studyPoints', { points: there.total ?? 0 }),
    there.resolved && translate(isScored ? 'suOutcome.scores' : 'suOutcome.isResolved'),
  ).join(', ');
}

/** What was due before the roll stands in `extra.answered`. */
function rolled(translate: Translate, encounter: SuEncounter, last: Fields, name: NameOf): string {
  const duty = encounter.state.extra.answered;
  const successes = counted(translate, last);
  switch (duty?.due) {
    case 'attack':
      return translate('suOutcome.attack', {
        attack: duty.name,
        attacker: name(duty.by),
        target: name(duty.target),
        successes,
        effects: effectsOf(translate, encounter, duty, last, name),
      });
    case 'ko-roll':
      return translate(last.successes === 0 ? 'suOutcome.isKo' : 'suOutcome.staysAwake', {
        model: name(duty.model),
        successes,
      });
    case 'slam':
    case 'fall':
    case 'hazard':
      return translate(`suOutcome.${duty.due}`, {
        body: hitBy(duty, name),
        harm: hurt(translate, duty, last),
        isOut: isOut(encounter, duty.model),
      });
    case 'plasma': {
      const row = shown(last.row);
      return translate('suOutcome.getsRow', {
        model: name(duty.model),
        row: isPlasmaRow(row) ? plasmaRowText(translate, row) : row,
      });
    }
    case 'vulnerability':
      return translate('suOutcome.vulnerability', {
        model: name(duty.model),
        stun: shown(last.stun),
        weaken: shown(last.weaken),
      });
    default:
      return successes;
  }
}

const isDestroyed = ({ state }: SuEncounter, thing: string): boolean => state.things.get(thing)?.destroyed === true;

/** Whether what it took was the last of it. */
const isOut = ({ state }: SuEncounter, model: string | undefined): boolean =>
  model !== undefined && state.models.get(model)?.out === true;

const hitBy = (duty: SuDuty, name: NameOf): string =>
  name(('model' in duty ? duty.model : undefined) ?? ('thing' in duty ? duty.thing : undefined) ?? '');

function hurt(translate: Translate, { due }: SuDuty, { successes, pows }: Fields): string {
  const stun = Number(pows ?? 0) * (due === 'hazard' ? 2 : 1);
  const damage = Number(successes ?? 0);
  const parts = present(damage > 0 && `${damage} Damage`, stun > 0 && `${stun} Stun`);
  return parts.length === 0 ? translate('suOutcome.nothingHappens') : andText(translate, parts);
}

/** `: Wasp takes 2 Damage and 2 Stun`: what it is immune to is no part of it. */
function effectsOf(
  translate: Translate,
  encounter: SuEncounter,
  duty: AttackDuty,
  { successes, pows }: Fields,
  name: NameOf,
): string {
  if (typeof successes !== 'number' || typeof pows !== 'number') return '';
  const more =
    successes > 0 || encounter.options['su.plasmaOnMiss']
      ? (encounter.state.models.get(duty.by)?.bonusSuccesses ?? 0)
      : 0;
  const hits = successes + more;
  if (hits === 0) return '';
  const added = present(more > 0 && translate('suOutcome.morePlasma', { successes: more }));
  const text = sufferedText(translate, encounter, duty, hits, pows, name);
  return `${continuation([], added)}${text === undefined ? '' : `: ${text}`}`;
}

/** What the target takes of so many Successes and POWs; undefined for nothing. */
function sufferedText(
  translate: Translate,
  encounter: SuEncounter,
  duty: AttackDuty,
  hits: number,
  pows: number,
  name: NameOf,
): string | undefined {
  const target = name(duty.target);
  if (!encounter.figures.has(duty.target)) {
    const values = { thing: target, isDestroyed: isDestroyed(encounter, duty.target) };
    return duty.effects.some(({ effect }) => effect === 'damage')
      ? translate('suOutcome.thingTakesDamage', { ...values, damage: hits })
      : translate('suOutcome.thingTakesNothing', values);
  }
  const card = cardOf(encounter, duty.target);
  const made = effectDuties(encounter, duty, duty.effects, { successes: hits, pows });
  if (made.length === 0) return undefined;
  const suffered = made.filter((one) => !isImmune(card, one)).map((one) => effectText(translate, one, card.size));
  const vain = made.filter((one) => isImmune(card, one)).map(({ effect }) => nameOf(effect));
  const values = { model: target, isOut: isOut(encounter, duty.target) };
  const [effects, immune] = [andText(translate, suffered), andText(translate, vain)];
  if (suffered.length > 0 && vain.length > 0)
    return translate('suOutcome.modelTakesAndIsImmune', { ...values, effects, immune });
  return vain.length > 0
    ? translate('suOutcome.modelIsImmune', { ...values, immune })
    : translate('suOutcome.modelTakes', { ...values, effects });
}

/** Immune to it, or of no Type that the Control rules. */
const isImmune = (card: PlayCard, { effect, type }: EffectDuty): boolean =>
  card.immune.has(effect) || (effect === 'control' && type !== 'all' && !card.keywords.type.includes(type ?? ''));

function effectText(
  translate: Translate,
  { effect, amount }: { readonly effect: string; readonly amount: number },
  size: number,
): string {
  if (effect !== 'knockback') return `${amount} ${nameOf(effect)}`;
  return amount > size
    ? translate('suOutcome.knockback', { amount, inches: inchesOf(translate, amount - size), size })
    : translate('suOutcome.knockbackTooLittle', { amount, size });
}
