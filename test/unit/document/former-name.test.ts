import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { computeFingerprint } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import { applyNewName, createNewNameEdits, findFormerName } from '../../../src/shared/document/former-name.ts';
import { printOwnName } from '../../../src/shared/document/own-name.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import base from '../../fixtures/base/character.json';

const createHero = (text: string, changes: Partial<Character> = {}): Character => ({
  ...(base as Character),
  name: 'Brasslung',
  talents: [{ name: 'Deep Breath', text }],
  ...changes,
});

const getText = (hero: Character): string | undefined => hero.talents?.[0]?.text;

describe('the former name of a character', () => {
  it('is stored by a renaming only if a text uses it', () => {
    expect(applyNewName(createHero('Ignores the attack.'), 'Ironlung')).not.toHaveProperty('formerName');
    expect(applyNewName(createHero('Attacks on Brasslung fail.'), 'Ironlung')).toMatchObject({
      name: 'Ironlung',
      formerName: 'Brasslung',
    });
    const faction = { format: 'rollcall.faction', name: 'Brasslung', talents: [{ text: 'Brasslung' }] };
    expect(applyNewName(faction, 'Ironlung')).not.toHaveProperty('formerName');
  });

  it('is found after a copy has got a name of its own, however often it was renamed', () => {
    const copy = applyNewName(createHero('Attacks on Brasslung fail.'), 'Brasslung (copy)');
    expect(findFormerName(copy)).toBeUndefined();
    const renamed = applyNewName(applyNewName(copy, 'Ironlung'), 'Leadlung');
    expect(findFormerName(renamed)).toEqual({ name: 'Brasslung', pointers: ['/talents/0/text'] });
    expect(findFormerName(applyNewName(renamed, 'Brasslung'))).toBeUndefined();
    expect(findFormerName({ ...renamed, name: ' ' })).toBeUndefined();
  });

  it('is found in the concept and in names and texts of entries, but not in notes', () => {
    const hero = createHero('Brasslung’s turn', {
      concept: 'Brasslung, the diver',
      notes: 'Brasslung',
      spells: [{ name: 'Brasslung’s Tide', text: 'Nothing' }],
    });
    const renamed = applyNewName(hero, 'Ironlung');
    expect(findFormerName(renamed)?.pointers.toSorted()).toEqual(['/concept', '/spells/0/name', '/talents/0/text']);
    expect(applyEdits(renamed, createNewNameEdits(renamed))).toMatchObject({
      concept: 'Ironlung, the diver',
      notes: 'Brasslung',
      spells: [{ name: 'Ironlung’s Tide', text: 'Nothing' }],
      talents: [{ text: 'Ironlung’s turn' }],
    });
  });

  it('is not a part of a longer word or a word in lower case, and one letter is no name', () => {
    const isFound = (text: string, name: string) =>
      findFormerName(applyNewName(createHero(text, { name }), 'Other')) !== undefined;
    expect(isFound('Storms, Stormy, Storm’s', 'Storm')).toBe(true);
    expect(isFound('Storms, Stormy, storm, Windstorm, Storm2', 'Storm')).toBe(false);
    expect(isFound('Brasslung’s attack', 'Brasslung')).toBe(true);
    expect(isFound('Lucas attacks', 'Luca')).toBe(false);
    expect(isFound('Das ist Ömer.', 'mer')).toBe(false);
    expect(isFound('Plan X works', 'X')).toBe(false);
    expect(isFound('Against A.N.N.A. (mk 2)!', 'A.N.N.A. (mk 2)')).toBe(true);
  });

  it('is found with the s of the German genitive, which stays or becomes an apostrophe', () => {
    const rename = (newName: string) => {
      const renamed = applyNewName(createHero('Brasslungs Angriff, der Zug Brasslungs. Brasslungsoft'), newName);
      return getText(applyEdits(renamed, createNewNameEdits(renamed)));
    };
    expect(rename('Ironlung')).toBe('Ironlungs Angriff, der Zug Ironlungs. Brasslungsoft');
    expect(rename('Phönix')).toBe('Phönix’ Angriff, der Zug Phönix’. Brasslungsoft');
    const marked = applyNewName(createHero('Brasslungs Angriff', { nameMark: '~' }), 'Ironlung');
    expect(getText(applyEdits(marked, createNewNameEdits(marked)))).toBe('~s Angriff');
  });

  it('is never found inside a longer word', () => {
    const letters = fc.string({ minLength: 1, unit: fc.constantFrom('s', 'e', 'n', 'S', 'ß', 'ü', '7') });
    fc.assert(
      fc.property(
        fc.constantFrom('Brasslung', 'Storm', 'Ada Lane', 'Ömer', 'Fresnel'),
        fc.option(letters),
        letters,
        (name, before, after) => {
          const isGenitive = before === null && after === 's' && name.length >= 6;
          const renamed = applyNewName(createHero(`x ${before ?? ''}${name}${after}.`, { name }), 'Other');
          expect(findFormerName(renamed) !== undefined).toBe(isGenitive);
        },
      ),
      { seed: 6 },
    );
  });

  it('is replaced by ~ where that prints the name, otherwise by the name with its markup escaped', () => {
    const rename = (nameMark: string | undefined, newName: string) => {
      const renamed = applyNewName(
        createHero('Brasslung, **Brasslung** and Brasslung’s {Brasslung}', { nameMark }),
        newName,
      );
      return applyEdits(renamed, createNewNameEdits(renamed));
    };
    const markedHero = rename('~', 'Ironlung');
    expect(getText(markedHero)).toBe('~, **~** and ~’s {Brasslung}');
    expect(getText(printOwnName(markedHero))).toBe('Ironlung, **Ironlung** and Ironlung’s {Brasslung}');
    expect(markedHero).not.toHaveProperty('formerName');
    expect(getText(rename(undefined, '$& *Lung*'))).toBe(
      '$& \\*Lung\\*, **$& \\*Lung\\*** and $& \\*Lung\\*’s {Brasslung}',
    );
  });

  it('stays in longer names and inside braces, which name icons', () => {
    const renamed = applyNewName(createHero('Luca and Lucas, {Luca} \\{Luca}', { name: 'Luca' }), 'Mara');
    expect(getText(applyEdits(renamed, createNewNameEdits(renamed)))).toBe('Mara and Lucas, {Luca} \\{Mara}');
    expect(applyNewName(createHero('{Luca}', { name: 'Luca' }), 'Mara')).not.toHaveProperty('formerName');
  });

  it('does not change the fingerprint', () => {
    for (const game of GAMES.all) {
      const hero = game.documents['rollcall.character'].createBlank('hero');
      expect(computeFingerprint(GAMES, { ...hero, formerName: 'Brasslung' } as never)).toBe(
        computeFingerprint(GAMES, hero as never),
      );
    }
  });

  it('is gone after it was replaced, for any names and texts', () => {
    const nameArbitrary = fc
      .string({ minLength: 2, unit: fc.constantFrom('a', 'B', 's', ' ', '.', '*', '~', '$', 'ö', '(') })
      .filter((name) => name.trim().length > 1);
    fc.assert(
      fc.property(
        nameArbitrary,
        nameArbitrary,
        fc.array(fc.constantFrom(' ', 'x', 'NAME', ',')),
        (oldName, newName, parts) => {
          const text = parts.join('').replaceAll('NAME', () => oldName.trim());
          const renamed = applyNewName(createHero(text, { name: oldName, nameMark: '~' }), newName);
          const replaced = applyEdits(renamed, createNewNameEdits(renamed));
          expect(findFormerName(replaced)).toBeUndefined();
          expect(replaced).not.toHaveProperty('formerName');
        },
      ),
      { seed: 11 },
    );
  });
});
