import { describe, expect, it } from 'vitest';
import { getValueAt } from '../../../src/shared/document/pointer.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { EFFECTS, GIMMICKS, SIZES } from '../../../src/shared/games/supers-unlimited/facts.ts';
import type { SuOptions } from '../../../src/shared/games/supers-unlimited/options.ts';
import { createCharacterData } from '../../../src/shared/games/supers-unlimited/printed/character-data.ts';
import { getDefaults } from '../../../src/shared/rules/options.ts';
import { readBaseCharacter } from '../../support/documents/fixture.ts';
import { translate } from '../../support/texts.ts';

const suGame = GAMES.getGame({ ruleset: 'supers-unlimited' });
const { card: cardSpec } = suGame;
const defaultOptions = getDefaults(suGame.options);

describe('createCharacterData', () => {
  it('E-27: prints a Weakness to Plasma X as a Vulnerability, whatever the character says', () => {
    const hero = readBaseCharacter();
    const listWeaknesses = (weaknesses: NonNullable<typeof hero.weaknesses>) => {
      const { derived } = createCharacterData({ ...hero, weaknesses }, defaultOptions as SuOptions);
      return [derived.weaknesses, derived.vulnerabilities];
    };
    expect(listWeaknesses([{ keyword: 'plasma-x' }, { keyword: 'fire' }])).toEqual([['fire'], ['plasma-x']]);
    expect(listWeaknesses([{ keyword: 'plasma-x', vulnerability: false }])).toEqual([[], ['plasma-x']]);
    expect(listWeaknesses([{ keyword: 'fire', vulnerability: true }])).toEqual([[], ['fire']]);
  });
});

describe('pieces and fields for cards', () => {
  it('E-121: include every Gimmick with its moment and its text, all numbers filled in', () => {
    const pieces = cardSpec.listPieces(translate, 'gimmick', defaultOptions);
    expect(pieces.map(({ id }) => id)).toEqual(GIMMICKS.map(({ id }) => id));
    for (const { data } of pieces) {
      expect(String(data.text)).not.toMatch(/[{}]/);
      expect(String(data.when)).not.toBe('');
    }
    expect(pieces.find(({ id }) => id === 'elusive')?.data.text).toBe(
      '+1 to all Resistances until its next Activation.',
    );
  });

  it('E-144, E-142, E-14: size the Plasma X marker for Size 1 and the other markers for Size 2', () => {
    const pieces = cardSpec.listPieces(translate, 'marker', defaultOptions);
    const getBaseDiameter = (markerSize: number) => SIZES.find(({ size }) => size === markerSize)?.base;
    expect(pieces.find(({ id }) => id === 'plasma-x')?.data.diameter).toBe(getBaseDiameter(1));
    for (const pieceId of ['power', 'prize', 'vip'])
      expect(pieces.find((piece) => piece.id === pieceId)?.data.diameter).toBe(getBaseDiameter(2));
  });

  it("E-79, E-81, E-100 to E-118: list in the legend exactly the icons that the team's attacks use", () => {
    const listNames = (teamUse?: object) =>
      cardSpec
        .listPieces(translate, 'legend', defaultOptions, teamUse as never)
        .flatMap(({ data }) =>
          [data.traits, data.types, data.effects].map((legendRows) =>
            (legendRows as { name: string }[]).map(({ name }) => name),
          ),
        );
    const [traits, types, effects] = listNames();
    expect([traits?.length, types?.length, effects?.length]).toEqual([4, 5, EFFECTS.length]);
    const rayAttack = {
      name: 'Ray',
      trait: 'mind',
      versus: 'aim',
      type: 'beam',
      effects: [{ effect: 'pow-double-stun' }],
    };
    expect(listNames({ members: [{ ...readBaseCharacter(), attacks: [rayAttack] }] })).toEqual([
      ['Aim', 'Mind'],
      ['Beam'],
      ['POW Double Stun'],
    ]);
    expect(listNames({ members: [{ ...readBaseCharacter(), attacks: [] }] })).toEqual([]);
  });

  it('E-139: include six Power Markers', () => {
    expect(cardSpec.listPieces(translate, 'marker', defaultOptions).find(({ id }) => id === 'power')?.copies).toBe(6);
  });

  it('use unique ids, and list every field that a piece has', () => {
    for (const pieceKind of ['gimmick', 'marker', 'legend'] as const) {
      const pieces = cardSpec.listPieces(translate, pieceKind, defaultOptions);
      expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
      for (const { data } of pieces) {
        for (const dataKey of Object.keys(data))
          expect(cardSpec.subjects[pieceKind]?.fields).toContain(`/${pieceKind}/${dataKey}`);
      }
    }
  });

  it('declare the kind and the words of each field as characters and pieces have them', () => {
    const attackFields = { name: 'Ray', trait: 'mind', type: 'beam', range: 8, bonusDice: 1, bonus: 1, effects: [] };
    const character = {
      ...readBaseCharacter(),
      reach: 1,
      hp: { total: 9, red: 3 },
      infiltrator: true,
      abilities: [{ name: 'Hurl' }],
      weaknesses: [{ keyword: 'fire', vulnerability: true }],
      attacks: [attackFields],
    };
    const pieces = (['gimmick', 'marker', 'legend'] as const).flatMap((pieceKind) =>
      cardSpec.listPieces(translate, pieceKind, defaultOptions).map(({ data }) => ({ [pieceKind]: data })),
    );
    const subjects = Object.entries(cardSpec.subjects);
    for (const [subjectName, { fields, kinds, words: wordsByField }] of subjects) {
      for (const printedRoots of [suGame.derive(character, defaultOptions), ...pieces].filter(
        (candidate) => subjectName in candidate,
      )) {
        for (const fieldPointer of fields) {
          const fieldValue = getValueAt(printedRoots, fieldPointer.replaceAll('/*', '/0'));
          if (typeof fieldValue === 'object' || fieldValue === undefined) continue;
          const valueKind = { number: 'number', boolean: 'flag' }[typeof fieldValue as string];
          expect([fieldPointer, kinds[fieldPointer]]).toEqual([fieldPointer, valueKind]);
          const knownWords =
            wordsByField[fieldPointer] ??
            (fieldPointer.endsWith('/*') ? wordsByField[fieldPointer.slice(0, -2)] : undefined);
          if (knownWords !== undefined) expect(knownWords).toContain(fieldValue);
        }
      }
      for (const fieldPointer of [...Object.keys(kinds), ...Object.keys(wordsByField)])
        expect(fields).toContain(fieldPointer);
    }
    expect(subjects.flatMap(([, { kinds }]) => Object.keys(kinds))).toContain('/derived/hp/white');
    expect(subjects.flatMap(([, { words: wordsByField }]) => Object.keys(wordsByField))).toContain('/marker/kind');
  });
});
