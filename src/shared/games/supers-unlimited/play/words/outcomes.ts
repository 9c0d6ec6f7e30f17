/** What an event worked out, asked right after it: whose roll it was, what it came to, what follows. */
import { t, texts } from '../../../../i18n/phrases.ts';
import type { NameOf } from '../../../../play/names.ts';
import { nameOf } from '../../names.ts';
import type { PlayCard } from '../card.ts';
import { effectDuties } from '../duties/attack-roll.ts';
import type { AttackDuty, EffectDuty, SuDuty } from '../duty.ts';
import { PLASMA_WORDS } from '../forecast/duty-rolls.ts';
import { cardOf, isSuper, modelOf } from '../models.ts';
import type { SuPlay } from '../state.ts';
import { type Fields, shown } from './shown.ts';
import { andText, countOf, inchesOf } from './small-words.ts';

/** Empty where nothing was worked out. */
export function outcome(play: SuPlay, event: Fields, name: NameOf): string {
  const { last } = play.state;
  switch (event.kind) {
    case 'roll':
      return rolled(play, last, name);
    case 'knockback':
      return taken(play, 'knockback', (duty) => t`${name(duty.model)} takes it`);
    case 'collapse':
      return taken(play, 'collapse', (duty) => t`it is ${name(duty.thing)}`);
    case 'activate':
      return begun(play, name);
    case 'end-turn':
    case 'pass':
      return ending(play, name);
    case 'end-game':
      return won(play, name);
    case 'wits':
      return `${bySide(last.successes, name, t`Success`, t`Successes`)}${contest(play.state.witsWinner, play, name)}`;
    case 'terrain-roll':
      return contest(play.state.terrainWinner, play, name).replace('; ', '');
    case 'marker-roll':
      return contest(play.state.firstMarker, play, name).replace('; ', '');
    case 'plasma-roll':
      return bySide(last.markers, name, 'marker');
    case 'manipulate':
      return tried(play, event, last);
    default:
      return counted(last);
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
function begun({ state }: SuPlay, name: NameOf): string {
  const is = state.models.get(state.active ?? '');
  if (!is) return '';
  const poison = is.effects.get('poison') ?? 0;
  const none = is.out
    ? t`it is Incapacitated`
    : is.ko
      ? t`${name(state.active ?? '')} is KO’ed and has no Actions`
      : '';
  return [poison > 0 ? t`${poison} Damage by Poison` : '', none].filter((part) => part !== '').join(', ');
}

/** With the first Turn of the Endgame, and with the last one. */
function ending(play: SuPlay, name: NameOf): string {
  const { phase, endgame, finalTurns, models } = play.state;
  if (phase === 'over') return won(play, name);
  const supers = [...models.keys()].filter((model) => !modelOf(play, model).out && isSuper(play, model));
  return endgame && finalTurns.length === supers.length ? t`the Endgame begins: each Super has one more Turn` : '';
}

/** `Harbour Watch wins: 3 VP to 1 of Night Riders` */
function won({ state, seats }: SuPlay, name: NameOf): string {
  const points = seats.map(({ id }) => ({ id, vp: state.vp.get(id) ?? 0 })).sort((a, b) => b.vp - a.vp);
  const most = points.filter(({ vp }) => vp === points[0]?.vp);
  const score = points.map(({ id, vp }) => t`${name(id)} ${vp} VP`).join(', ');
  return most.length > 1 ? t`the game is a draw: ${score}` : t`${name(most[0]?.id ?? '')} wins: ${score}`;
}

function contest(winner: string | null, { state }: SuPlay, name: NameOf): string {
  if (winner !== null) return t`; ${name(winner)} wins`;
  return state.contenders.length > 0 ? t`; a tie: ${andText(state.contenders.map(name))} roll again` : '';
}

const bySide = (numbers: unknown, name: NameOf, one: string, several = `${one}s`): string =>
  typeof numbers === 'object' && numbers !== null
    ? Object.entries(numbers)
        .map(([side, number]) => `${name(side)} ${countOf(Number(number), one, several)}`)
        .join(', ')
    : '';

/** `2 Successes, 1 POW`, `no Success`; empty where nothing was counted. */
function counted({ successes, pows }: Fields): string {
  if (typeof successes !== 'number') return '';
  const hits = successes === 0 ? t`no Success` : countOf(successes, t`Success`, t`Successes`);
  return typeof pows === 'number' && pows > 0 ? `${hits}, ${countOf(pows, 'POW')}` : hits;
}

function tried({ state }: SuPlay, { marker }: Fields, last: Fields): string {
  const there = typeof marker === 'string' ? state.markers.get(marker) : undefined;
  if (!there) return counted(last);
  const result = counted(last);
  const points = there.kind === 'prize' ? t`, ${countOf(there.total ?? 0, t`Study Point`)} in all` : '';
  const end = there.resolved
    ? there.kind === 'prize' || there.kind === 'vip'
      ? t`, it scores`
      : t`, it is resolved`
    : '';
  return `${result}${points}${end}`.replace(/^, /, '');
}

/** What was due before the roll stands in `extra.answered`. */
function rolled(play: SuPlay, last: Fields, name: NameOf): string {
  const duty = play.state.extra.answered;
  const count = counted(last);
  switch (duty?.due) {
    case 'attack':
      return t`${duty.name} of ${name(duty.by)} on ${name(duty.target)}: ${count}${effectsOf(play, duty, last, name)}`;
    case 'ko-roll':
      return t`${name(duty.model)} ${last.successes === 0 ? t`is KO’ed` : t`stays awake`} with ${count}`;
    case 'slam':
    case 'fall':
    case 'hazard':
      return `${CRASH[duty.due]} ${hitBy(duty, name)}: ${hurt(duty, last)}${goneText(play, duty.model)}`;
    case 'plasma':
      return t`${name(duty.model)} gets ${PLASMA_WORDS[shown(last.row) as keyof typeof PLASMA_WORDS] ?? shown(last.row)}`;
    case 'vulnerability':
      return t`${name(duty.model)} takes ${shown(last.stun)} Stun and ${shown(last.weaken)} Weaken`;
    default:
      return count;
  }
}

const brokenText = ({ state }: SuPlay, thing: string): string =>
  state.things.get(thing)?.destroyed ? t` and is destroyed` : '';

/** What it took was the last of it. */
const goneText = ({ state }: SuPlay, model: string | undefined): string =>
  model !== undefined && state.models.get(model)?.out ? t` and is Incapacitated` : '';

const CRASH = texts({ slam: 'Slam of', fall: 'Fall of', hazard: 'Power Marker touched by' } as const);

const hitBy = (duty: SuDuty, name: NameOf): string =>
  name(('model' in duty ? duty.model : undefined) ?? ('thing' in duty ? duty.thing : undefined) ?? '');

function hurt({ due }: SuDuty, { successes, pows }: Fields): string {
  const stun = Number(pows ?? 0) * (due === 'hazard' ? 2 : 1);
  const damage = Number(successes ?? 0);
  const parts = [...(damage > 0 ? [`${damage} Damage`] : []), ...(stun > 0 ? [`${stun} Stun`] : [])];
  return parts.length === 0 ? t`nothing happens` : andText(parts);
}

/** `: Wasp takes 2 Damage and 2 Stun`: what it is immune to is no part of it. */
function effectsOf(play: SuPlay, duty: AttackDuty, { successes, pows }: Fields, name: NameOf): string {
  if (typeof successes !== 'number' || typeof pows !== 'number') return '';
  const { target } = duty;
  const card = play.figures.has(target) ? cardOf(play, target) : undefined;
  const more =
    successes > 0 || play.options['su.plasmaOnMiss'] ? (play.state.models.get(duty.by)?.bonusSuccesses ?? 0) : 0;
  const hits = successes + more;
  if (hits === 0) return '';
  const added = more > 0 ? t`, ${more} more by Plasma X` : '';
  if (!card) {
    const damages = duty.effects.some(({ effect }) => effect === 'damage');
    return t`${added}: ${name(target)} takes ${damages ? t`${hits} Damage` : t`nothing, only Damage counts`}${brokenText(play, target)}`;
  }
  const made = effectDuties(play, duty, duty.effects, { successes: hits, pows });
  const suffered = made.flatMap((one) => (isImmune(card, one) ? [] : [effectText(one, card.size)]));
  const immune = made.flatMap((one) => (isImmune(card, one) ? [nameOf(one.effect)] : []));
  const parts = [
    ...(suffered.length > 0 ? [t`takes ${andText(suffered)}`] : []),
    ...(immune.length > 0 ? [t`is Immune to ${andText(immune)}`] : []),
  ];
  return `${added}: ${name(target)} ${andText(parts)}${goneText(play, target)}`;
}

/** Immune to it, or of no Type that the Control rules. */
const isImmune = (card: PlayCard, { effect, type }: EffectDuty): boolean =>
  card.immune.has(effect) || (effect === 'control' && type !== 'all' && !card.keywords.type.includes(type ?? ''));

function effectText({ effect, amount }: { readonly effect: string; readonly amount: number }, size: number): string {
  if (effect !== 'knockback') return `${amount} ${nameOf(effect)}`;
  return t`${amount} Knockback (${amount > size ? t`${inchesOf(amount - size)} after Size ${size}` : t`too little for Size ${size}`})`;
}
