/** Lists the cards that an encounter needs: each character once, or a card to play from for every model. */

import type { CardGame } from '../card/card-rules.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Encounter, Model } from '../document/kinds/encounter.ts';
import type { Character } from '../document/schema.ts';
import { getCharacterIds } from '../play/encounter/character-ids.ts';
import { listModels } from '../play/encounter/check-encounter.ts';
import { getModelNumbers } from '../play/encounter/model-numbers.ts';
import { resolveOptions } from '../rules/options.ts';
import type { PrintedCharacter, TeamCards } from './printed-characters.ts';

/** Returns the characters that an encounter may name, by id. If two have the same id, the first one counts. */
function getKnownCharacters(encounter: Encounter, characters: readonly Character[]): ReadonlyMap<string, Character> {
  const knownCharacters = new Map<string, Character>();
  for (const character of [...(encounter.characters ?? []), ...characters]) {
    if (character.ruleset === encounter.ruleset && !knownCharacters.has(character.id))
      knownCharacters.set(character.id, character);
  }
  return knownCharacters;
}

const resolveEncounterOptions = (gameCatalog: GameCatalog<CardGame>, encounter: Encounter) =>
  resolveOptions(gameCatalog.getGame(encounter).options, encounter.options);

/** Lists every character once, in the order of the models. Characters that log events add come last. */
export function listEncounterCharacters(
  gameCatalog: GameCatalog<CardGame>,
  encounter: Encounter,
  characters: readonly Character[],
): TeamCards {
  const knownCharacters = getKnownCharacters(encounter, characters);
  const options = resolveEncounterOptions(gameCatalog, encounter);
  const characterIds = [...getCharacterIds(encounter)];
  return {
    printed: characterIds.flatMap((characterId): PrintedCharacter[] => {
      const character = knownCharacters.get(characterId);
      return character ? [{ character, copies: 1, options }] : [];
    }),
    unknownIds: characterIds.filter((characterId) => !knownCharacters.has(characterId)),
  };
}

/** Lists a card to play from for every model, under its name in the encounter: `Reef Cultist 2`. */
export function listEncounterModels(
  gameCatalog: GameCatalog<CardGame>,
  encounter: Encounter,
  characters: readonly Character[],
): TeamCards {
  const knownCharacters = getKnownCharacters(encounter, characters);
  const cardGame = gameCatalog.getGame(encounter);
  const options = resolveEncounterOptions(gameCatalog, encounter);
  const unknownIds = new Set<string>();
  const printedCharacters: PrintedCharacter[] = [];
  const addCard = (character: Character, models: readonly Model[]) =>
    printedCharacters.push({
      character,
      copies: 1,
      options,
      ...createPlayName(cardGame, character, models, modelNumbers),
    });
  const modelNumbers = getModelNumbers(encounter);
  for (const models of groupModels(encounter)) {
    const [firstModel] = models;
    const character = firstModel && knownCharacters.get(firstModel.character);
    if (!character) {
      if (firstModel) unknownIds.add(firstModel.character);
      continue;
    }
    const modelsPerCard = Math.max(1, cardGame.card.getPlayCard?.(character).figures ?? 1);
    const orderedModels = models.sort(
      (first, second) => (modelNumbers.get(first) ?? 0) - (modelNumbers.get(second) ?? 0),
    );
    for (let index = 0; index < orderedModels.length; index += modelsPerCard)
      addCard(character, orderedModels.slice(index, index + modelsPerCard));
  }
  const addedIds = [...getCharacterIds(encounter)].filter(
    (characterId) => !encounter.sides.some(hasModel(characterId)),
  );
  for (const characterId of addedIds) {
    const character = knownCharacters.get(characterId);
    if (character) addCard(character, []);
    else unknownIds.add(characterId);
  }
  return { printed: printedCharacters, unknownIds: [...unknownIds] };
}

const hasModel =
  (characterId: string) =>
  ({ models }: Encounter['sides'][number]): boolean =>
    models.some(({ character }) => character === characterId);

/** Groups models that may share cards: models of one character on one side. A model that represents several figures has its own group. */
function groupModels(encounter: Encounter): Model[][] {
  const modelGroups = new Map<string, Model[]>();
  for (const { model, side } of listModels(encounter)) {
    const groupKey = JSON.stringify([side.id, model.character, (model.count ?? 1) > 1 ? model.id : '']);
    modelGroups.set(groupKey, [...(modelGroups.get(groupKey) ?? []), model]);
  }
  return [...modelGroups.values()];
}

function createPlayName(
  cardGame: CardGame,
  character: Character,
  models: readonly Model[],
  modelNumbers: ReadonlyMap<Model, number>,
): Pick<PrintedCharacter, 'playedAs'> {
  const playTemplate = cardGame.card.getPlayCard?.(character).template;
  const numbers = models.flatMap((model) => modelNumbers.get(model) ?? []);
  const figureCount = models[0]?.count ?? 1;
  const numbersInName = numbers.length === 0 ? '' : ` ${formatNumbers(numbers)}`;
  return {
    playedAs: {
      name: `${character.name || character.id}${numbersInName}${figureCount > 1 ? ` ×${figureCount}` : ''}`,
      ...(playTemplate === undefined ? {} : { template: playTemplate }),
      // The only model of a character has no number.
      ...(models.length === 0 ? {} : { modelNumbers: numbers.length === 0 ? [1] : numbers }),
    },
  };
}

/** Formats rising numbers: `2`, `1–4`, `1, 3, 4`. */
function formatNumbers(numbers: readonly number[]): string {
  const firstNumber = numbers[0] ?? 0;
  const lastNumber = numbers.at(-1) ?? firstNumber;
  const isRange = numbers.length > 1 && lastNumber - firstNumber === numbers.length - 1;
  return isRange ? `${firstNumber}–${lastNumber}` : numbers.join(', ');
}
