import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { parseText, parseValue } from '../../../src/shared/document/parse.ts';
import type { Faction, JudgedDocument } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character, EventPack } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { anyTeam, SEED } from '../../support/documents/arbitrary.ts';
import { baseCharacter, baseTeam, readable } from '../../support/documents/fixture.ts';
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

/** The document with keys added that its type does not know. */
const read = (value: unknown): JudgedDocument => readable(parseValue(GAMES, value));
const unknown = (value: unknown, fixes = false) =>
  judge(GAMES, read(value), { fixes }).findings.filter(({ code }) => code === 'document.unknown-key');
const said = (value: unknown) => unknown(value).map(({ path, actual, required }) => [path, actual, required]);

describe('document.unknown-key', () => {
  it('is a warning of Rollcall itself, with its place, the key and the key that may be meant', () => {
    expect(unknown({ ...EVENT, cielings: { power: 3 } })).toEqual([
      {
        code: 'document.unknown-key',
        severity: 'warning',
        path: '/cielings',
        subjects: [],
        actual: 'cielings',
        required: 'ceilings',
        message: 'Rollcall knows no key “cielings” in an event pack; “ceilings” may be meant.',
        cite: { source: 'Rollcall' },
      },
    ]);
    expect(judge(GAMES, read({ ...EVENT, cielings: {} })).verdict).toBe('legal');
  });

  it('in an event pack every one', () => {
    const pack = { ...EVENT, maxcopies: 2, level: { maximum: 8, min: 1 }, motto: 'x', $schema: 'y', Banned: [] };
    expect(said(pack)).toEqual([
      ['/maxcopies', 'maxcopies', 'maxCopies'],
      ['/level/maximum', 'maximum', undefined],
      ['/motto', 'motto', undefined],
      ['/$schema', '$schema', undefined],
      ['/Banned', 'Banned', 'banned'],
    ]);
    expect(unknown({ ...EVENT, level: { maximum: 8 } })[0]?.message).toBe(
      'Rollcall knows no key “maximum” in “level” and passes over it.',
    );
  });

  it('but not where its author names the keys', () => {
    const open = { powr: 3, byLevel: { 1: { powr: 3 } } };
    expect(said({ ...EVENT, options: { 'su.spry': 'x' }, ceilings: open, approved: { 'tide-wardn': 'x' } })).toEqual(
      [],
    );
    expect(said({ ...baseTeam(), options: { level: 1, 'su.uniqueSuper': true } })).toEqual([]);
  });

  it('elsewhere only one that seems misspelt', () => {
    expect(said({ ...baseTeam(), author: 'me', $schema: 'x', gimmick: [], Leader: 'x', levls: 1 })).toEqual([
      ['/gimmick', 'gimmick', 'gimmicks'],
      ['/Leader', 'Leader', 'leader'],
    ]);
    // `levels` is there, so that nothing is missing that `levls` could be.
    expect(said({ ...baseCharacter(), weakness: [], spell: [], conceptt: '' })).toEqual([
      ['/weakness', 'weakness', 'weaknesses'],
      ['/spell', 'spell', 'spells'],
      ['/conceptt', 'conceptt', 'concept'],
    ]);
  });

  it.each<[string, object, string, string | undefined]>([
    ['two slips in five letters', { recah: 1 }, '/recah', 'reach'],
    ['two slips, less than half', { rech: 1, reahc: 2 }, '/rech', 'reach'],
    ['three slips', { weaknes: [] }, '', undefined],
    ['half of the letters', { at: {} }, '/at', 'art'],
    ['more than half', { a: {} }, '', undefined],
    ['an empty key', { '': {} }, '', undefined],
    ['a key like a part of an object', JSON.parse('{"__proto__":{"reach":1}}'), '', undefined],
  ])('%s', (_, change, path, required) => {
    const [first] = said({ ...baseCharacter(), ...change });
    expect(first).toEqual(path === '' ? undefined : [path, path.slice(1), required]);
  });

  it('names the first in the order of the schema where two are as near', () => {
    // One slip from both.
    expect(said({ ...EVENT, level: { mix: 3 } })).toEqual([['/level/mix', 'mix', 'min']]);
    expect(said({ ...EVENT, level: { mix: 3, min: 1 } })).toEqual([['/level/mix', 'mix', 'max']]);
  });

  const trait = { dice: 3, resistance: 1 };
  const { traits, keywords } = baseCharacter();
  const [attack] = baseCharacter().attacks as [Character['attacks'][0]];
  const drawing = { width: 1, height: 1, shapes: [{ d: SHAPE.d, fil: 'ink' }] };
  it.each<[string, object, string]>([
    ['hp', { hp: { total: 8, Red: 3 } }, '/hp/Red'],
    [
      'a keyword list',
      { keywords: { type: keywords.type, origin: keywords.origin, element: [] } },
      '/keywords/element',
    ],
    ['a weakness', { weaknesses: [{ keyword: 'fire', vulnerabilty: true }] }, '/weaknesses/0/vulnerabilty'],
    ['a talent', { talents: [{ name: 'Gear', texts: 'x' }] }, '/talents/0/texts'],
    ['an ability', { abilities: [{ name: 'A' }, { name: 'B', item: [] }] }, '/abilities/1/item'],
    ['a spell', { spells: [{ name: 'S', tetx: 'x' }] }, '/spells/0/tetx'],
    ['an attack', { attacks: [{ ...attack, bonusdice: 1 }] }, '/attacks/0/bonusdice'],
    [
      'an effect',
      { attacks: [{ ...attack, effects: [{ effect: 'control', typ: 'all' }] }] },
      '/attacks/0/effects/0/typ',
    ],
    ['art', { art: { temlpate: 'x' } }, '/art/temlpate'],
    ['a crop', { art: { crop: { rotatoin: 3 } } }, '/art/crop/rotatoin'],
    ['an image', { art: { image: { src: 'x', credits: 'me' } } }, '/art/image/credits'],
    ['a drawing', { art: { drawing } }, '/art/drawing/shapes/0/fil'],
  ])('inside %s of a character', (_, change, path) => {
    expect(unknown({ ...baseCharacter(), ...change }).map((f) => [f.path, f.subjects])).toEqual([
      [path, [baseCharacter().id]],
    ]);
  });

  it('inside a faction and an allegiance', () => {
    const faction = { ...FACTION, symbols: {}, theme: { primery: '#112233' }, symbol: { ...drawing } };
    const paths = ['/theme/primery', '/symbol/shapes/0/fil'];
    expect(said(faction).map(([path]) => path)).toEqual(paths);
    expect(said({ ...baseTeam(), factions: [faction] }).map(([path]) => path)).toEqual(
      paths.map((path) => `/factions/0${path}`),
    );
    expect(judge(GAMES, read({ ...FACTION, simbol: drawing })).findings[0]?.message).toBe(
      'Rollcall knows no key “simbol” in a faction; “symbol” may be meant.',
    );
    expect(said({ ...baseTeam(), allegiance: { kind: 'alignment', alignment: 'hero', fraction: 'x' } })).toEqual([
      ['/allegiance/fraction', 'fraction', 'faction'],
    ]);
    expect(said({ ...baseTeam(), members: [{ character: 'x', copeis: 3 }] })).toEqual([
      ['/members/0/copeis', 'copeis', 'copies'],
    ]);
  });

  it('traits are all there, so that none can be misspelt; shoot is aim', () => {
    const { aim, ...others } = traits;
    expect(said({ ...baseCharacter(), traits: { ...others, shoot: aim } })).toEqual([]);
    expect(said({ ...baseCharacter(), traits: { ...traits, shoot: trait, migth: trait } })).toEqual([]);
  });

  it('embedded characters that are members, with their id; others are not judged', () => {
    const team = baseTeam();
    const misspelt = (team.characters ?? []).map((c) => ({ ...c, imunities: [] }));
    const members = team.members.slice(0, 1);
    const id = members[0]?.character ?? '';
    const at = misspelt.findIndex((c) => c.id === id);
    const found = unknown({ ...team, members, characters: misspelt });
    expect(found.map(({ path, subjects }) => [path, subjects])).toEqual([[`/characters/${at}/imunities`, [id]]]);
    expect(found[0]?.message).toBe('Rollcall knows no key “imunities” in a character; “immunities” may be meant.');
  });

  it('of two embedded characters with one id, whichever comes first', () => {
    const team = baseTeam();
    const [one] = team.characters as [Character];
    const other = { ...one, imunities: [] };
    const both = (characters: unknown[]) =>
      unknown({ ...team, characters: [...characters, ...(team.characters ?? []).slice(1)] });
    expect(both([one, other]).map((f) => f.subjects)).toEqual(both([other, one]).map((f) => f.subjects));
    expect(both([one, other])).toHaveLength(1);
  });

  it('comes last of what is said of one document, in its order', () => {
    const { findings } = judge(GAMES, read({ levls: 1, ...EVENT, levels: 0, formations: ['none'], Notes: '' }));
    expect(findings.map(({ path }) => path)).toEqual(['/levls', '/levels', '/formations/0', '/Notes']);
  });

  it('shows nothing hidden of a key, and not all of a long one', () => {
    const [finding] = unknown({ ...EVENT, [`max\u202eCopies\n${'x'.repeat(90)}`]: 1 });
    expect(finding?.message).toBe(
      `Rollcall knows no key “max\\u{202e}Copies\\u{a}${'x'.repeat(49)}…” in an event pack and passes over it.`,
    );
  });

  it('does not hang on two hundred thousand of them', () => {
    const keys = Array.from({ length: 100_000 }, (_, index) => `"weaknesse${index}":1,"${index}":2,`).join('');
    const parsed = readable(parseText(GAMES, JSON.stringify(EVENT).replace('{', `{${keys}`)));
    expect(judge(GAMES, parsed).findings).toHaveLength(200_000);
  });
});

