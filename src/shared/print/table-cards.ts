/** Whose cards the game on a table needs: each character once, or a card to play from for every model. */

import type { CardGame } from '../card/card-rules.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Encounter, Model } from '../document/kinds/encounter.ts';
import type { Character } from '../document/schema.ts';
import { castOf } from '../play/encounter/cast-of.ts';
import { modelsOf } from '../play/encounter/encounter-rules.ts';
import { modelNumbersOf } from '../play/encounter/model-numbers.ts';
import { resolveOptions } from '../rules/options.ts';
import type { Printed, TeamCards } from './members.ts';

/** The characters of a game that an encounter may name: of two with one id the first is meant. */
function knownTo(encounter: Encounter, characters: readonly Character[]): ReadonlyMap<string, Character> {
  const known = new Map<string, Character>();
  for (const one of [...(encounter.characters ?? []), ...characters]) {
    if (one.ruleset === encounter.ruleset && !known.has(one.id)) known.set(one.id, one);
  }
  return known;
}

const optionsOf = (gameCatalog: GameCatalog<CardGame>, encounter: Encounter) =>
  resolveOptions(gameCatalog.getGame(encounter).options, encounter.options);

/** Every character once, in the order of the models; whom an event brought comes last. */
export function charactersAtTable(
  gameCatalog: GameCatalog<CardGame>,
  encounter: Encounter,
  characters: readonly Character[],
): TeamCards {
  const known = knownTo(encounter, characters);
  const options = optionsOf(gameCatalog, encounter);
  const ids = [...castOf(encounter)];
  return {
    printed: ids.flatMap((id): Printed[] => {
      const character = known.get(id);
      return character ? [{ character, copies: 1, options }] : [];
    }),
    unknown: ids.filter((id) => !known.has(id)),
  };
}

/** A card to play from for every model, under the name it has at the table: `Reef Cultist 2`. */
export function modelsAtTable(
  gameCatalog: GameCatalog<CardGame>,
  encounter: Encounter,
  characters: readonly Character[],
): TeamCards {
  const known = knownTo(encounter, characters);
  const game = gameCatalog.getGame(encounter);
  const options = optionsOf(gameCatalog, encounter);
  const unknown = new Set<string>();
  const printed: Printed[] = [];
  const add = (character: Character, models: readonly Model[]) =>
    printed.push({ character, copies: 1, options, ...asPlayed(game, character, models, numbers) });
  const numbers = modelNumbersOf(encounter);
  for (const models of runsOf(encounter)) {
    const [first] = models;
    const character = first && known.get(first.character);
    if (!character) {
      if (first) unknown.add(first.character);
      continue;
    }
    const share = Math.max(1, game.card.playedFrom?.(character).figures ?? 1);
    for (let index = 0; index < models.length; index += share) add(character, models.slice(index, index + share));
  }
  const brought = [...castOf(encounter)].filter((id) => !encounter.sides.some(hasModelOf(id)));
  for (const id of brought) {
    const character = known.get(id);
    if (character) add(character, []);
    else unknown.add(id);
  }
  return { printed, unknown: [...unknown] };
}

const hasModelOf =
  (id: string) =>
  ({ models }: Encounter['sides'][number]): boolean =>
    models.some(({ character }) => character === id);

/** The models of one character on one side, which may share cards. A group that acts as one stands alone. */
function runsOf(encounter: Encounter): Model[][] {
  const runs = new Map<string, Model[]>();
  for (const { model, side } of modelsOf(encounter)) {
    const key = JSON.stringify([side.id, model.character, (model.count ?? 1) > 1 ? model.id : '']);
    runs.set(key, [...(runs.get(key) ?? []), model]);
  }
  return [...runs.values()];
}

function asPlayed(
  game: CardGame,
  character: Character,
  models: readonly Model[],
  numbers: ReadonlyMap<Model, number>,
): Pick<Printed, 'as'> {
  const template = game.card.playedFrom?.(character).template;
  const name = `${character.name || character.id}${rangeOf(models, numbers)}`;
  return { as: { name, ...(template === undefined ? {} : { template }) } };
}

/** ` 2`, ` 1–4`, ` ×6` */
function rangeOf(models: readonly Model[], numbers: ReadonlyMap<Model, number>): string {
  const count = models[0]?.count ?? 1;
  const group = count > 1 ? ` ×${count}` : '';
  const [first, ...others] = models.flatMap((model) => numbers.get(model) ?? []);
  const last = others.at(-1);
  if (first === undefined) return group;
  return last === undefined ? ` ${first}${group}` : ` ${first}–${last}`;
}
