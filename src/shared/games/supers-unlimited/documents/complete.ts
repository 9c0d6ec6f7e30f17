/**
 * Fills in the defaults of a document (docs/formats.md#files). Rules and layouts read these full forms, so that no rule has to know a
 * default. Files keep what their author wrote. Only keys of the format are copied. The keys of every object are in
 * alphabetical order, as in the canonical text, so that nothing has to be sorted for a fingerprint.
 */
import { getOrCreateFor } from '../../../base/cache.ts';
import { normalizeFaction } from '../../../document/kinds/faction/normalize-faction.ts';
import type { Entry } from '../../../document/schema.ts';
import type { Attack, Character, EventPack, Team } from './schema.ts';

type Complete<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };

export interface FullAttack extends Omit<Complete<Attack>, 'range' | 'effects'> {
  range?: number;
  effects: { effect: string; type?: string }[];
}

const completeEntries = (list: readonly Entry[] | undefined) =>
  (list ?? []).map((entry) => ({ items: entry.items ?? [], name: entry.name, text: entry.text ?? '' }));

/** Returns an attack with its defaults: no bonus, and the target resists with the trait that the attacker rolls. */
export function completeAttack(attack: Attack): FullAttack {
  return {
    bonus: attack.bonus ?? 0,
    bonusDice: attack.bonusDice ?? 0,
    effects: attack.effects.map((attackEffect) => ({
      effect: attackEffect.effect,
      ...(attackEffect.type === undefined ? {} : { type: attackEffect.type }),
    })),
    name: attack.name,
    ...(attack.range === undefined ? {} : { range: attack.range }),
    trait: attack.trait,
    type: attack.type,
    versus: attack.versus ?? attack.trait,
  };
}

const fullCharacters = new WeakMap<object, ReturnType<typeof fillCharacter>>();

/**
 * Returns a character with its defaults, the same object for each call with this character: a team is checked many times while fixes are
 * tried, and the teams of an event have the same members. Omits `art` and `notes`, which no rule reads and no fingerprint covers. Without the keys
 * `infiltrator` and `hp.red`, a character is an Infiltrator if it has that Class, and half of its HP boxes, rounded down, are red.
 */
export const completeCharacter = (character: Character): ReturnType<typeof fillCharacter> =>
  getOrCreateFor(fullCharacters, character, () => fillCharacter(character));

function fillCharacter(character: Character) {
  return {
    abilities: completeEntries(character.abilities),
    alignment: character.alignment,
    attacks: character.attacks.map(completeAttack),
    classes: character.classes,
    concept: character.concept ?? '',
    factions: character.factions ?? [],
    format: character.format,
    hp: { red: character.hp.red ?? Math.floor(character.hp.total / 2), total: character.hp.total },
    id: character.id,
    immunities: character.immunities ?? [],
    infiltrator: character.infiltrator ?? character.classes.includes('infiltrator'),
    keywords: {
      elements: character.keywords.elements ?? [],
      origin: character.keywords.origin,
      specialties: character.keywords.specialties ?? [],
      type: character.keywords.type,
    },
    level: character.level,
    move: character.move,
    movement: character.movement ?? ['sprint'],
    name: character.name,
    ...(character.nameMark === undefined ? {} : { nameMark: character.nameMark }),
    power: character.power,
    ...(character.reach === undefined ? {} : { reach: character.reach }),
    ruleset: character.ruleset,
    size: character.size,
    spells: completeEntries(character.spells),
    talents: completeEntries(character.talents),
    traits: {
      aim: pickTraitNumbers(character.traits.aim),
      fight: pickTraitNumbers(character.traits.fight),
      magic: pickTraitNumbers(character.traits.magic),
      mind: pickTraitNumbers(character.traits.mind),
      recovery: { dice: character.traits.recovery.dice },
    },
    version: character.version,
    weaknesses: (character.weaknesses ?? []).map((weakness) => ({
      keyword: weakness.keyword,
      vulnerability: weakness.vulnerability ?? false,
    })),
  };
}

const pickTraitNumbers = (trait: { dice: number; resistance: number }) => ({
  dice: trait.dice,
  resistance: trait.resistance,
});

export function completeTeam(team: Team) {
  const { alignment, faction, kind } = team.allegiance;
  return {
    allegiance: {
      ...(alignment === undefined ? {} : { alignment }),
      ...(faction === undefined ? {} : { faction }),
      kind,
    },
    characters: (team.characters ?? []).map(completeCharacter),
    factions: (team.factions ?? []).map(normalizeFaction),
    format: team.format,
    formation: team.formation,
    gimmicks: team.gimmicks ?? [],
    id: team.id,
    ...(team.leader === undefined ? {} : { leader: team.leader }),
    levels: team.levels,
    members: team.members.map((member) => ({ character: member.character, copies: member.copies ?? 1 })),
    name: team.name,
    options: team.options ?? {},
    ruleset: team.ruleset,
    version: team.version,
  };
}

/** Copies the keys of the format that can affect a verdict, without defaults. `approved`, `ceilings` and `options` have free keys and are copied as a whole. */
export function completeEventPack(eventPack: EventPack) {
  return {
    allegiances: eventPack.allegiances,
    approved: eventPack.approved,
    banned: eventPack.banned,
    ceilings: eventPack.ceilings,
    format: eventPack.format,
    formations: eventPack.formations,
    gimmicks: eventPack.gimmicks,
    id: eventPack.id,
    level: eventPack.level && { max: eventPack.level.max, min: eventPack.level.min },
    levels: eventPack.levels,
    maxCopies: eventPack.maxCopies,
    name: eventPack.name,
    options: eventPack.options,
    ruleset: eventPack.ruleset,
    version: eventPack.version,
  };
}

export type FullCharacter = ReturnType<typeof completeCharacter>;
export type FullTeam = ReturnType<typeof completeTeam>;
