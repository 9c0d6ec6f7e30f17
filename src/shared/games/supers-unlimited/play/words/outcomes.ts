/** What an event worked out, asked right after it: whose roll it was, what it came to, what follows. */
import type { NameOf } from '../../../../play/names.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { nameOf } from '../../names.ts';
import type { PlayCard } from '../card.ts';
import { effectDuties } from '../duties/attack-roll.ts';
import type { AttackDuty, EffectDuty, SuDuty } from '../duty.ts';
import { isPlasmaRow, plasmaRowText } from '../forecast/duty-rolls.ts';
import { cardOf, isSuper, modelOf } from '../models.ts';
import type { SuPlay } from '../state.ts';
import { type Fields, shown } from './shown.ts';
import { andText, continuation, inchesOf, present } from './small-words.ts';

/** Empty where nothing was worked out. */
export function outcome(t: Translate, play: SuPlay, event: Fields, name: NameOf): string {
  const { last } = play.state;
  switch (event.kind) {
    case 'roll':
      return rolled(t, play, last, name);
    case 'knockback':
      return taken(play, 'knockback', ({ model }) => t('suOutcome.takesKnockback', { model: name(model) }));
    case 'collapse':
      return taken(play, 'collapse', ({ thing }) => t('suOutcome.buildingIs', { building: name(thing) }));
    case 'activate':
      return begun(t, play, name);
    case 'end-turn':
    case 'pass':
      return ending(t, play, name);
    case 'end-game':
      return won(t, play, name);
    case 'wits':
      return present(
        bySide(last.successes, (side, successes) => t('suOutcome.sideSuccesses', { side: name(side), successes })),
        contest(t, play.state.witsWinner, play, name),
      ).join('; ');
    case 'terrain-roll':
      return contest(t, play.state.terrainWinner, play, name);
    case 'marker-roll':
      return contest(t, play.state.firstMarker, play, name);
    case 'plasma-roll':
      return bySide(last.markers, (side, markers) => t('suOutcome.sideMarkers', { side: name(side), markers }));
    case 'manipulate':
      return tried(t, play, event, last);
    default:
      return counted(t, last);
  }
}

/** What the duty was that an answer took off. */
function taken<D extends SuDuty['due']>(
  { state }: SuPlay,
  due: D,
  words: (duty: Extract<SuDuty, { due: D }>) => string,
): string {
  const duty = state.extra.answered;
  return duty?.due === due ? words(duty as Extract<SuDuty, { due: D }>) : '';
}

/** What Poison does when the Recovery is over, and whether there is an Activation at all. */
function begun(t: Translate, { state }: SuPlay, name: NameOf): string {
  const is = state.models.get(state.active ?? '');
  if (!is) return '';
  const damage = is.effects.get('poison') ?? 0;
  return present(
    damage > 0 && t('suOutcome.poison', { damage }),
    is.out && t('suOutcome.isIncapacitated'),
    !is.out && is.ko && t('suOutcome.hasNoActions', { model: name(state.active ?? '') }),
  ).join(', ');
}

/** With the first Turn of the Endgame, and with the last one. */
function ending(t: Translate, play: SuPlay, name: NameOf): string {
  const { phase, endgame, finalTurns, models } = play.state;
  if (phase === 'over') return won(t, play, name);
  const supers = [...models.keys()].filter((model) => !modelOf(play, model).out && isSuper(play, model));
  return endgame && finalTurns.length === supers.length ? t('suOutcome.endgameBegins') : '';
}

/** `Harbour Watch wins: Harbour Watch 3 VP, Night Riders 1 VP` */
function won(t: Translate, { state, seats }: SuPlay, name: NameOf): string {
  const points = seats.map(({ id }) => ({ id, vp: state.vp.get(id) ?? 0 })).sort((a, b) => b.vp - a.vp);
  const most = points.filter(({ vp }) => vp === points[0]?.vp);
  const score = points.map(({ id, vp }) => t('suOutcome.sidePoints', { side: name(id), points: vp })).join(', ');
  return most.length > 1
    ? t('suOutcome.draw', { score })
    : t('suOutcome.winner', { side: name(most[0]?.id ?? ''), score });
}

function contest(t: Translate, winner: string | null, { state }: SuPlay, name: NameOf): string {
  if (winner !== null) return t('suOutcome.sideWins', { side: name(winner) });
  return state.contenders.length > 0 ? t('suOutcome.tie', { sides: andText(t, state.contenders.map(name)) }) : '';
}

const bySide = (numbers: unknown, words: (side: string, number: number) => string): string =>
  typeof numbers === 'object' && numbers !== null
    ? Object.entries(numbers)
        .map(([side, number]) => words(side, Number(number)))
        .join(', ')
    : '';

/** `2 Successes, 1 POW`, `no Success`; empty where nothing was counted. */
function counted(t: Translate, { successes, pows }: Fields): string {
  if (typeof successes !== 'number') return '';
  return present(
    successes === 0 ? t('suOutcome.noSuccess') : t('suOutcome.successes', { successes }),
    typeof pows === 'number' && pows > 0 && t('suOutcome.pows', { pows }),
  ).join(', ');
}

