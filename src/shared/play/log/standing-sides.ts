/** Finds which sides still have models in play, and lists them as the score of games without points. */
import type { Character } from '../../document/schema.ts';
import type { Translate } from '../../texts/translate.ts';
import type { GetName } from '../model-names.ts';
import type { ActiveEncounter, PlayState } from '../state.ts';
import type { ScoreRow } from './game-summary.ts';

type AnyEncounter = ActiveEncounter<PlayState, Character, unknown>;

/** Lists the sides that have a model in play, in their order. */
export function listStandingSides({ seats, figures, state }: AnyEncounter): string[] {
  const standingSides = new Set(
    [...figures.values()].filter(({ id }) => state.models.get(id)?.out === false).map(({ side }) => side),
  );
  return seats.map(({ id }) => id).filter((sideId) => standingSides.has(sideId));
}

/** Lists how many models of each side are in play, and how many are out or come later. */
export function listStandingRows(translate: Translate, { seats, figures, state }: AnyEncounter): ScoreRow[] {
  const countModels = (isOut: boolean) =>
    new Map(
      seats.map(({ id: sideId }) => [
        sideId,
        [...figures.values()].filter(({ id, side }) => side === sideId && state.models.get(id)?.out === isOut).length,
      ]),
    );
  return [
    { label: translate('gameScore.inPlay'), hint: '', values: countModels(false), isTotal: true },
    { label: translate('gameScore.out'), hint: '', values: countModels(true), isTotal: false },
  ];
}

/** Lists the sides that have won. Before the end of the game, these games have no score that decides it. */
export const listWinningSides = ({ state: { phase, last } }: AnyEncounter): string[] =>
  phase === 'over' && typeof last.winner === 'string' ? [last.winner] : [];

/** Formats the result of a finished game: `Winner: Harbor Watch`, or that there is no winner. */
export function formatGameResult(translate: Translate, { state: { last } }: AnyEncounter, getName: GetName): string {
  return typeof last.winner === 'string'
    ? translate('gameScore.winner', { side: getName(last.winner) })
    : translate('gameScore.noWinner');
}
