/**
 * Fills in what a document leaves out (docs/formats.md#files). Rules and layouts read these full forms, so that no rule has
 * to know a default; files keep what their author wrote. Only keys of the format are carried over. The keys of every object
 * stand in the order of their letters, as the canonical text wants them, so that nothing has to be sorted for a fingerprint.
 */
import { normalFaction } from '../../../document/kinds/faction/normal-faction.ts';
import type { Entry } from '../../../document/schema.ts';
import type { Attack, Character, EventPack, Team } from './schema.ts';

type Full<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };

export interface FullAttack extends Omit<Full<Attack>, 'range' | 'effects'> {
  range?: number;
  effects: { effect: string; type?: string }[];
}

const entries = (list: readonly Entry[] | undefined) =>
  (list ?? []).map((e) => ({ items: e.items ?? [], name: e.name, text: e.text ?? '' }));

/** An attack with its defaults: no bonus, and Resistance by the trait it attacks with. */
export function fullAttack(attack: Attack): FullAttack {
  return {
    bonus: attack.bonus ?? 0,
    bonusDice: attack.bonusDice ?? 0,
    effects: attack.effects.map((e) => ({ effect: e.effect, ...(e.type === undefined ? {} : { type: e.type }) })),
    name: attack.name,
    ...(attack.range === undefined ? {} : { range: attack.range }),
    trait: attack.trait,
    type: attack.type,
    versus: attack.versus ?? attack.trait,
  };
}

/** Without `art` and `notes`, which no rule reads and no fingerprint counts. Infiltrator and red boxes by default options. */
export function normalCharacter(c: Character) {
  return {
    abilities: entries(c.abilities),
    alignment: c.alignment,
    attacks: c.attacks.map(fullAttack),
    classes: c.classes,
    concept: c.concept ?? '',
    factions: c.factions ?? [],
    format: c.format,
    hp: { red: c.hp.red ?? Math.floor(c.hp.total / 2), total: c.hp.total },
    id: c.id,
    immunities: c.immunities ?? [],
    infiltrator: c.infiltrator ?? c.classes.includes('infiltrator'),
    keywords: {
      elements: c.keywords.elements ?? [],
      origin: c.keywords.origin,
      specialties: c.keywords.specialties ?? [],
      type: c.keywords.type,
    },
    level: c.level,
    move: c.move,
    movement: c.movement ?? ['sprint'],
    name: c.name,
    power: c.power,
    ...(c.reach === undefined ? {} : { reach: c.reach }),
    ruleset: c.ruleset,
    size: c.size,
    spells: entries(c.spells),
    talents: entries(c.talents),
    traits: {
      aim: resisted(c.traits.aim),
      fight: resisted(c.traits.fight),
      magic: resisted(c.traits.magic),
      mind: resisted(c.traits.mind),
      recovery: { dice: c.traits.recovery.dice },
    },
    version: c.version,
    weaknesses: (c.weaknesses ?? []).map((w) => ({ keyword: w.keyword, vulnerability: w.vulnerability ?? false })),
  };
}

const resisted = (t: { dice: number; resistance: number }) => ({ dice: t.dice, resistance: t.resistance });

export function normalTeam(t: Team) {
  const { alignment, faction, kind } = t.allegiance;
  return {
    allegiance: {
      ...(alignment === undefined ? {} : { alignment }),
      ...(faction === undefined ? {} : { faction }),
      kind,
    },
    characters: (t.characters ?? []).map(normalCharacter),
    factions: (t.factions ?? []).map(normalFaction),
    format: t.format,
    formation: t.formation,
    gimmicks: t.gimmicks ?? [],
    id: t.id,
    ...(t.leader === undefined ? {} : { leader: t.leader }),
    levels: t.levels,
    members: t.members.map((m) => ({ character: m.character, copies: m.copies ?? 1 })),
    name: t.name,
    options: t.options ?? {},
    ruleset: t.ruleset,
    version: t.version,
  };
}

/** Nothing is filled in. `approved`, `ceilings` and `options` hold keys of their author and are kept as they are. */
export function normalEvent(e: EventPack) {
  return {
    allegiances: e.allegiances,
    approved: e.approved,
    banned: e.banned,
    ceilings: e.ceilings,
    format: e.format,
    formations: e.formations,
    gimmicks: e.gimmicks,
    id: e.id,
    level: e.level && { max: e.level.max, min: e.level.min },
    levels: e.levels,
    maxCopies: e.maxCopies,
    name: e.name,
    options: e.options,
    ruleset: e.ruleset,
    version: e.version,
  };
}

export type FullCharacter = ReturnType<typeof normalCharacter>;
export type FullTeam = ReturnType<typeof normalTeam>;
