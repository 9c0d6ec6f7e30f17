/** Reads `shoot` as `aim`, because the rules call the trait Aim and, in one list, Shoot (E?1, an open question about the rules). */
import { isObject, type JsonObject } from '../../../document/json/json-object.ts';

/** Replaces `shoot` by `aim` in a character or in the characters of a team. Returns the same object when nothing changes. */
export function readAliases(document: JsonObject): JsonObject {
  if (document.format === 'rollcall.character') return renameShootInCharacter(document);
  const { characters } = document;
  if (document.format !== 'rollcall.team' || !Array.isArray(characters)) return document;
  const aliasedCharacters = characters.map((character: unknown) =>
    isObject(character) ? renameShootInCharacter(character) : character,
  );
  return aliasedCharacters.some((character, index) => character !== characters[index])
    ? { ...document, characters: aliasedCharacters }
    : document;
}

function renameShootInCharacter(character: JsonObject): JsonObject {
  const { traits, attacks } = character;
  const changedFields: JsonObject = {};
  if (isObject(traits) && Object.hasOwn(traits, 'shoot') && !Object.hasOwn(traits, 'aim')) {
    changedFields.traits = Object.fromEntries(
      Object.entries(traits).map(([name, value]) => [name === 'shoot' ? 'aim' : name, value]),
    );
  }
  if (
    Array.isArray(attacks) &&
    attacks.some((attack) => isObject(attack) && (isShoot(attack.trait) || isShoot(attack.versus)))
  ) {
    changedFields.attacks = attacks.map((attack: unknown) => (isObject(attack) ? renameShootInAttack(attack) : attack));
  }
  return Object.keys(changedFields).length === 0 ? character : { ...character, ...changedFields };
}

function renameShootInAttack(attack: JsonObject): JsonObject {
  if (!isShoot(attack.trait) && !isShoot(attack.versus)) return attack;
  return {
    ...attack,
    ...(isShoot(attack.trait) ? { trait: 'aim' } : {}),
    ...(isShoot(attack.versus) ? { versus: 'aim' } : {}),
  };
}

const isShoot = (word: unknown) => word === 'shoot' || word === 'Shoot';
