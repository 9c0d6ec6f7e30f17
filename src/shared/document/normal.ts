/**
 * Fills in what a document leaves out (contract, section 1). Rules and layouts read these full forms, so that no rule has
 * to know a default; files keep what their author wrote. Only keys of the format are carried over, in its order.
 */
import type { Attack, Character, Entry, EventPack, Faction, Team } from './schema.ts';

type Full<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };

export interface FullAttack extends Omit<Full<Attack>, 'range' | 'effects'> {
  range?: number;
  effects: { effect: string; type?: string }[];
}

const entries = (list: readonly Entry[] | undefined) =>
  (list ?? []).map((e) => ({ name: e.name, text: e.text ?? '', items: e.items ?? [] }));

/** An attack with its defaults: no bonus, and Resistance by the trait it attacks with. */
export function fullAttack(attack: Attack): FullAttack {
  return {
    name: attack.name,
    trait: attack.trait,
    versus: attack.versus ?? attack.trait,
    type: attack.type,
    ...(attack.range === undefined ? {} : { range: attack.range }),
    bonusDice: attack.bonusDice ?? 0,
    bonus: attack.bonus ?? 0,
    effects: attack.effects.map((e) => ({ effect: e.effect, ...(e.type === undefined ? {} : { type: e.type }) })),
  };
}

/** Without `art` and `notes`, which no rule reads and no fingerprint counts. Infiltrator and red boxes by default options. */
export function normalCharacter(c: Character) {
  return {
    format: c.format,
    version: c.version,
    ruleset: c.ruleset,
    id: c.id,
    name: c.name,
    concept: c.concept ?? '',
    level: c.level,
    alignment: c.alignment,
    classes: c.classes,
    factions: c.factions ?? [],
    power: c.power,
    move: c.move,
    size: c.size,
    ...(c.reach === undefined ? {} : { reach: c.reach }),
    hp: { total: c.hp.total, red: c.hp.red ?? Math.floor(c.hp.total / 2) },
    traits: {
      fight: resisted(c.traits.fight),
      aim: resisted(c.traits.aim),
      mind: resisted(c.traits.mind),
      magic: resisted(c.traits.magic),
      recovery: { dice: c.traits.recovery.dice },
    },
    movement: c.movement ?? ['sprint'],
    keywords: {
      type: c.keywords.type,
      origin: c.keywords.origin,
      elements: c.keywords.elements ?? [],
      specialties: c.keywords.specialties ?? [],
    },
    weaknesses: (c.weaknesses ?? []).map((w) => ({ keyword: w.keyword, vulnerability: w.vulnerability ?? false })),
    immunities: c.immunities ?? [],
    talents: entries(c.talents),
    abilities: entries(c.abilities),
    spells: entries(c.spells),
    attacks: c.attacks.map(fullAttack),
    infiltrator: c.infiltrator ?? c.classes.includes('infiltrator'),
  };
}

const resisted = (t: { dice: number; resistance: number }) => ({ dice: t.dice, resistance: t.resistance });

export function normalFaction(f: Faction) {
  return {
    format: f.format,
    version: f.version,
    id: f.id,
    name: f.name,
    ...(f.symbol === undefined ? {} : { symbol: f.symbol }),
    ...(f.theme === undefined ? {} : { theme: f.theme }),
  };
}

export function normalTeam(t: Team) {
  const { kind, faction, alignment } = t.allegiance;
  return {
    format: t.format,
    version: t.version,
    ruleset: t.ruleset,
    id: t.id,
    name: t.name,
    levels: t.levels,
    formation: t.formation,
    allegiance: {
      kind,
      ...(faction === undefined ? {} : { faction }),
      ...(alignment === undefined ? {} : { alignment }),
    },
    members: t.members.map((m) => ({ character: m.character, copies: m.copies ?? 1 })),
    ...(t.leader === undefined ? {} : { leader: t.leader }),
    gimmicks: t.gimmicks ?? [],
    options: t.options ?? {},
    characters: (t.characters ?? []).map(normalCharacter),
    factions: (t.factions ?? []).map(normalFaction),
  };
}

export function normalEvent(e: EventPack) {
  const { notes: _, ...rest } = e;
  const known = [
    'format',
    'version',
    'ruleset',
    'id',
    'name',
    'levels',
    'formations',
    'allegiances',
    'options',
    'level',
    'ceilings',
    'banned',
    'maxCopies',
    'gimmicks',
    'approved',
  ] as const satisfies readonly (keyof typeof rest)[];
  return Object.fromEntries(known.filter((k) => rest[k] !== undefined).map((k) => [k, rest[k]]));
}

export type FullCharacter = ReturnType<typeof normalCharacter>;
export type FullTeam = ReturnType<typeof normalTeam>;
