/** What lies on the table beside the models, and how the game stands. */
import type { NameOf } from '../../../../play/names.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { nameOf, traitName } from '../../names.ts';
import { NEED, ownTrait, PRIZE_POINTS, VIP_POINTS } from '../field/manipulate.ts';
import type { Marker, SuEncounter, Thing } from '../state.ts';
import { present } from '../words/small-words.ts';

/** A line for each kind of thing that there is. */
export function* standing(translate: Translate, encounter: SuEncounter, name: NameOf): Iterable<string> {
  const { state, seats } = encounter;
  const { scenario, deployment, subplots, markers, things, gimmicks, vp, totals, plasma } = state;
  const agreed = present(
    scenario !== null && translate('suStanding.scenario', { scenario: nameOf(scenario) }),
    deployment !== null && translate('suStanding.deployment', { type: nameOf(deployment) }),
    ...subplots.map(({ side, subplot }) =>
      translate('suStanding.subplot', { subplot: nameOf(subplot), side: name(side) }),
    ),
  );
  if (agreed.length > 0) yield translate('suStanding.agreed', { agreed: agreed.join(', ') });
  if (markers.size > 0)
    yield translate('suStanding.markers', {
      markers: [...markers].map((each) => markerText(translate, encounter, each, name)).join(', '),
    });
  if (plasma > 0) yield translate('suStanding.plasma', { markers: plasma });
  if (things.size > 0)
    yield translate('suStanding.things', {
      things: [...things].map((each) => thingText(translate, each, name)).join(', '),
    });
  const pools = [...gimmicks].filter(([, pool]) => pool.length > 0);
  for (const [side, pool] of pools)
    yield translate('suStanding.gimmicks', { side: name(side), gimmicks: pool.map(nameOf).join(', ') });
  if (state.phase === 'setup') return;
  const points = seats.map(({ id }) => {
    const values = { side: name(id), points: vp.get(id) ?? 0 };
    const total = totals.get(id);
    return total === undefined
      ? translate('suStanding.points', values)
      : translate('suStanding.pointsWithTotal', { ...values, total });
  });
  yield translate(scoreKey(encounter), { points: points.join(', ') });
}

function scoreKey({ state }: SuEncounter) {
  if (state.phase === 'over') return 'suStanding.scoreOver';
  if (state.endgame) return 'suStanding.scoreEndgame';
  return state.endgameDue ? 'suStanding.scoreEndgameNext' : 'suStanding.score';
}

function markerText(
  translate: Translate,
  encounter: SuEncounter,
  [id, marker]: [string, Marker],
  name: NameOf,
): string {
  const { type, resolved, claimed, contested, total, points, kind } = marker;
  const parts = present(
    type !== undefined && nameOf(type),
    resolved ? translate('suStanding.resolved') : toTry(translate, encounter, marker),
    kind === 'prize' && !resolved && translate('suStanding.studyPoints', { points: total ?? 0, needed: PRIZE_POINTS }),
    ...[...(points ?? [])].map(([side, had]) =>
      translate('suStanding.sideStudyPoints', { side: name(side), points: had, needed: VIP_POINTS }),
    ),
    claimed !== null && translate('suStanding.claimedBy', { side: name(claimed) }),
    contested && translate('suStanding.contested'),
  );
  return parts.length === 0 ? name(id) : inBrackets(name(id), parts);
}

/** `Prize 1 (Mind against 8, contested)` */
const inBrackets = (name: string, parts: readonly string[]): string => `${name} (${parts.join(', ')})`;

/** How a marker is tried: `Aim against 9`; nothing for one that is only claimed. */
function toTry(translate: Translate, { options }: SuEncounter, marker: Marker): string | undefined {
  const { kind } = marker;
  if (kind === 'territory' || kind === 'quarter') return undefined;
  const trait = ownTrait(marker);
  if (trait === undefined && kind === 'quest') return translate('suStanding.noRoll');
  const number = NEED[kind];
  return trait === undefined
    ? translate('suStanding.anyTrait', { number })
    : translate('suStanding.traitAgainst', { trait: traitName(trait, options), number });
}

function thingText(translate: Translate, [id, thing]: [string, Thing], name: NameOf): string {
  const parts = present(
    thing.kind === 'object'
      ? translate('suStanding.object', { rank: thing.rank })
      : translate(thing.enclosed ? 'suStanding.enclosedBuilding' : 'suStanding.building', { material: thing.material }),
    thing.destroyed ? translate('suStanding.destroyed') : thing.damage > 0 && damageText(translate, thing),
  );
  return inBrackets(name(id), parts);
}

const damageText = (translate: Translate, thing: Thing): string =>
  thing.kind === 'building'
    ? translate('suStanding.damageOfLimit', { damage: thing.damage, limit: thing.limit })
    : translate('suStanding.damage', { damage: thing.damage });