function tried(t: Translate, { state }: SuPlay, { marker }: Fields, last: Fields): string {
  const there = typeof marker === 'string' ? state.markers.get(marker) : undefined;
  if (!there) return counted(t, last);
  const isScored = there.kind === 'prize' || there.kind === 'vip';
  return present(
    counted(t, last),
    there.kind === 'prize' && t('suOutcome.studyPoints', { points: there.total ?? 0 }),
    there.resolved && t(isScored ? 'suOutcome.scores' : 'suOutcome.isResolved'),
  ).join(', ');
}

/** What was due before the roll stands in `extra.answered`. */
function rolled(t: Translate, play: SuPlay, last: Fields, name: NameOf): string {
  const duty = play.state.extra.answered;
  const successes = counted(t, last);
  switch (duty?.due) {
    case 'attack':
      return t('suOutcome.attack', {
        attack: duty.name,
        attacker: name(duty.by),
        target: name(duty.target),
        successes,
        effects: effectsOf(t, play, duty, last, name),
      });
    case 'ko-roll':
      return t(last.successes === 0 ? 'suOutcome.isKo' : 'suOutcome.staysAwake', {
        model: name(duty.model),
        successes,
      });
    case 'slam':
    case 'fall':
    case 'hazard':
      return t(`suOutcome.${duty.due}`, {
        body: hitBy(duty, name),
        harm: hurt(t, duty, last),
        isOut: isOut(play, duty.model),
      });
    case 'plasma': {
      const row = shown(last.row);
      return t('suOutcome.getsRow', {
        model: name(duty.model),
        row: isPlasmaRow(row) ? plasmaRowText(t, row) : row,
      });
    }
    case 'vulnerability':
      return t('suOutcome.vulnerability', {
        model: name(duty.model),
        stun: shown(last.stun),
        weaken: shown(last.weaken),
      });
    default:
      return successes;
  }
}

const isDestroyed = ({ state }: SuPlay, thing: string): boolean => state.things.get(thing)?.destroyed === true;

/** Whether what it took was the last of it. */
const isOut = ({ state }: SuPlay, model: string | undefined): boolean =>
  model !== undefined && state.models.get(model)?.out === true;

const hitBy = (duty: SuDuty, name: NameOf): string =>
  name(('model' in duty ? duty.model : undefined) ?? ('thing' in duty ? duty.thing : undefined) ?? '');

function hurt(t: Translate, { due }: SuDuty, { successes, pows }: Fields): string {
  const stun = Number(pows ?? 0) * (due === 'hazard' ? 2 : 1);
  const damage = Number(successes ?? 0);
  const parts = present(damage > 0 && `${damage} Damage`, stun > 0 && `${stun} Stun`);
  return parts.length === 0 ? t('suOutcome.nothingHappens') : andText(t, parts);
}

/** `: Wasp takes 2 Damage and 2 Stun`: what it is immune to is no part of it. */
function effectsOf(t: Translate, play: SuPlay, duty: AttackDuty, { successes, pows }: Fields, name: NameOf): string {
  if (typeof successes !== 'number' || typeof pows !== 'number') return '';
  const more =
    successes > 0 || play.options['su.plasmaOnMiss'] ? (play.state.models.get(duty.by)?.bonusSuccesses ?? 0) : 0;
  const hits = successes + more;
  if (hits === 0) return '';
  const added = present(more > 0 && t('suOutcome.morePlasma', { successes: more }));
  const text = sufferedText(t, play, duty, hits, pows, name);
  return `${continuation([], added)}${text === undefined ? '' : `: ${text}`}`;
}

/** What the target takes of so many Successes and POWs; undefined for nothing. */
function sufferedText(
  t: Translate,
  play: SuPlay,
  duty: AttackDuty,
  hits: number,
  pows: number,
  name: NameOf,
): string | undefined {
  const target = name(duty.target);
  if (!play.figures.has(duty.target)) {
    const values = { thing: target, isDestroyed: isDestroyed(play, duty.target) };
    return duty.effects.some(({ effect }) => effect === 'damage')
      ? t('suOutcome.thingTakesDamage', { ...values, damage: hits })
      : t('suOutcome.thingTakesNothing', values);
  }
  const card = cardOf(play, duty.target);
  const made = effectDuties(play, duty, duty.effects, { successes: hits, pows });
  if (made.length === 0) return undefined;
  const suffered = made.filter((one) => !isImmune(card, one)).map((one) => effectText(t, one, card.size));
  const vain = made.filter((one) => isImmune(card, one)).map(({ effect }) => nameOf(effect));
  const values = { model: target, isOut: isOut(play, duty.target) };
  const [effects, immune] = [andText(t, suffered), andText(t, vain)];
  if (suffered.length > 0 && vain.length > 0)
    return t('suOutcome.modelTakesAndIsImmune', { ...values, effects, immune });
  return vain.length > 0
    ? t('suOutcome.modelIsImmune', { ...values, immune })
    : t('suOutcome.modelTakes', { ...values, effects });
}

/** Immune to it, or of no Type that the Control rules. */
const isImmune = (card: PlayCard, { effect, type }: EffectDuty): boolean =>
  card.immune.has(effect) || (effect === 'control' && type !== 'all' && !card.keywords.type.includes(type ?? ''));

function effectText(
  t: Translate,
  { effect, amount }: { readonly effect: string; readonly amount: number },
  size: number,
): string {
  if (effect !== 'knockback') return `${amount} ${nameOf(effect)}`;
  return amount > size
    ? t('suOutcome.knockback', { amount, inches: inchesOf(t, amount - size), size })
    : t('suOutcome.knockbackTooLittle', { amount, size });
}
