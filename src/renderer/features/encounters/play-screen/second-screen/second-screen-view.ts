/**
 * Computes the content of a second screen for each moment of a game, from the rules or, without them, from the tracker.
 */

import type { Encounter } from '../../../../../shared/document/kinds/encounter.ts';
import { getClockCount, getClockWord } from '../../../../../shared/play/clock.ts';
import { listModels } from '../../../../../shared/play/encounter/check-encounter.ts';
import { createGetName } from '../../../../../shared/play/model-names.ts';
import type { Track } from '../../../../../shared/play/play-rules.ts';
import { formatDuty, formatEvent, formatPhaseSentence } from '../../../../../shared/play/play-screen/event-text.ts';
import { getTrackedModels, listChanges } from '../../../../../shared/play/play-screen/model-changes.ts';
import { getTrackerState, type TrackerStart } from '../../../../../shared/play/play-screen/tracker.ts';
import { getTurnHolder, listTurnOrder } from '../../../../../shared/play/play-screen/turn-order.ts';
import type { ActiveEncounter } from '../../../../../shared/play/state.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { describeFollowers } from '../../../../strings/play/show.ts';
import type { EncounterState } from '../session.ts';

export interface ShownModel {
  readonly id: string;
  readonly name: string;
  readonly tracks: readonly Track[];
  readonly tags: readonly string[];
  /** The id of the character, for the portrait. */
  readonly character: string;
  /** Whether it is this model's turn. */
  readonly isOn: boolean;
  readonly isDown: boolean;
}

export interface ShownSide {
  readonly id: string;
  readonly name: string;
  /** The score of the side; undefined if the game counts none. */
  readonly score: string | undefined;
  readonly models: readonly ShownModel[];
  /** Names of models that have left play, or have not entered it yet. */
  readonly outOfPlay: readonly string[];
}

export interface SecondScreenView {
  /** The clock, as in `Turn 4`. */
  readonly clock: string;
  readonly phase: string;
  readonly scenario: string | undefined;
  /** A stage of the game that changes the rules for everyone, such as the Endgame. */
  readonly stage: string | undefined;
  /** The name of the model or side whose turn it is. */
  readonly holderName: string;
  /** The id of the character of that model, for the portrait. */
  readonly holderCharacter: string | undefined;
  /** The name of the side of that model. */
  readonly holderSide: string | undefined;
  /** The names that follow in the turn order, or what is due. */
  readonly followingText: string | undefined;
  readonly sides: readonly ShownSide[];
  /** The last event in words. */
  readonly lastEventText: string | undefined;
  /** The effects of the last event. */
  readonly changes: readonly string[];
}

/** The maximum number of models that are named as following in the turn order. */
const MAX_FOLLOWERS = 4;

export function createRulesView(
  translate: Translate,
  encounterState: EncounterState & { readonly activeEncounter: ActiveEncounter },
): SecondScreenView {
  const { rules, activeEncounter } = encounterState;
  const getModelName = createGetName(translate, rules, activeEncounter);
  const clockCount = getClockCount(rules, activeEncounter);
  const turnHolder = getTurnHolder(rules, activeEncounter);
  const trackedModels = getTrackedModels(translate, rules, activeEncounter);
  const activeModel = turnHolder.kind === 'model' ? turnHolder.id : undefined;
  const seat = activeEncounter.seats.find(({ id }) => id === activeEncounter.figures.get(activeModel ?? '')?.side);
  const duty = formatDuty(translate, rules, activeEncounter);
  // The models that still act in this round, without those that have already used up the turn that follows (`spent`).
  const followers = listTurnOrder(rules, activeEncounter)
    .filter(({ status, mark }) => (status === 'next' || status === 'waits' || status === 'rolls') && mark !== 'spent')
    .map(({ id }) => getModelName(id));
  return {
    clock:
      clockCount === 0
        ? translate('table.notBegun')
        : translate('table.clock', { word: getClockWord(translate, rules), n: clockCount }),
    phase: turnHolder.kind === 'over' ? '' : formatPhaseSentence(translate, rules, activeEncounter),
    scenario: rules.words?.formatScenario?.(translate, activeEncounter),
    stage: rules.words?.formatStage?.(translate, activeEncounter),
    holderCharacter: activeEncounter.figures.get(activeModel ?? '')?.character.id,
    holderName:
      'id' in turnHolder
        ? getModelName(turnHolder.id)
        : turnHolder.kind === 'over'
          ? translate('table.over')
          : translate('table.everybody'),
    holderSide: seat?.name,
    followingText: duty === undefined ? formatFollowers(translate, followers) : translate('show.waits', { duty }),
    sides: activeEncounter.seats.map((side) => {
      const sideModels = [...activeEncounter.figures.values()].filter(
        (figure) => figure.side === side.id && trackedModels.has(figure.id),
      );
      const isOut = ({ id }: { id: string }) => activeEncounter.state.models.get(id)?.out === true;
      return {
        id: side.id,
        name: side.name,
        score: rules.words?.formatSideScore?.(translate, activeEncounter, side.id),
        models: sideModels
          .filter((figure) => !isOut(figure))
          .map(({ id, character }) => {
            const { tracks = [], tags = [], isDown = false } = trackedModels.get(id) ?? {};
            const isOn = id === activeModel;
            return { id, name: getModelName(id), character: character.id, tracks, tags, isOn, isDown };
          }),
        outOfPlay: sideModels.filter(isOut).map(({ id }) => getModelName(id)),
      };
    }),
    ...getLastEvent(translate, encounterState),
  };
}

