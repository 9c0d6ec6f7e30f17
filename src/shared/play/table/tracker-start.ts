/** Where a tracker begins: as the game stands by its rules, or as the characters are where it cannot be played. */

import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Encounter, Model, Side } from '../../document/kinds/encounter.ts';
import type { Character } from '../../document/schema.ts';
import { resolveOptions } from '../../rules/options.ts';
import { modelsOf } from '../encounter/encounter-rules.ts';
import { knownCharacters } from '../encounter/known-characters.ts';
import { modelNumbersOf, numberedName } from '../encounter/model-numbers.ts';
import { nameOf } from '../names.ts';
import type { PlayRules, Tracked } from '../play-rules.ts';
import type { PlayedGame } from '../played-game.ts';
import { playOf } from '../played-game.ts';
import type { ActiveEncounter } from '../state.ts';
import type { TrackedByHand, TrackerStart } from './tracker.ts';

interface Standing {
  readonly encounter: Encounter;
  readonly rules: PlayRules;
  /** Absent where the encounter cannot be played. */
  readonly activeEncounter: ActiveEncounter | undefined;
  /** The events that were refused, by their place in the log. */
  readonly refused: { has(event: number): boolean };
}

/** A model with its side, and its number among several of its character. */
interface PlacedModel {
  readonly model: Model;
  readonly side: Side;
  readonly number: number | undefined;
}

export function trackerStart(
  gameCatalog: GameCatalog<PlayedGame>,
  standing: Standing,
  characters: ReadonlyMap<string, Character>,
): TrackerStart {
  const { encounter, rules, activeEncounter, refused } = standing;
  if (activeEncounter === undefined) {
    const numbers = modelNumbersOf(encounter);
    const models = [...modelsOf(encounter)].map(({ model, side }) =>
      byItself(gameCatalog, encounter, { model, side, number: numbers.get(model) }, characters),
    );
    return { round: 0, turn: null, models, since: 0 };
  }
  const { order, active, models, [rules.clock.by]: round } = activeEncounter.state;
  const ids = new Set([...order.filter((id) => models.has(id)), ...models.keys()]);
  let since = encounter.log.length;
  while (since > 0 && (encounter.log[since - 1]?.kind === 'note' || refused.has(since - 1))) since -= 1;
  return {
    round,
    turn: active,
    models: [...ids].map((id) => {
      const is = rules.tracked(activeEncounter, id);
      const side = activeEncounter.figures.get(id)?.side ?? '';
      // Whether it is out is no condition among others here.
      const tags = is.tags.filter((tag) => tag !== 'out');
      return { ...is, tags, id, name: nameOf(activeEncounter, id) ?? id, side, out: models.get(id)?.out ?? false };
    }),
    since,
  };
}

/** A model of an encounter that cannot be played, whatever its character is like. */
function byItself(
  gameCatalog: GameCatalog<PlayedGame>,
  encounter: Encounter,
  placed: PlacedModel,
  characters: ReadonlyMap<string, Character>,
): TrackedByHand {
  const { model, side, number } = placed;
  const { id, out = false } = model;
  const character = characters.get(model.character);
  const name = numberedName(character?.name || model.character, number);
  return { ...startOf(gameCatalog, encounter, placed, character), id, name, side: side.id, out };
}

const NOTHING: Tracked = { tracks: [], tags: [] };

function startOf(
  gameCatalog: GameCatalog<PlayedGame>,
  encounter: Encounter,
  { model, side, number }: PlacedModel,
  character?: Character,
): Tracked {
  const { id, count = 1 } = model;
  if (character?.ruleset !== encounter.ruleset) return NOTHING;
  const rules = playOf(gameCatalog, encounter);
  const options = resolveOptions(gameCatalog.getGame(encounter).options, encounter.options);
  try {
    const cast = knownCharacters(gameCatalog, new Map([[character.id, character]]), rules, options, () => undefined);
    const played = cast.of(character.id);
    if (typeof played !== 'object') return NOTHING;
    const figure = { id, side: side.id, character: played, number, count };
    const seats = [{ id: side.id, name: side.name || side.id, gm: false, leader: undefined, gimmicks: [] }];
    const before = { options, seats, figures: new Map([[id, figure]]), characters: cast, setup: {} };
    return rules.tracked({ ...before, state: rules.start(before) }, id);
  } catch {
    // Play expects a legal character: of one that breaks its rules the numbers may not be found, and are tracked by hand.
    return NOTHING;
  }
}
