import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { computeFingerprint } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import { createNameMarkEdits, NAME_MARK, printOwnName } from '../../../src/shared/document/own-name.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { parseMarkup } from '../../../src/shared/text/markup/markup.ts';
import base from '../../fixtures/base/character.json';

const createHero = (text: string, changes: Partial<Character> = {}): Character => ({
  ...(base as Character),
  name: 'Brasslung',
  nameMark: NAME_MARK,
  talents: [{ name: 'Deep Breath', text }],
  ...changes,
});

const printText = (text: string, changes: Partial<Character> = {}): string | undefined =>
  printOwnName(createHero(text, changes)).talents?.[0]?.text;

/** Returns the text that a card shows for a markup. */
const showMarkup = (markup: string): string =>
  parseMarkup(markup, {})
    .map(({ text }) => text)
    .join('');

describe('the own name of a character', () => {
  it('replaces each tilde in the texts of entries', () => {
    expect(printText('The first attack against ~ is ignored; ~’s next one is not.')).toBe(
      'The first attack against Brasslung is ignored; Brasslung’s next one is not.',
    );
    const hero = createHero('', {
      abilities: [{ name: '~', text: '~' }],
      spells: [{ name: 'Tide', text: 'Moves ~.' }],
    });
    expect(printOwnName(hero).abilities).toEqual([{ name: '~', text: 'Brasslung' }]);
    expect(printOwnName(hero).spells).toEqual([{ name: 'Tide', text: 'Moves Brasslung.' }]);
  });

  it('prints an escaped tilde as a tilde, and keeps other escapes', () => {
    expect(printText('about \\~3 inches, \\\\~, \\*')).toBe('about ~3 inches, \\\\Brasslung, \\*');
  });

  it('leaves texts alone without the key, with another value, and in names, the concept and notes', () => {
    const oldHero = createHero('about ~3 inches');
    delete oldHero.nameMark;
    expect(printOwnName(oldHero)).toBe(oldHero);
    expect(printText('~', { nameMark: '@' })).toBe('~');
    const hero = createHero('', { name: 'Ash ~', concept: '~', notes: '~' });
    expect(printOwnName(hero)).toMatchObject({ name: 'Ash ~', concept: '~', notes: '~' });
  });

  it('shows a name with characters of the markup as it is written', () => {
    for (const name of ['Mr. *', '{fight}', 'Back\\slash', '**Bold**'])
      expect(showMarkup(printText('hits ~ twice', { name }) ?? '')).toBe(`hits ${name} twice`);
  });

  it('returns the same object for the same character', () => {
    const hero = createHero('~');
    expect(printOwnName(hero)).toBe(printOwnName(hero));
  });

  it('turns the placeholder on in one text, and escapes the tildes of the others so that they print as before', () => {
    const { nameMark: _nameMark, ...oldHero } = createHero('about ~3 inches and \\~4', {
      abilities: [{ name: 'Dive', text: '~ dives.' }],
    });
    const hero = applyEdits(oldHero, createNameMarkEdits(oldHero, '/abilities/0/text'));
    expect(hero).toMatchObject({
      nameMark: '~',
      talents: [{ text: 'about \\~3 inches and \\\\\\~4' }],
      abilities: [{ text: '~ dives.' }],
    });
    expect(printOwnName(hero).abilities?.[0]?.text).toBe('Brasslung dives.');
  });

  it('prints the other texts of a character as before, whatever they contain', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('~', '\\', '*', 'a', ' ', '{') }), (text) => {
        const { nameMark: _nameMark, ...oldHero } = createHero(text);
        const hero = applyEdits(oldHero, createNameMarkEdits(oldHero, '/abilities/0/text'));
        expect(showMarkup(printOwnName(hero).talents?.[0]?.text ?? '')).toBe(showMarkup(text));
      }),
      { seed: 20261130, numRuns: 500 },
    );
  });

  it('is part of the fingerprint only where the key is set', () => {
    const { nameMark: _nameMark, ...oldHero } = createHero('~');
    expect(computeFingerprint(GAMES, oldHero)).not.toBe(computeFingerprint(GAMES, createHero('~')));
    expect(computeFingerprint(GAMES, base as Character)).toBe(computeFingerprint(GAMES, { ...(base as Character) }));
  });
});
