/** What an event worked out, asked right after it: whose roll it was, what it came to, what follows. */
import type { NameOf } from '../../../../play/names.ts';
import { nameOf } from '../../names.ts';
import { effectDuties } from '../duties/attack-roll.ts';
import type { AttackDuty, SuDuty } from '../duty.ts';
import { PLASMA_WORDS } from '../forecast/duty-rolls.ts';
import { cardOf } from '../models.ts';
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
      return play.state.extra.answered?.due === 'knockback' ? name(play.state.extra.answered.model) : '';
    case 'collapse':
      return play.state.extra.answered?.due === 'collapse' ? name(play.state.extra.answered.thing) : '';
    case 'wits':
      return `${bySide(last.successes, name, 'Success', 'Successes')}${contest(play.state.witsWinner, play, name)}`;
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

function contest(winner: string | null, { state }: SuPlay, name: NameOf): string {
  if (winner !== null) return `; ${name(winner)} wins`;
  return state.contenders.length > 0 ? `; a tie: ${andText(state.contenders.map(name))} roll again` : '';
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
  const hits = successes === 0 ? 'no Success' : countOf(successes, 'Success', 'Successes');
  return typeof pows === 'number' && pows > 0 ? `${hits}, ${countOf(pows, 'POW')}` : hits;
}

function tried({ state }: SuPlay, { marker }: Fields, last: Fields): string {
  const there = typeof marker === 'string' ? state.markers.get(marker) : undefined;
  if (!there) return counted(last);
  const result = counted(last);
  const points = there.kind === 'prize' ? `, ${countOf(there.total ?? 0, 'Study Point')} in all` : '';
  const end = there.resolved
    ? there.kind === 'prize' || there.kind === 'vip'
      ? ', it scores'
      : ', it is resolved'
    : '';
  return `${result}${points}${end}`.replace(/^, /, '');
}

/** What was due before the roll stands in `extra.answered`. */
function rolled(play: SuPlay, last: Fields, name: NameOf): string {
  const duty = play.state.extra.answered;
  const count = counted(last);
  switch (duty?.due) {
    case 'attack':
      return `${duty.name} of ${name(duty.by)} on ${name(duty.target)}: ${count}${effectsOf(play, duty, last, name)}`;
    case 'ko-roll':
      return `${name(duty.model)} ${last.successes === 0 ? 'is KO’ed' : 'stays awake'} with ${count}`;
    case 'slam':
    case 'fall':
    case 'hazard':
      return `${CRASH[duty.due]} of ${hitBy(duty, name)}: ${hurt(duty, last)}${goneText(play, duty.model)}`;
    case 'plasma':
      return `${name(duty.model)} gets ${PLASMA_WORDS[shown(last.row) as keyof typeof PLASMA_WORDS] ?? shown(last.row)}`;
    case 'vulnerability':
      return `${name(duty.model)} takes ${shown(last.stun)} Stun and ${shown(last.weaken)} Weaken`;
    default:
      return count;
  }
}

/** What it took was the last of it. */
const goneText = ({ state }: SuPlay, model: string | undefined): string =>
  model !== undefined && state.models.get(model)?.out ? ' and is Incapacitated' : '';

const CRASH = { slam: 'Slam', fall: 'Fall', hazard: 'Power Marker, touch' } as const;

const hitBy = (duty: SuDuty, name: NameOf): string =>
  name(('model' in duty ? duty.model : undefined) ?? ('thing' in duty ? duty.thing : undefined) ?? '');

function hurt({ due }: SuDuty, { successes, pows }: Fields): string {
  const stun = Number(pows ?? 0) * (due === 'hazard' ? 2 : 1);
  const damage = Number(successes ?? 0);
  const parts = [...(damage > 0 ? [`${damage} Damage`] : []), ...(stun > 0 ? [`${stun} Stun`] : [])];
  return parts.length === 0 ? 'nothing happens' : andText(parts);
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
  const added = more > 0 ? `, ${more} more by Plasma X` : '';
  if (!card) {
    const damages = duty.effects.some(({ effect }) => effect === 'damage');
    return `${added}: ${name(target)} takes ${damages ? `${hits} Damage` : 'nothing, only Damage counts'}`;
  }
  const made = effectDuties(play, duty, duty.effects, { successes: hits, pows });
  const taken = made.flatMap((one) =>
    one.due === 'effect' && !card.immune.has(one.effect) ? [effectText(one, card.size)] : [],
  );
  const immune = made.flatMap((one) =>
    one.due === 'effect' && card.immune.has(one.effect) ? [nameOf(one.effect)] : [],
  );
  const parts = [
    ...(taken.length > 0 ? [`takes ${andText(taken)}`] : []),
    ...(immune.length > 0 ? [`is Immune to ${andText(immune)}`] : []),
  ];
  return `${added}: ${name(target)} ${andText(parts)}${goneText(play, target)}`;
}

function effectText({ effect, amount }: { readonly effect: string; readonly amount: number }, size: number): string {
  if (effect !== 'knockback') return `${amount} ${nameOf(effect)}`;
  return `${amount} Knockback (${amount > size ? `${inchesOf(amount - size)} after Size ${size}` : `too little for Size ${size}`})`;
}
