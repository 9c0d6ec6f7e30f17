/** E?1: the rules call one trait Aim and, in one list, Shoot. Files may do so too; once read it is `aim` everywhere. */
import { isObject, type JsonObject } from '../../../document/json/json-object.ts';

/** The document with `shoot` read as `aim`, in characters and in those a team embeds; the same object where nothing was. */
export function readAliases(document: JsonObject): JsonObject {
  if (document.format === 'rollcall.character') return aimed(document);
  const { characters } = document;
  if (document.format !== 'rollcall.team' || !Array.isArray(characters)) return document;
  const read = characters.map((c: unknown) => (isObject(c) ? aimed(c) : c));
  return read.some((c, index) => c !== characters[index]) ? { ...document, characters: read } : document;
}

function aimed(character: JsonObject): JsonObject {
  const { traits, attacks } = character;
  const change: JsonObject = {};
  if (isObject(traits) && Object.hasOwn(traits, 'shoot') && !Object.hasOwn(traits, 'aim')) {
    change.traits = Object.fromEntries(Object.entries(traits).map(([key, v]) => [key === 'shoot' ? 'aim' : key, v]));
  }
  if (Array.isArray(attacks) && attacks.some((a) => isObject(a) && (isShoot(a.trait) || isShoot(a.versus)))) {
    change.attacks = attacks.map((a: unknown) => (isObject(a) ? aimedAttack(a) : a));
  }
  return Object.keys(change).length === 0 ? character : { ...character, ...change };
}

function aimedAttack(attack: JsonObject): JsonObject {
  if (!isShoot(attack.trait) && !isShoot(attack.versus)) return attack;
  return {
    ...attack,
    ...(isShoot(attack.trait) ? { trait: 'aim' } : {}),
    ...(isShoot(attack.versus) ? { versus: 'aim' } : {}),
  };
}

const isShoot = (word: unknown) => word === 'shoot' || word === 'Shoot';
