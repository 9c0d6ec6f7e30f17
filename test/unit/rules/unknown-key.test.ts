import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { parseText, parseValue } from '../../../src/shared/document/parse.ts';
import type { Faction, JudgedDocument } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character, EventPack } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { anyTeam, SEED } from '../../support/documents/arbitrary.ts';
import { readBaseCharacter, readBaseTeam, unwrapDocument } from '../../support/documents/fixture.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';

const EVENT: EventPack = {
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'cup',
  name: 'Cup',
  levels: 25,
};
const FACTION: Faction = { format: 'rollcall.faction', version: 1, id: 'watch', name: 'The Watch' };
const SHAPE = { d: 'M0 0H9V9Z', fill: 'ink' };

/** Parses a document that may contain unknown keys. */
const parseDocument = (value: unknown): JudgedDocument => unwrapDocument(parseValue(GAMES, value));
const listUnknownKeys = (value: unknown, hasFixes = false) =>
  judge(GAMES, parseDocument(value), { fixes: hasFixes }).findings.filter(
    ({ code }) => code === 'document.unknown-key',
  );
const summarizeUnknownKeys = (value: unknown) =>
  listUnknownKeys(value).map(({ path, actual, required }) => [path, actual, required]);

describe('document.unknown-key', () => {
  it('warns with the pointer, the key and the key that was probably meant', () => {
    expect(listUnknownKeys({ ...EVENT, cielings: { power: 3 } })).toEqual([
      {
        code: 'document.unknown-key',
        severity: 'warning',
        path: '/cielings',
        subjects: [],
        actual: 'cielings',
        required: 'ceilings',
        message: 'Rollcall knows no key “cielings” in an event; “ceilings” may be meant.',
        cite: { source: 'Rollcall' },
      },
    ]);
    expect(judge(GAMES, parseDocument({ ...EVENT, cielings: {} })).verdict).toBe('legal');
  });

  it('reports every unknown key of an event pack', () => {
    const packWithUnknownKeys = {
      ...EVENT,
      maxcopies: 2,
      level: { maximum: 8, min: 1 },
      motto: 'x',
      $schema: 'y',
      Banned: [],
    };
    expect(summarizeUnknownKeys(packWithUnknownKeys)).toEqual([
      ['/maxcopies', 'maxcopies', 'maxCopies'],
      ['/level/maximum', 'maximum', undefined],
      ['/motto', 'motto', undefined],
      ['/$schema', '$schema', undefined],
      ['/Banned', 'Banned', 'banned'],
    ]);
    expect(listUnknownKeys({ ...EVENT, level: { maximum: 8 } })[0]?.message).toBe(
      'Rollcall knows no key “maximum” in “level” and passes over it.',
    );
  });

  it('ignores keys that authors define, as in options, ceilings and approved', () => {
    const authorKeys = { powr: 3, byLevel: { 1: { powr: 3 } } };
    expect(
      summarizeUnknownKeys({
        ...EVENT,
        options: { 'su.spry': 'x' },
        ceilings: authorKeys,
        approved: { 'tide-wardn': 'x' },
      }),
    ).toEqual([]);
    expect(summarizeUnknownKeys({ ...readBaseTeam(), options: { level: 1, 'su.uniqueSuper': true } })).toEqual([]);
  });

  it('reports only probable misspellings in teams and characters', () => {
    expect(
      summarizeUnknownKeys({ ...readBaseTeam(), author: 'me', $schema: 'x', gimmick: [], Leader: 'x', levls: 1 }),
    ).toEqual([
      ['/gimmick', 'gimmick', 'gimmicks'],
      ['/Leader', 'Leader', 'leader'],
    ]);
    // `levls` is not reported because `levels` exists, so that no missing key resembles it.
    expect(summarizeUnknownKeys({ ...readBaseCharacter(), weakness: [], spell: [], conceptt: '' })).toEqual([
      ['/weakness', 'weakness', 'weaknesses'],
      ['/spell', 'spell', 'spells'],
      ['/conceptt', 'conceptt', 'concept'],
    ]);
  });

  // The columns are the case, the added keys, the pointer of the finding (empty if there is none), and the intended key.
  it.each<[string, object, string, string | undefined]>([
    ['a key with two swapped letters', { recah: 1 }, '/recah', 'reach'],
    ['two misspellings of one key', { rech: 1, reahc: 2 }, '/rech', 'reach'],
    ['a key that lacks three letters', { weaknes: [] }, '', undefined],
    ['a two-letter key that lacks one letter', { at: {} }, '/at', 'art'],
    ['a one-letter key that lacks two letters', { a: {} }, '', undefined],
    ['an empty key', { '': {} }, '', undefined],
    ['the key __proto__', JSON.parse('{"__proto__":{"reach":1}}'), '', undefined],
  ])('finds the intended key, if any, for %s', (_, changes, pointer, required) => {
    const [firstFinding] = summarizeUnknownKeys({ ...readBaseCharacter(), ...changes });
    expect(firstFinding).toEqual(pointer === '' ? undefined : [pointer, pointer.slice(1), required]);
  });

  it('suggests the first key of the schema when two are equally similar', () => {
    // Both keys differ by one letter.
    expect(summarizeUnknownKeys({ ...EVENT, level: { mix: 3 } })).toEqual([['/level/mix', 'mix', 'min']]);
    expect(summarizeUnknownKeys({ ...EVENT, level: { mix: 3, min: 1 } })).toEqual([['/level/mix', 'mix', 'max']]);
  });

  const plainTrait = { dice: 3, resistance: 1 };
  const { traits: baseTraits, keywords: baseKeywords } = readBaseCharacter();
  const [baseAttack] = readBaseCharacter().attacks as [Character['attacks'][0]];
  const misspelledDrawing = { width: 1, height: 1, shapes: [{ d: SHAPE.d, fil: 'ink' }] };
  it.each<[string, object, string]>([
    ['hp', { hp: { total: 8, Red: 3 } }, '/hp/Red'],
    [
      'a keyword list',
      { keywords: { type: baseKeywords.type, origin: baseKeywords.origin, element: [] } },
      '/keywords/element',
    ],
    ['a weakness', { weaknesses: [{ keyword: 'fire', vulnerabilty: true }] }, '/weaknesses/0/vulnerabilty'],
    ['a talent', { talents: [{ name: 'Gear', texts: 'x' }] }, '/talents/0/texts'],
    ['an ability', { abilities: [{ name: 'A' }, { name: 'B', item: [] }] }, '/abilities/1/item'],
    ['a spell', { spells: [{ name: 'S', tetx: 'x' }] }, '/spells/0/tetx'],
    ['an attack', { attacks: [{ ...baseAttack, bonusdice: 1 }] }, '/attacks/0/bonusdice'],
    [
      'an effect',
      { attacks: [{ ...baseAttack, effects: [{ effect: 'control', typ: 'all' }] }] },
      '/attacks/0/effects/0/typ',
    ],
    ['art', { art: { temlpate: 'x' } }, '/art/temlpate'],
    ['a crop', { art: { crop: { rotatoin: 3 } } }, '/art/crop/rotatoin'],
    ['an image', { art: { image: { src: 'x', credits: 'me' } } }, '/art/image/credits'],
    ['a drawing', { art: { drawing: misspelledDrawing } }, '/art/drawing/shapes/0/fil'],
  ])('reports a misspelled key inside %s of a character', (_, changes, pointer) => {
    expect(
      listUnknownKeys({ ...readBaseCharacter(), ...changes }).map((finding) => [finding.path, finding.subjects]),
    ).toEqual([[pointer, [readBaseCharacter().id]]]);
  });

  it('reports misspelled keys inside factions, allegiances and members', () => {
    const misspelledFaction = {
      ...FACTION,
      symbols: {},
      theme: { primery: '#112233' },
      symbol: { ...misspelledDrawing },
    };
    const pointers = ['/theme/primery', '/symbol/shapes/0/fil'];
    expect(summarizeUnknownKeys(misspelledFaction).map(([pointer]) => pointer)).toEqual(pointers);
    expect(
      summarizeUnknownKeys({ ...readBaseTeam(), factions: [misspelledFaction] }).map(([pointer]) => pointer),
    ).toEqual(pointers.map((pointer) => `/factions/0${pointer}`));
    expect(judge(GAMES, parseDocument({ ...FACTION, simbol: misspelledDrawing })).findings[0]?.message).toBe(
      'Rollcall knows no key “simbol” in a faction; “symbol” may be meant.',
    );
    expect(
      summarizeUnknownKeys({ ...readBaseTeam(), allegiance: { kind: 'alignment', alignment: 'hero', fraction: 'x' } }),
    ).toEqual([['/allegiance/fraction', 'fraction', 'faction']]);
    expect(summarizeUnknownKeys({ ...readBaseTeam(), members: [{ character: 'x', copeis: 3 }] })).toEqual([
      ['/members/0/copeis', 'copeis', 'copies'],
    ]);
  });

  it('ignores additional traits, and reads shoot as aim', () => {
    const { aim, ...otherTraits } = baseTraits;
    expect(summarizeUnknownKeys({ ...readBaseCharacter(), traits: { ...otherTraits, shoot: aim } })).toEqual([]);
    expect(
      summarizeUnknownKeys({ ...readBaseCharacter(), traits: { ...baseTraits, shoot: plainTrait, migth: plainTrait } }),
    ).toEqual([]);
  });

  it('reports embedded characters that are members, with their id, and ignores others', () => {
    const baseTeam = readBaseTeam();
    const misspelledCharacters = (baseTeam.characters ?? []).map((character) => ({ ...character, imunities: [] }));
    const members = baseTeam.members.slice(0, 1);
    const memberId = members[0]?.character ?? '';
    const characterIndex = misspelledCharacters.findIndex((character) => character.id === memberId);
    const findings = listUnknownKeys({ ...baseTeam, members, characters: misspelledCharacters });
    expect(findings.map(({ path, subjects }) => [path, subjects])).toEqual([
      [`/characters/${characterIndex}/imunities`, [memberId]],
    ]);
    expect(findings[0]?.message).toBe('Rollcall knows no key “imunities” in a character; “immunities” may be meant.');
  });

  it('reports two embedded characters with one id once, in either order', () => {
    const baseTeam = readBaseTeam();
    const [firstCharacter] = baseTeam.characters as [Character];
    const misspelledCharacter = { ...firstCharacter, imunities: [] };
    const listForCharacters = (characters: unknown[]) =>
      listUnknownKeys({ ...baseTeam, characters: [...characters, ...(baseTeam.characters ?? []).slice(1)] });
    expect(listForCharacters([firstCharacter, misspelledCharacter]).map((finding) => finding.subjects)).toEqual(
      listForCharacters([misspelledCharacter, firstCharacter]).map((finding) => finding.subjects),
    );
    expect(listForCharacters([firstCharacter, misspelledCharacter])).toHaveLength(1);
  });

  it('appears among the other findings in document order', () => {
    const { findings } = judge(
      GAMES,
      parseDocument({ levls: 1, ...EVENT, levels: 0, formations: ['none'], Notes: '' }),
    );
    expect(findings.map(({ path }) => path)).toEqual(['/levls', '/levels', '/formations/0', '/Notes']);
  });

  it('escapes control characters of a key and truncates a long one', () => {
    const [longKeyFinding] = listUnknownKeys({ ...EVENT, [`max\u202eCopies\n${'x'.repeat(90)}`]: 1 });
    expect(longKeyFinding?.message).toBe(
      `Rollcall knows no key “max\\u{202e}Copies\\u{a}${'x'.repeat(49)}…” in an event and passes over it.`,
    );
  });

  it('handles two hundred thousand unknown keys', () => {
    const manyKeys = Array.from({ length: 100_000 }, (_, index) => `"weaknesse${index}":1,"${index}":2,`).join('');
    const parsed = unwrapDocument(parseText(GAMES, JSON.stringify(EVENT).replace('{', `{${manyKeys}`)));
    expect(judge(GAMES, parsed).findings).toHaveLength(200_000);
  });
});

