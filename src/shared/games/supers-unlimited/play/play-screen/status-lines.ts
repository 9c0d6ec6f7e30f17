/** Describes the markers and things on the table, and the score. */
import type { GetName } from '../../../../play/model-names.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { getTermName, getTraitName } from '../../names.ts';
import { getObjectiveTrait, OBJECTIVE_NEEDS, PRIZE_POINTS, VIP_POINTS } from '../battlefield/manipulate-event.ts';
import type { Marker, SuEncounter } from '../state.ts';
import { formatThingCondition, formatThingKind } from '../texts/item-names.ts';
import { filterPresent } from '../texts/phrases.ts';

/** Yields lines for the agreements, markers, Plasma X, things, Gimmicks and Victory Points. Topics without content have no line. */
export function* listStatusLines(
  translate: Translate,
  encounter: SuEncounter,
  getName: GetName,
  omitsItems = false,
): Iterable<string> {
  const { state, seats } = encounter;
  const { scenario, deployment, subplots, markers, things, gimmicks, vp, totals, plasma } = state;
  const agreements = filterPresent(
    scenario !== null && translate('suStanding.scenario', { scenario: getTermName(scenario) }),
    deployment !== null && translate('suStanding.deployment', { type: getTermName(deployment) }),
    ...subplots.map(({ side: sideId, subplot }) =>
      translate('suStanding.subplot', { subplot: getTermName(subplot), side: getName(sideId) }),
    ),
  );
  if (agreements.length > 0) yield translate('suStanding.agreed', { agreed: agreements.join(', ') });
  if (markers.size > 0)
    yield translate('suStanding.markers', {
      markers: [...markers].map((entry) => formatMarker(translate, encounter, entry, getName)).join(', '),
    });
  if (plasma > 0) yield translate('suStanding.plasma', { markers: plasma });
  if (things.size > 0 && !omitsItems)
    yield translate('suStanding.things', {
      things: [...things]
        .map(([thingId, thing]) =>
          addBrackets(
            getName(thingId),
            filterPresent(formatThingKind(translate, thing), formatThingCondition(translate, thing)),
          ),
        )
        .join(', '),
    });
  const pools = [...gimmicks].filter(([, pool]) => pool.length > 0);
  for (const [sideId, pool] of pools)
    yield translate('suStanding.gimmicks', { side: getName(sideId), gimmicks: pool.map(getTermName).join(', ') });
  if (state.phase === 'setup') return;
  const pointTexts = seats.map(({ id }) => {
    const values = { side: getName(id), points: vp.get(id) ?? 0 };
    const total = totals.get(id);
    return total === undefined
      ? translate('suStanding.points', values)
      : translate('suStanding.pointsWithTotal', { ...values, total });
  });
  yield translate(getScoreKey(encounter), { points: pointTexts.join(', ') });
}

function getScoreKey({ state }: SuEncounter) {
  if (state.phase === 'over') return 'suStanding.scoreOver';
  if (state.endgame) return 'suStanding.scoreEndgame';
  return state.endgameDue ? 'suStanding.scoreEndgameNext' : 'suStanding.score';
}

function formatMarker(
  translate: Translate,
  encounter: SuEncounter,
  [markerId, marker]: [string, Marker],
  getName: GetName,
): string {
  const { type, resolved, claimed, contested, total, points, kind } = marker;
  const details = filterPresent(
    type !== undefined && getTermName(type),
    resolved ? translate('suStanding.resolved') : formatObjectiveRoll(translate, encounter, marker),
    kind === 'prize' && !resolved && translate('suStanding.studyPoints', { points: total ?? 0, needed: PRIZE_POINTS }),
    ...[...(points ?? [])].map(([sideId, sidePoints]) =>
      translate('suStanding.sideStudyPoints', { side: getName(sideId), points: sidePoints, needed: VIP_POINTS }),
    ),
    claimed !== null && translate('suStanding.claimedBy', { side: getName(claimed) }),
    contested && translate('suStanding.contested'),
  );
  return details.length === 0 ? getName(markerId) : addBrackets(getName(markerId), details);
}

/** Example: `Prize 1 (Mind against 8, contested)`. */
const addBrackets = (itemName: string, details: readonly string[]): string => `${itemName} (${details.join(', ')})`;

/** Describes the roll for a marker, such as `Aim against 9`. Returns undefined for a marker that is only claimed. */
function formatObjectiveRoll(translate: Translate, { options }: SuEncounter, marker: Marker): string | undefined {
  const { kind } = marker;
  if (kind === 'territory' || kind === 'quarter') return undefined;
  const trait = getObjectiveTrait(marker);
  if (trait === undefined && kind === 'quest') return translate('suStanding.noRoll');
  const number = OBJECTIVE_NEEDS[kind];
  return trait === undefined
    ? translate('suStanding.anyTrait', { number })
    : translate('suStanding.traitAgainst', { trait: getTraitName(trait, options), number });
}
