import { describe, expect, it } from 'vitest';
import hero from '../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { findPositionInText } from '../../../../src/shared/document/json/position-in-text.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { readDocument, readValue } from '../../../../src/shared/library/import/read-document.ts';
import classic from '../../../../templates/cards/supers-unlimited/classic/template.json' with { type: 'json' };
import { t } from '../../../support/texts.ts';

const read = (text: string) => readDocument(t, GAMES, new TextEncoder().encode(text), 'a.json');
const reason = (text: string): string => {
  const answer = read(text);
  return answer.ok ? '' : answer.unreadable.reason;
};

describe('reading a file that is to come in', () => {
  it('takes documents and card templates', () => {
    expect(read(JSON.stringify(hero))).toMatchObject({ ok: true, incoming: { kind: 'characters', id: 'brasslung' } });
    expect(read(JSON.stringify(classic))).toMatchObject({ ok: true, incoming: { kind: 'templates', id: 'classic' } });
    expect(readValue(t, GAMES, hero, 'Link')).toMatchObject({ ok: true, incoming: { origin: 'Link' } });
  });

  it('names line and column of what is no JSON, of a wrong value, and of what is missing', () => {
    expect(reason('{\n  "format": }')).toContain('line 2, column 13');
    const text = JSON.stringify({ ...hero, level: 'six' }, null, 2);
    const line = text.split('\n').findIndex((one) => one.includes('"six"')) + 1;
    expect(reason(text)).toBe(`Level: Rollcall expects a number here (line ${line}, column 12).`);
    const { traits: _traits, ...without } = hero;
    expect(reason(JSON.stringify(without, null, 2))).toBe(
      'Traits: Rollcall expects an object in braces here (line 1, column 1).',
    );
    const attacks = [hero.attacks[0], { ...hero.attacks[1], range: 'far' }];
    expect(reason(JSON.stringify({ ...hero, attacks }, null, 2))).toMatch(
      /^Attack 2, range: Rollcall expects a number here \(line \d+, column \d+\)\.$/,
    );
    const fight = { ...hero.traits.fight, dice: 'five' };
    const wrong = readValue(t, GAMES, { ...hero, traits: { ...hero.traits, fight } }, 'Link');
    expect(wrong.ok || wrong.unreadable.reason).toBe('Fight, dice: Rollcall expects a number here.');
  });

  it('refuses a document of a newer version by its name', () => {
    const words = reason(JSON.stringify({ ...hero, version: 3 }));
    expect(words).toContain('“Brasslung” is of a newer Rollcall: version 3 of its format, and this one reads up to 1.');
    expect(words).toContain('Nothing of it is taken');
  });

  it('says what is wrong with a card template', () => {
    expect(reason(JSON.stringify({ format: 'rollcall.card-template', version: 1 }))).toMatch(
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
  ])('%s stands in line %i, column %i', (path, line, column) => {
    const text = '{\n  "a": -1.5e3,\n  "b": ["}\\"",\n  {"c\\/d":  null}]\n}';
    expect(findPositionInText(text, path)).toEqual({ line, column });
  });
});
