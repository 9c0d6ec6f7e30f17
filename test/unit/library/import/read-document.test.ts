import { describe, expect, it } from 'vitest';
import hero from '../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { findPositionInText } from '../../../../src/shared/document/json/position-in-text.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { readDocument, readValue } from '../../../../src/shared/library/import/read-document.ts';
import classic from '../../../../templates/cards/supers-unlimited/classic/template.json' with { type: 'json' };
import { translate } from '../../../support/texts.ts';

const readText = (sourceText: string) => readDocument(translate, GAMES, new TextEncoder().encode(sourceText), 'a.json');
const getReason = (sourceText: string): string => {
  const readResult = readText(sourceText);
  return readResult.ok ? '' : readResult.unreadable.reason;
};

describe('reading a file to import', () => {
  it('accepts documents and card templates', () => {
    expect(readText(JSON.stringify(hero))).toMatchObject({
      ok: true,
      incoming: { kind: 'characters', id: 'brasslung' },
    });
    expect(readText(JSON.stringify(classic))).toMatchObject({
      ok: true,
      incoming: { kind: 'templates', id: 'classic' },
    });
    expect(readValue(translate, GAMES, hero, 'Link')).toMatchObject({ ok: true, incoming: { origin: 'Link' } });
  });

  it('states line and column of invalid JSON, of a wrong value and of a missing field', () => {
    expect(getReason('{\n  "format": }')).toContain('line 2, column 13');
    const sourceText = JSON.stringify({ ...hero, level: 'six' }, null, 2);
    const levelLine = sourceText.split('\n').findIndex((sourceLine) => sourceLine.includes('"six"')) + 1;
    expect(getReason(sourceText)).toBe(`Level: Rollcall expects a number here (line ${levelLine}, column 12).`);
    const { traits: _traits, ...heroWithoutTraits } = hero;
    expect(getReason(JSON.stringify(heroWithoutTraits, null, 2))).toBe(
      'Traits: Rollcall expects an object in braces here (line 1, column 1).',
    );
    const attacks = [hero.attacks[0], { ...hero.attacks[1], range: 'far' }];
    expect(getReason(JSON.stringify({ ...hero, attacks }, null, 2))).toMatch(
      /^Attack 2, range: Rollcall expects a number here \(line \d+, column \d+\)\.$/,
    );
    const fightTrait = { ...hero.traits.fight, dice: 'five' };
    const invalidResult = readValue(
      translate,
      GAMES,
      { ...hero, traits: { ...hero.traits, fight: fightTrait } },
      'Link',
    );
    expect(invalidResult.ok || invalidResult.unreadable.reason).toBe('Fight, dice: Rollcall expects a number here.');
  });

  it('rejects a document of a newer version and names it', () => {
    const reasonText = getReason(JSON.stringify({ ...hero, version: 3 }));
    expect(reasonText).toContain(
      '“Brasslung” is of a newer Rollcall: version 3 of its format, and this one reads up to 1.',
    );
    expect(reasonText).toContain('Nothing of it is taken');
  });

  it('explains what is wrong with a card template', () => {
    expect(getReason(JSON.stringify({ format: 'rollcall.card-template', version: 1 }))).toMatch(
      /^It is a card template that cannot be used\. /,
    );
  });

  it.each([
    ['', 1, 1],
    ['/a', 2, 8],
    ['/b/0', 3, 9],
    ['/b/1/c~1d', 4, 13],
    ['/b/9', 3, 8],
    ['/none', 1, 1],
  ])('finds pointer "%s" in line %i, column %i', (pointer, lineNumber, columnNumber) => {
    const sourceText = '{\n  "a": -1.5e3,\n  "b": ["}\\"",\n  {"c\\/d":  null}]\n}';
    expect(findPositionInText(sourceText, pointer)).toEqual({ line: lineNumber, column: columnNumber });
  });
});
