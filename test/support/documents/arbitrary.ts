/** Generated documents: mostly sound, so that legal ones come up often, with every kind of trouble mixed in. */
import fc from 'fast-check';
import type { Attack, Character, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import {
  ALIGNMENTS,
  ATTACK_TYPES,
  CLASSES,
  EFFECTS,
  ELEMENTS,
  FORMATIONS,
  GIMMICKS,
  MOVEMENTS,
  ORIGINS,
  TYPES,
} from '../../../src/shared/games/supers-unlimited/facts.ts';

export const SEED = 20_261_121;

const point = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 0x800));

/** Texts of any characters of Unicode. fast-check's own ones begin with a table of all million of them. */
export const anyText = (constraints: { readonly maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        point,
        fc.nat({ max: 0x3ff }).map((n) => String.fromCodePoint(n)),
      ),
      constraints,
    )
    .map((all) => all.join(''));

const rarely = <T>(good: fc.Arbitrary<T>, bad: fc.Arbitrary<T>, oneIn: number) =>
  fc.oneof({ weight: oneIn - 1, arbitrary: good }, { weight: 1, arbitrary: bad });
const odd = fc.constantFrom(-1, 0, 4.5, 13, 99, 1e300);
const number = (min: number, max: number, oneIn = 60) => rarely(fc.integer({ min, max }), odd, oneIn);
const word = (words: readonly string[], oneIn = 60) =>
  rarely(fc.constantFrom(...words), fc.constantFrom('unknown', '', 'Ω “quoted”'), oneIn);
const some = (words: readonly string[], minLength: number, maxLength: number) =>
  fc.array(word(words), { minLength, maxLength });

const BASH: Attack = { name: 'Bash', trait: 'fight', type: 'close', effects: [{ effect: 'damage' }] };
const attack: fc.Arbitrary<Attack> = fc.record(
  {
    name: fc.constantFrom('Bolt', 'Throw', 'bash', 'Ω-ray'),
    trait: word(['fight', 'aim', 'mind', 'magic']),
    versus: word(['fight', 'aim', 'mind', 'magic']),
    type: word(ATTACK_TYPES),
    range: number(1, 12),
    bonusDice: number(0, 2),
    bonus: number(-2, 2),
    effects: fc.array(fc.record({ effect: word(EFFECTS), type: word(TYPES) }, { requiredKeys: ['effect'] }), {
      minLength: 0,
      maxLength: 3,
    }),
  },
  { requiredKeys: ['name', 'trait', 'type', 'effects'] },
);
const resisted = fc.record({ dice: number(0, 8), resistance: number(0, 4) });

/** Factions `watch` and `choir`; ids `c0` to `c5`. */
export const anyCharacter: fc.Arbitrary<Character> = fc
  .record({
    id: fc.constantFrom('c0', 'c1', 'c2', 'c3', 'c4', 'c5'),
    name: fc.constantFrom('Ash', 'Żar', 'Νίκη', 'Молния', ''),
    level: number(1, 10, 100),
    alignment: word(ALIGNMENTS),
    classes: some(CLASSES, 1, 3),
    factions: fc.subarray(['watch', 'choir']),
    power: number(1, 10),
    move: number(0, 12),
    size: number(0, 6),
    hp: fc.record({ total: number(1, 20), red: number(0, 10) }, { requiredKeys: ['total'] }),
    traits: fc.record({
      fight: resisted,
      aim: resisted,
      mind: resisted,
      magic: resisted,
      recovery: fc.record({ dice: number(0, 6) }),
    }),
    movement: some(MOVEMENTS, 1, 2),
    keywords: fc.record({ type: some(TYPES, 1, 1), origin: some(ORIGINS, 1, 2), elements: some(ELEMENTS, 0, 2) }),
    abilities: fc.subarray([{ name: 'Leadership' }, { name: 'Super Strength' }, { name: 'Telekinesis' }]),
    attacks: rarely(
      fc.constant<Attack[]>([BASH]),
      fc.array(attack, { maxLength: 3 }).map((list) => [BASH, ...list]),
      3,
    ),
  })
  .map((c) => ({ format: 'rollcall.character' as const, version: 1, ruleset: 'supers-unlimited' as const, ...c }));

export const anyTeam: fc.Arbitrary<Team> = fc
  .record({
    levels: rarely(fc.constantFrom(15, 25, 35, 50, 100), odd, 30),
    formation: word(FORMATIONS),
    allegiance: fc.oneof(
      fc.constantFrom('watch', 'choir').map((faction) => ({ kind: 'faction', faction })),
      word(['hero', 'villain']).map((alignment) => ({ kind: 'alignment', alignment })),
    ),
    members: fc.array(
      fc.record(
        {
          character: rarely(fc.constantFrom('c0', 'c1', 'c2', 'c3'), fc.constantFrom('c5', 'ghost'), 20),
          copies: number(1, 4),
        },
        { requiredKeys: ['character'] },
      ),
      { maxLength: 5 },
    ),
    gimmicks: fc.array(word(GIMMICKS.map((g) => g.id)), { maxLength: 3 }),
    characters: fc.array(anyCharacter, { minLength: 3, maxLength: 7 }),
    options: rarely(
      fc.constant({}),
      fc.constantFrom(
        { 'su.uniqueSupers': true },
        { 'su.allowOpposed': true },
        { 'su.nothing': 1 },
        { 'su.spray': 'loud' },
      ),
      6,
    ),
  })
  .chain((team) =>
    fc.record({ leader: fc.constantFrom('c0', 'c1', 'ghost', undefined, undefined, undefined) }).map(({ leader }) => ({
      format: 'rollcall.team' as const,
      version: 1,
      ruleset: 'supers-unlimited' as const,
      id: 'team',
      name: 'Team',
      ...team,
      ...(leader === undefined ? {} : { leader }),
    })),
  );

/** Teams without any trouble of their own, many of them legal: Heroes and Anti-Heroes of one Faction, in any formation. */
export const soundTeam: fc.Arbitrary<Team> = fc
  .record({
    levels: fc.constantFrom(15, 25, 35, 50),
    formation: fc.constantFrom(...FORMATIONS),
    allegiance: fc.constantFrom({ kind: 'faction', faction: 'watch' }, { kind: 'alignment', alignment: 'hero' }),
    ranks: fc.array(
      fc.record({ level: fc.integer({ min: 1, max: 9 }), alignment: fc.constantFrom('hero', 'hero', 'anti-hero') }),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map(({ ranks, ...team }) => ({
    format: 'rollcall.team' as const,
    version: 1,
    ruleset: 'supers-unlimited' as const,
    id: 'team',
    name: 'Team',
    ...team,
    members: ranks.map((_, index) => ({ character: `m${index}` })),
    characters: ranks.map(({ level, alignment }, index) => soundCharacter(`m${index}`, level, alignment)),
  }));

function soundCharacter(id: string, level: number, alignment: string): Character {
  const trait = { dice: 3, resistance: 1 };
  return {
    format: 'rollcall.character',
    version: 1,
    ruleset: 'supers-unlimited',
    id,
    name: id,
    level,
    alignment,
    classes: ['fighter'],
    factions: ['watch'],
    power: level,
    move: 6,
    size: 2,
    hp: { total: 8 },
    traits: { fight: trait, aim: trait, mind: trait, magic: trait, recovery: { dice: 3 } },
    keywords: { type: ['living'], origin: ['skill'] },
    attacks: [BASH],
  };
}
