/** Lists the points of each side: the scenario total, the Victory Points for it, those of Subplots, and all of them. */
import { copyEncounter } from '../../../../play/copy-encounter.ts';
import type { ScoreRow } from '../../../../play/log/game-summary.ts';
import type { ActiveEncounter } from '../../../../play/state.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { OBJECTIVES, SUBPLOTS } from '../../reference/play.ts';
import { sumLevelsInPlay } from '../ending/levels.ts';
import { endGame } from '../ending/score.ts';
import type { SuEncounter, SuState } from '../state.ts';

const getRuleNumber = (section: typeof OBJECTIVES, rowId: string, numberKey: string): string =>
  String(section.rows.find(({ id }) => id === rowId)?.numbers?.[numberKey] ?? '');

/** Lists the points of a finished game. Before its end, the scenario has no total and gives no points. */
export function listPointRows(translate: Translate, { seats, state }: SuEncounter): ScoreRow[] {
  const scenarioPoints = computeScenarioPoints(state);
  const collect = (getPoints: (sideId: string) => number) => new Map(seats.map(({ id }) => [id, getPoints(id)]));
  return [
    {
      label: translate('suScore.total'),
      hint: translate('suScore.totalHint'),
      values: state.totals,
      isTotal: false,
    },
    {
      label: translate('suScore.scenarioPoints'),
      hint: translate('suScore.scenarioPointsHint', {
        win: getRuleNumber(OBJECTIVES, 'victory', 'win'),
        tie: getRuleNumber(OBJECTIVES, 'victory', 'tie'),
      }),
      values: collect((sideId) => scenarioPoints.get(sideId) ?? 0),
      isTotal: false,
    },
    {
      label: translate('suScore.subplotPoints'),
      hint: translate('suScore.subplotPointsHint', { points: getRuleNumber(SUBPLOTS, 'score', 'vp') }),
      values: collect((sideId) => (state.vp.get(sideId) ?? 0) - (scenarioPoints.get(sideId) ?? 0)),
      isTotal: false,
    },
    {
      label: translate('suScore.allPoints'),
      hint: '',
      values: collect((sideId) => state.vp.get(sideId) ?? 0),
      isTotal: true,
    },
  ];
}

/** Lists the Levels that each side still has in play, and its points. */
export const listScoreRows = (translate: Translate, encounter: SuEncounter): ScoreRow[] => [
  { label: translate('suScore.levelsLeft'), hint: '', values: sumLevelsInPlay(encounter), isTotal: false },
  ...listPointRows(translate, encounter).filter(({ values }) => values.size > 0),
];

/** Lists the sides that have the most Victory Points, or would have them if the game ended now. */
export function listLeadingSides(encounter: SuEncounter): string[] {
  const finalEncounter = copyEncounter(encounter as unknown as ActiveEncounter) as unknown as SuEncounter;
  if (encounter.state.phase !== 'over') endGame(finalEncounter, encounter.state.turn);
  const { vp } = finalEncounter.state;
  const mostPoints = Math.max(...vp.values());
  return [...vp].filter(([, points]) => points === mostPoints).map(([sideId]) => sideId);
}

/** Returns the Victory Points of the scenario by side. */
function computeScenarioPoints({ totals, phase }: SuState): ReadonlyMap<string, number> {
  if (phase !== 'over' || totals.size === 0) return new Map();
  const highestTotal = Math.max(...totals.values());
  const bestSides = [...totals].filter(([, total]) => total === highestTotal);
  return new Map(
    bestSides.map(([sideId]) => [
      sideId,
      Number(getRuleNumber(OBJECTIVES, 'victory', bestSides.length > 1 ? 'tie' : 'win')),
    ]),
  );
}