describe('the fix for a misspelled key', () => {
  const applyFix = (value: unknown) => {
    const document = parseDocument(value);
    const [finding] = judge(GAMES, document, { fixes: true }).findings.filter(
      ({ code }) => code === 'document.unknown-key',
    );
    const [firstFix] = finding?.fixes ?? [];
    return firstFix && { label: firstFix.label, document: applyEdits(document, firstFix.edits) };
  };
  it('renames the key and keeps its value', () => {
    expect(applyFix({ ...EVENT, cielings: { power: 3 } })).toEqual({
      label: 'Rename “cielings” to “ceilings”',
      document: { ...EVENT, ceilings: { power: 3 } },
    });
    expect(applyFix({ ...FACTION, Theme: {} })?.document).toEqual({ ...FACTION, theme: {} });
    const misspelledTeam = { ...readBaseTeam(), members: [{ character: 'x', copeis: 3 }] };
    expect(applyFix(misspelledTeam)?.document).toMatchObject({ members: [{ character: 'x', copies: 3 }] });
  });

  it.each<[string, unknown]>([
    ['a value of the wrong type', { ...EVENT, maxcopies: '3' }],
    ['a list of wrong things', { ...readBaseCharacter(), weakness: ['fire'] }],
    ['an infinite number', { ...EVENT, maxcopies: Number.POSITIVE_INFINITY }],
    ['a key without a similar known key', { ...EVENT, motto: 'x' }],
  ])('does not exist for %s', (_, value) => expect(applyFix(value)).toBeUndefined());

  it('law: makes a readable document without the misspelled key', () => {
    const misspelledKeys = ['Leader', 'gimmick', 'notse', 'factoins', 'Options'];
    const anyValue = fc.oneof(fc.constantFrom<unknown>('x', [], {}, ['x']), fc.jsonValue({ maxDepth: 2 }));
    let offeredCount = 0;
    fc.assert(
      fc.property(anyTeam, fc.dictionary(fc.constantFrom(...misspelledKeys), anyValue), (baseTeam, addedKeys) => {
        const document = { ...baseTeam, ...addedKeys };
        for (const { path: pointer, code, fixes = [] } of judge(GAMES, document, { fixes: true }).findings) {
          if (code !== 'document.unknown-key') continue;
          for (const { edits } of fixes) {
            offeredCount++;
            const fixedDocument = applyEdits(document, edits);
            expect(parseText(GAMES, JSON.stringify(fixedDocument)).ok).toBe(true);
            expect(listUnknownKeys(fixedDocument).map((finding) => finding.path)).not.toContain(pointer);
          }
        }
      }),
      { seed: SEED, numRuns: 100 },
    );
    expect(offeredCount).toBeGreaterThan(10);
  });
});
