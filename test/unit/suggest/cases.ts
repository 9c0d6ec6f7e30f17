/**
 * Generates libraries and teams that are small enough to try every team. Supers have the ids s0, s1 and so on, Henchmen h0 and h1. Values
 * that occur several times in a list are drawn more often.
 */
import fc from 'fast-check';
import type { Character, EventPack, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import base from '../../fixtures/base/character.json';
import { type Case, GIMMICKS } from './brute-force.ts';

const FORMATIONS = ['super-force', 'combined-team', 'goon-squad'];
const FACTIONS = ['north', 'south', 'west'];
const CLASSES = ['tank', 'mage', 'trained'];

const mostly = <T>(usualValue: fc.Arbitrary<T>, rareValue: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: usualValue }, { weight: 1, arbitrary: rareValue });

const anyTraits = fc.record({
  level: fc.oneof(fc.constantFrom(3, 4, 4, 5, 6, 7, 8), fc.constantFrom(3, 4, 5)),
  alignment: fc.constantFrom('hero', 'hero', 'villain', 'anti-hero'),
  factions: fc.subarray(FACTIONS, { maxLength: 2 }),
  classes: mostly(fc.subarray(CLASSES, { minLength: 1, maxLength: 2 }), fc.constant<string[]>([])),
  name: fc.constantFrom('', '', '', 'Nova', ' nova  '),
  abilities: fc.constantFrom<{ name: string }[]>([], [], [], [{ name: 'Leadership' }]),
});

const createCharacter = (
  characterId: string,
  { name, ...changes }: Partial<Character> & { name: string },
): Character => ({
  ...(base as unknown as Character),
  id: characterId,
  ...changes,
  name: name || characterId.toUpperCase(),
});

const anyLibrary = fc
  .tuple(fc.array(anyTraits, { minLength: 1, maxLength: 4 }), fc.array(fc.constantFrom(1, 2, 2), { maxLength: 2 }))
  .chain(([supers, henchmen]) =>
    fc
      .array(anyTraits, { minLength: henchmen.length, maxLength: henchmen.length })
      .map((henchmanTraits): Character[] => [
        ...supers.map((superTraits, index) => createCharacter(`s${index}`, superTraits)),
        ...henchmanTraits.map((traits, index) =>
          createCharacter(`h${index}`, { ...traits, level: henchmen[index] ?? 2 }),
        ),
      ]),
  );

const anyOptions = fc
  .record(
    {
      'su.guestRounding': fc.constantFrom('floor', 'atLeastOne', 'ceil'),
      'su.goonRounding': fc.constantFrom('floor', 'atLeastOne', 'ceil'),
      'su.levelsBasis': fc.constantFrom('agreed', 'actual'),
      'su.allowOpposed': fc.boolean(),
      'su.requireBothKinds': fc.boolean(),
      'su.leaderMustBeSuper': fc.boolean(),
      'su.uniqueSupers': fc.boolean(),
      'su.gimmickClassLocked': fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .map((chosen): Record<string, unknown> => chosen);

/** House rules with an unknown key or an unknown value, and more often none. */
const brokenOptions = fc.constantFrom<Record<string, unknown>>(
  {},
  {},
  {},
  { 'su.uniqueSuper': true },
  { 'su.levelsBasis': 'written' },
);

const anyLimits = fc.record(
  {
    formations: fc.subarray(FORMATIONS, { minLength: 1 }),
    allegiances: fc.subarray(['faction', 'alignment'], { minLength: 1 }),
    banned: fc.subarray(['s0', 's1', 'h0']),
    maxCopies: fc.integer({ min: 1, max: 4 }),
    gimmicks: fc.boolean(),
    level: fc.record({ min: fc.constantFrom(1, 2, 4), max: fc.constantFrom(5, 7, 10) }),
    options: anyOptions,
  },
  { requiredKeys: [] },
);

const anySize = fc.constantFrom(8, 10, 12, 15, 25, 26);

export const cases: fc.Arbitrary<Case> = fc
  .tuple(anyLibrary, anySize, fc.boolean())
  .chain(([characters, levels, isFill]) => {
    const characterIds = characters.map(({ id }) => id);
    const anyCopies = mostly<number | undefined>(
      fc.constantFrom(undefined, undefined, 1, 2, 3),
      fc.constantFrom(1.5, 0, 2.5),
    );
    const anyEntry = fc.tuple(mostly(fc.constantFrom(...characterIds), fc.constant('stranger')), anyCopies);
    return fc.record({
      // Many copies of several Henchmen would give too many teams to try.
      characters: fc.constant(levels > 15 ? characters.filter(({ id }) => id !== 'h1') : characters),
      levels: fc.constant(levels),
      members: isFill
        ? fc.constant<[string, number | undefined][]>([])
        : fc.array(anyEntry, { minLength: 1, maxLength: 5 }),
      // The rules know neither the formation `mob` nor the Gimmick `masterly`, and no team has the Alignment `anti-hero`.
      formation: mostly(fc.constantFrom(...FORMATIONS), fc.constant('mob')),
      allegiance: fc.oneof(
        fc.constantFrom('hero', 'villain').map((alignment) => ({ kind: 'alignment', alignment })),
        fc.constantFrom(...FACTIONS).map((faction) => ({ kind: 'faction', faction })),
        fc.constant({ kind: 'alignment', alignment: 'anti-hero' }),
      ),
      leader: mostly<string | undefined>(fc.constant(undefined), fc.constantFrom(...characterIds)),
      gimmicks: fc.oneof(
        fc.constant<string[]>([]),
        fc.array(mostly(fc.constantFrom(...GIMMICKS), fc.constant('masterly')), { maxLength: 3 }),
      ),
      options: anyOptions,
      brokenOptions,
      event: fc.option(anyLimits, { nil: undefined }),
    });
  })
  .map(
    ({
      characters,
      levels,
      members,
      formation,
      allegiance,
      leader,
      gimmicks,
      options: chosenOptions,
      brokenOptions: invalidOptions,
      event: limits,
    }) => {
      const team: Team = {
        format: 'rollcall.team',
        version: 1,
        ruleset: 'supers-unlimited',
        id: 'team',
        name: 'Team',
        levels,
        formation,
        allegiance,
        members: members.map(([character, copies]) => ({ character, ...(copies === undefined ? {} : { copies }) })),
        ...(leader === undefined ? {} : { leader }),
        ...(gimmicks.length === 0 ? {} : { gimmicks }),
        options: { ...chosenOptions, ...invalidOptions },
      };
      const eventPack: EventPack | undefined = limits && {
        format: 'rollcall.event',
        version: 1,
        ruleset: 'supers-unlimited',
        id: 'event',
        name: 'Event',
        levels,
        ...limits,
      };
      return { team, characters, event: eventPack, purpose: 'repair' };
    },
  );
