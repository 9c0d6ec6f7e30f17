/** Generates documents: mostly valid, so that legal ones are common, mixed with every kind of mistake. */
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

/** Generates any Unicode character except half of a surrogate pair (0xd800 to 0xdfff). */
const arbitraryCharacter = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((codePoint) => String.fromCodePoint(codePoint < 0xd800 ? codePoint : codePoint + 0x800));

/** Generates texts of any Unicode characters. The generators of fast-check first create a table of all million characters. */
export const anyText = (constraints: { readonly maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        arbitraryCharacter,
        fc.nat({ max: 0x3ff }).map((codePoint) => String.fromCodePoint(codePoint)),
      ),
      constraints,
    )
    .map((characters) => characters.join(''));

/** Generates usual values, and an unusual one in `oddsAgainst` cases. */
const mixRarely = <T>(usual: fc.Arbitrary<T>, unusual: fc.Arbitrary<T>, oddsAgainst: number) =>
  fc.oneof({ weight: oddsAgainst - 1, arbitrary: usual }, { weight: 1, arbitrary: unusual });
const oddNumber = fc.constantFrom(-1, 0, 4.5, 13, 99, 1e300);
const arbitraryNumber = (minimum: number, maximum: number, oddsAgainst = 60) =>
  mixRarely(fc.integer({ min: minimum, max: maximum }), oddNumber, oddsAgainst);
const arbitraryWord = (allowedWords: readonly string[], oddsAgainst = 60) =>
  mixRarely(fc.constantFrom(...allowedWords), fc.constantFrom('unknown', '', 'Ω “quoted”'), oddsAgainst);
const arbitraryWords = (allowedWords: readonly string[], minLength: number, maxLength: number) =>
  fc.array(arbitraryWord(allowedWords), { minLength, maxLength });

const BASH: Attack = { name: 'Bash', trait: 'fight', type: 'close', effects: [{ effect: 'damage' }] };
const arbitraryAttack: fc.Arbitrary<Attack> = fc.record(
  {
    name: fc.constantFrom('Bolt', 'Throw', 'bash', 'Ω-ray'),
    trait: arbitraryWord(['fight', 'aim', 'mind', 'magic']),
    versus: arbitraryWord(['fight', 'aim', 'mind', 'magic']),
    type: arbitraryWord(ATTACK_TYPES),
    range: arbitraryNumber(1, 12),
    bonusDice: arbitraryNumber(0, 2),
    bonus: arbitraryNumber(-2, 2),
    effects: fc.array(
      fc.record({ effect: arbitraryWord(EFFECTS), type: arbitraryWord(TYPES) }, { requiredKeys: ['effect'] }),
      {
        minLength: 0,
        maxLength: 3,
      },
    ),
  },
  { requiredKeys: ['name', 'trait', 'type', 'effects'] },
);
const arbitraryTrait = fc.record({ dice: arbitraryNumber(0, 8), resistance: arbitraryNumber(0, 4) });

/** Generates characters with the factions `watch` and `choir` and the ids `c0` to `c5`. */
export const anyCharacter: fc.Arbitrary<Character> = fc
  .record({
    id: fc.constantFrom('c0', 'c1', 'c2', 'c3', 'c4', 'c5'),
    name: fc.constantFrom('Ash', 'Żar', 'Νίκη', 'Молния', ''),
    level: arbitraryNumber(1, 10, 100),
    alignment: arbitraryWord(ALIGNMENTS),
    classes: arbitraryWords(CLASSES, 1, 3),
    factions: fc.subarray(['watch', 'choir']),
    power: arbitraryNumber(1, 10),
    move: arbitraryNumber(0, 12),
    size: arbitraryNumber(0, 6),
    hp: fc.record({ total: arbitraryNumber(1, 20), red: arbitraryNumber(0, 10) }, { requiredKeys: ['total'] }),
    traits: fc.record({
      fight: arbitraryTrait,
      aim: arbitraryTrait,
      mind: arbitraryTrait,
      magic: arbitraryTrait,
      recovery: fc.record({ dice: arbitraryNumber(0, 6) }),
    }),
    movement: arbitraryWords(MOVEMENTS, 1, 2),
    keywords: fc.record({
      type: arbitraryWords(TYPES, 1, 1),
      origin: arbitraryWords(ORIGINS, 1, 2),
      elements: arbitraryWords(ELEMENTS, 0, 2),
    }),
    abilities: fc.subarray([{ name: 'Leadership' }, { name: 'Super Strength' }, { name: 'Telekinesis' }]),
    attacks: mixRarely(
      fc.constant<Attack[]>([BASH]),
      fc.array(arbitraryAttack, { maxLength: 3 }).map((attacks) => [BASH, ...attacks]),
      3,
    ),
  })
  .map((character) => ({
    format: 'rollcall.character' as const,
    version: 1,
    ruleset: 'supers-unlimited' as const,
    ...character,
  }));

export const anyTeam: fc.Arbitrary<Team> = fc
  .record({
    levels: mixRarely(fc.constantFrom(15, 25, 35, 50, 100), oddNumber, 30),
    formation: arbitraryWord(FORMATIONS),
    allegiance: fc.oneof(
      fc.constantFrom('watch', 'choir').map((faction) => ({ kind: 'faction', faction })),
      arbitraryWord(['hero', 'villain']).map((alignment) => ({ kind: 'alignment', alignment })),
    ),
    members: fc.array(
      fc.record(
        {
          character: mixRarely(fc.constantFrom('c0', 'c1', 'c2', 'c3'), fc.constantFrom('c5', 'ghost'), 20),
          copies: arbitraryNumber(1, 4),
        },
        { requiredKeys: ['character'] },
      ),
      { maxLength: 5 },
    ),
    gimmicks: fc.array(arbitraryWord(GIMMICKS.map((gimmick) => gimmick.id)), { maxLength: 3 }),
    characters: fc.array(anyCharacter, { minLength: 3, maxLength: 7 }),
    options: mixRarely(
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

/** Generates teams without mistakes, many of them legal: Heroes and Anti-Heroes of one Faction, in any formation. */
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
  .map(({ ranks: memberRanks, ...team }) => ({
    format: 'rollcall.team' as const,
    version: 1,
    ruleset: 'supers-unlimited' as const,
    id: 'team',
    name: 'Team',
    ...team,
    members: memberRanks.map((_, index) => ({ character: `m${index}` })),
    characters: memberRanks.map(({ level, alignment }, index) => soundCharacter(`m${index}`, level, alignment)),
  }));

function soundCharacter(characterId: string, level: number, alignment: string): Character {
  const trait = { dice: 3, resistance: 1 };
  return {
    format: 'rollcall.character',
    version: 1,
    ruleset: 'supers-unlimited',
    id: characterId,
    name: characterId,
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