describe('the fix of a misspelt key', () => {
  const fixed = (value: unknown) => {
    const document = read(value);
    const [finding] = judge(GAMES, document, { fixes: true }).findings.filter(
      ({ code }) => code === 'document.unknown-key',
    );
    const [fix] = finding?.fixes ?? [];
    return fix && { label: fix.label, document: applyEdits(document, fix.edits) };
  };
  it('gives the key its name and keeps its value', () => {
    expect(fixed({ ...EVENT, cielings: { power: 3 } })).toEqual({
      label: 'Rename “cielings” to “ceilings”',
      document: { ...EVENT, ceilings: { power: 3 } },
    });
    expect(fixed({ ...FACTION, Theme: {} })?.document).toEqual({ ...FACTION, theme: {} });
    const team = { ...baseTeam(), members: [{ character: 'x', copeis: 3 }] };
    expect(fixed(team)?.document).toMatchObject({ members: [{ character: 'x', copies: 3 }] });
  });

  it.each<[string, unknown]>([
    ['a value of another type', { ...EVENT, maxcopies: '3' }],
    ['a list of wrong things', { ...baseCharacter(), weakness: ['fire'] }],
    ['a number that JSON has no word for', { ...EVENT, maxcopies: Number.POSITIVE_INFINITY }],
    ['no known key near it', { ...EVENT, motto: 'x' }],
  ])('is not offered for %s', (_, value) => expect(fixed(value)).toBeUndefined());

  it('law: what it makes can be read, and the key is gone', () => {
    const words = ['Leader', 'gimmick', 'notse', 'factoins', 'Options'];
    const value = fc.oneof(fc.constantFrom<unknown>('x', [], {}, ['x']), fc.jsonValue({ maxDepth: 2 }));
    let offered = 0;
    fc.assert(
      fc.property(anyTeam, fc.dictionary(fc.constantFrom(...words), value), (team, keys) => {
        const document = { ...team, ...keys };
        for (const { path, code, fixes = [] } of judge(GAMES, document, { fixes: true }).findings) {
          if (code !== 'document.unknown-key') continue;
          for (const { edits } of fixes) {
            offered++;
            const changed = applyEdits(document, edits);
            expect(parseText(GAMES, JSON.stringify(changed)).ok).toBe(true);
            expect(unknown(changed).map((f) => f.path)).not.toContain(path);
          }
        }
      }),
      { seed: SEED, numRuns: 100 },
    );
    expect(offered).toBeGreaterThan(10);
  });
});
