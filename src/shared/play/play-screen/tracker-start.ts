/** Creates the initial state of the tracker: the state by the rules, or the values of the characters if the encounter cannot be played. */

import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Encounter, Model, Side } from '../../document/kinds/encounter.ts';
import type { Character } from '../../document/schema.ts';
import { resolveOptions } from '../../rules/options.ts';
import { listModels } from '../encounter/check-encounter.ts';
import { createKnownCharacters } from '../encounter/known-characters.ts';
import { formatNumberedName, getModelNumbers } from '../encounter/model-numbers.ts';
import { getModelName } from '../model-names.ts';
import type { PlayRules, TrackedValues } from '../play-rules.ts';
import type { PlayableGame } from '../playable-game.ts';
import { getPlayRules } from '../playable-game.ts';
import type { ActiveEncounter } from '../state.ts';
import type { TrackedByHand, TrackerStart } from './tracker.ts';

interface ReplayResult {
  readonly encounter: Encounter;
  readonly rules: PlayRules;
  /** Absent if the encounter cannot be played. */
  readonly activeEncounter: ActiveEncounter | undefined;
  /** The events that were refused, by their index in the log. */
  readonly refused: { has(event: number): boolean };
}

/** A model with its side, and its number among several of its character. */
interface PlacedModel {
  readonly model: Model;
  readonly side: Side;
  readonly number: number | undefined;
}

export function createTrackerStart(
  gameCatalog: GameCatalog<PlayableGame>,
  replayResult: ReplayResult,
  characters: ReadonlyMap<string, Character>,
): TrackerStart {
  const { encounter, rules, activeEncounter, refused: refusedEvents } = replayResult;
  if (activeEncounter === undefined) {
    const modelNumbers = getModelNumbers(encounter);
    const models = [...listModels(encounter)].map(({ model, side }) =>
      trackModelAlone(gameCatalog, encounter, { model, side, number: modelNumbers.get(model) }, characters),
    );
    return { round: 0, turn: null, models, firstCountedEvent: 0 };
  }
  const { order, active, models, [rules.clock.by]: round } = activeEncounter.state;
  const modelIds = new Set([...order.filter((modelId) => models.has(modelId)), ...models.keys()]);
  // The rules have changed the state up to the last accepted event that isn't a note.
  let ruleEventCount = encounter.log.length;
  while (
    ruleEventCount > 0 &&
    (encounter.log[ruleEventCount - 1]?.kind === 'note' || refusedEvents.has(ruleEventCount - 1))
  )
    ruleEventCount -= 1;
  return {
    round,
    turn: active,
    models: [...modelIds].map((modelId) => {
      const trackedValues = rules.getTrackedValues(activeEncounter, modelId);
      const side = activeEncounter.figures.get(modelId)?.side ?? '';
      // The tracker doesn't treat being out as a condition. It is in `isOut`.
      const tags = trackedValues.tags.filter((tagName) => tagName !== 'out');
      return {
        ...trackedValues,
        tags,
        id: modelId,
        name: getModelName(activeEncounter, modelId) ?? modelId,
        side,
        isOut: models.get(modelId)?.out ?? false,
      };
    }),
    firstCountedEvent: ruleEventCount,
  };
}

/** Returns a model of an encounter that cannot be played, even if its character is illegal. */
function trackModelAlone(
  gameCatalog: GameCatalog<PlayableGame>,
  encounter: Encounter,
  placedModel: PlacedModel,
  characters: ReadonlyMap<string, Character>,
): TrackedByHand {
  const { model, side, number } = placedModel;
  const character = characters.get(model.character);
  return {
    ...getStartValues(gameCatalog, encounter, placedModel, character),
    id: model.id,
    name: formatNumberedName(character?.name || model.character, number),
    side: side.id,
    isOut: model.out ?? false,
  };
}

const NOTHING: TrackedValues = { tracks: [], tags: [] };

function getStartValues(
  gameCatalog: GameCatalog<PlayableGame>,
  encounter: Encounter,
  { model, side, number }: PlacedModel,
  character?: Character,
): TrackedValues {
  const { id: modelId, count = 1 } = model;
  if (character?.ruleset !== encounter.ruleset) return NOTHING;
  const playRules = getPlayRules(gameCatalog, encounter);
  const options = resolveOptions(gameCatalog.getGame(encounter).options, encounter.options);
  try {
    const knownCharacters = createKnownCharacters(
      gameCatalog,
      new Map([[character.id, character]]),
      playRules,
      options,
      // The tracker also accepts illegal characters, so no error is looked for.
      () => undefined,
    );
    const playedCharacter = knownCharacters.find(character.id);
    if (typeof playedCharacter !== 'object') return NOTHING;
    const figure = { id: modelId, side: side.id, character: playedCharacter, number, count };
    const seats = [{ id: side.id, name: side.name || side.id, gm: false, leader: undefined, gimmicks: [] }];
    const encounterSetup = {
      options,
      seats,
      figures: new Map([[modelId, figure]]),
      characters: knownCharacters,
      setup: {},
    };
    return playRules.getTrackedValues({ ...encounterSetup, state: playRules.start(encounterSetup) }, modelId);
  } catch {
    // The rules expect a legal character. The numbers of an illegal one may not be found; then they are tracked by hand.
    return NOTHING;
  }
}
