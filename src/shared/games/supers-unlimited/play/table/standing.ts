/** What lies on the table beside the models, and how the game stands. */
import { t } from '../../../../i18n/phrases.ts';
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
    scenario === null ? '' : t`scenario ${nameOf(scenario)}`,
    deployment === null ? '' : t`deployment by ${nameOf(deployment)}`,
    ...subplots.map(({ side, subplot }) => t`${nameOf(subplot)} of ${name(side)}`),
  ].filter((part) => part !== '');
  if (agreed.length > 0) yield t`agreed:  ${agreed.join(', ')}`;
  if (markers.size > 0) yield t`markers: ${[...markers].map((each) => markerText(play, each, name)).join(', ')}`;
  if (plasma > 0) yield t`plasma:  ${plasma} Plasma X`;
  if (things.size > 0) yield t`things:  ${[...things].map((each) => thingText(each, name)).join(', ')}`;
  const pools = [...gimmicks].filter(([, pool]) => pool.length > 0);
  for (const [side, pool] of pools) yield t`gimmicks of ${name(side)}: ${pool.map(nameOf).join(', ')}`;
  if (state.phase === 'setup') return;
  const points = seats.map(({ id }) => {
    const total = totals.get(id);
    return `${name(id)} ${vp.get(id) ?? 0}${total === undefined ? '' : t` (${total} for the scenario)`}`;
  });
  yield t`VP:      ${points.join(', ')}${endgameText(play)}`;
}

function endgameText({ state }: SuPlay): string {
  if (state.phase === 'over') return t`; the game is over`;
  if (state.endgame) return t`; Endgame: each Super has one more Turn`;
  return state.endgameDue ? t`; the Endgame begins with the next Turn` : '';
}

function markerText(play: SuPlay, [id, marker]: [string, Marker], name: NameOf): string {
  const { type, resolved, claimed, contested, total, points, kind } = marker;
  const parts = [
    type === undefined ? '' : nameOf(type),
    resolved ? t`resolved` : toTry(play, marker),
    kind === 'prize' && !resolved ? t`${total ?? 0} of ${PRIZE_POINTS} Study Points` : '',
    ...[...(points ?? [])].map(([side, had]) => t`${name(side)} ${had} of ${VIP_POINTS}`),
    claimed === null ? '' : t`claimed by ${name(claimed)}`,
    contested ? t`contested` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? name(id) : `${name(id)} (${parts.join(', ')})`;
}

/** How a marker is tried: `Aim against 9`; nothing for one that is only claimed. */
function toTry({ options }: SuPlay, marker: Marker): string {
  const { kind } = marker;
  if (kind === 'territory' || kind === 'quarter') return '';
  const trait = ownTrait(marker);
  if (trait === undefined && kind === 'quest') return t`no roll`;
  return t`${trait === undefined ? t`any Trait` : traitName(trait, options)} against ${NEED[kind]}`;
}

function thingText([id, thing]: [string, Thing], name: NameOf): string {
  const limit = thing.kind === 'building' ? t` of ${thing.limit}` : '';
  const state = thing.destroyed ? t`, destroyed` : thing.damage > 0 ? t`, ${thing.damage}${limit} Damage` : '';
  return `${name(id)} (${thingKind(thing).replace(/^(?:an?|ein) /, '')}${state})`;
}
