/** What lies on the table beside the models, and how the game stands. */
import { say } from '../../../../language/say.ts';
import type { NameOf } from '../../../../play/names.ts';
import { nameOf, traitName } from '../../names.ts';
import { NEED, ownTrait, PRIZE_POINTS, VIP_POINTS } from '../field/manipulate.ts';
import type { Marker, SuPlay, Thing } from '../state.ts';
import { thingKind } from '../words/turn-lines.ts';

/** A line for each kind of thing that there is. */
export function* standing(play: SuPlay, name: NameOf): Iterable<string> {
  const { state, seats } = play;
  const { scenario, deployment, subplots, markers, things, gimmicks, vp, totals, plasma } = state;
  const agreed = [
    scenario === null ? '' : say`scenario ${nameOf(scenario)}`,
    deployment === null ? '' : say`deployment by ${nameOf(deployment)}`,
    ...subplots.map(({ side, subplot }) => say`${nameOf(subplot)} of ${name(side)}`),
  ].filter((part) => part !== '');
  if (agreed.length > 0) yield say`agreed:  ${agreed.join(', ')}`;
  if (markers.size > 0) yield say`markers: ${[...markers].map((each) => markerText(play, each, name)).join(', ')}`;
  if (plasma > 0) yield say`plasma:  ${plasma} Plasma X`;
  if (things.size > 0) yield say`things:  ${[...things].map((each) => thingText(each, name)).join(', ')}`;
  const pools = [...gimmicks].filter(([, pool]) => pool.length > 0);
  for (const [side, pool] of pools) yield say`gimmicks of ${name(side)}: ${pool.map(nameOf).join(', ')}`;
  if (state.phase === 'setup') return;
  const points = seats.map(({ id }) => {
    const total = totals.get(id);
    return `${name(id)} ${vp.get(id) ?? 0}${total === undefined ? '' : say` (${total} for the scenario)`}`;
  });
  yield say`VP:      ${points.join(', ')}${endgameText(play)}`;
}

function endgameText({ state }: SuPlay): string {
  if (state.phase === 'over') return say`; the game is over`;
  if (state.endgame) return say`; Endgame: each Super has one more Turn`;
  return state.endgameDue ? say`; the Endgame begins with the next Turn` : '';
}

function markerText(play: SuPlay, [id, marker]: [string, Marker], name: NameOf): string {
  const { type, resolved, claimed, contested, total, points, kind } = marker;
  const parts = [
    type === undefined ? '' : nameOf(type),
    resolved ? say`resolved` : toTry(play, marker),
    kind === 'prize' && !resolved ? say`${total ?? 0} of ${PRIZE_POINTS} Study Points` : '',
    ...[...(points ?? [])].map(([side, had]) => say`${name(side)} ${had} of ${VIP_POINTS}`),
    claimed === null ? '' : say`claimed by ${name(claimed)}`,
    contested ? say`contested` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? name(id) : `${name(id)} (${parts.join(', ')})`;
}

/** How a marker is tried: `Aim against 9`; nothing for one that is only claimed. */
function toTry({ options }: SuPlay, marker: Marker): string {
  const { kind } = marker;
  if (kind === 'territory' || kind === 'quarter') return '';
  const trait = ownTrait(marker);
  if (trait === undefined && kind === 'quest') return say`no roll`;
  return say`${trait === undefined ? say`any Trait` : traitName(trait, options)} against ${NEED[kind]}`;
}

function thingText([id, thing]: [string, Thing], name: NameOf): string {
  const limit = thing.kind === 'building' ? say` of ${thing.limit}` : '';
  const state = thing.destroyed ? say`, destroyed` : thing.damage > 0 ? say`, ${thing.damage}${limit} Damage` : '';
  return `${name(id)} (${thingKind(thing).replace(/^(?:an?|ein) /, '')}${state})`;
}