function getLastEvent(
  translate: Translate,
  { encounter, rules, activeEncounter, previousActiveEncounter }: EncounterState,
): Pick<SecondScreenView, 'lastEventText' | 'changes'> {
  const event = encounter.log.at(-1);
  if (event === undefined || activeEncounter === undefined || previousActiveEncounter === undefined)
    return { lastEventText: undefined, changes: [] };
  const changes = listChanges(
    translate,
    rules,
    getTrackedModels(translate, rules, previousActiveEncounter),
    getTrackedModels(translate, rules, activeEncounter),
  );
  return {
    lastEventText: formatEvent(translate, rules, activeEncounter, event),
    changes: changes.map(({ words }) => words),
  };
}

const formatFollowers = (translate: Translate, names: readonly string[]): string | undefined =>
  names.length === 0
    ? undefined
    : describeFollowers(translate, names.slice(0, MAX_FOLLOWERS), names.length - MAX_FOLLOWERS);

/** Computes the content for a game without rules. */
export function createTrackerView(translate: Translate, encounter: Encounter, start: TrackerStart): SecondScreenView {
  const { round, turn, models } = getTrackerState(encounter, start);
  const modelsInPlay = models.filter(({ isOut, id }) => !isOut || id === turn);
  const turnIndex = modelsInPlay.findIndex(({ id }) => id === turn);
  const turnModel = modelsInPlay[turnIndex];
  const event = encounter.log.at(-1);
  const characterIds = new Map([...listModels(encounter)].map(({ model }) => [model.id, model.character]));
  return {
    clock:
      round === 0 ? translate('table.notBegun') : translate('table.clock', { word: translate('show.round'), n: round }),
    phase: '',
    scenario: undefined,
    stage: undefined,
    holderCharacter: characterIds.get(turnModel?.id ?? ''),
    holderName: turnModel?.name ?? translate('table.everybody'),
    holderSide: encounter.sides.find(({ id }) => id === turnModel?.side)?.name,
    followingText: formatFollowers(
      translate,
      [...modelsInPlay.slice(turnIndex + 1), ...modelsInPlay.slice(0, Math.max(0, turnIndex))].map(({ name }) => name),
    ),
    sides: encounter.sides.map((side) => {
      const sideModels = models.filter((model) => model.side === side.id);
      return {
        id: side.id,
        name: side.name || side.id,
        score: undefined,
        models: sideModels
          .filter(({ isOut }) => !isOut)
          .map(({ id, name, tracks, tags }) => ({
            id,
            name,
            character: characterIds.get(id) ?? '',
            tracks,
            tags,
            isOn: id === turn,
            isDown: false,
          })),
        outOfPlay: sideModels.filter(({ isOut }) => isOut).map(({ name }) => name),
      };
    }),
    lastEventText: typeof event?.text === 'string' ? event.text : undefined,
    changes: [],
  };
}
