import { describe, expect, it } from 'vitest';
import { getValueAt } from '../../../src/shared/document/pointer.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { EFFECTS, GIMMICKS, SIZES } from '../../../src/shared/games/supers-unlimited/facts.ts';
import { getDefaults } from '../../../src/shared/rules/options.ts';
import { baseCharacter } from '../../support/documents/fixture.ts';
import { t } from '../../support/texts.ts';

const game = GAMES.getGame({ ruleset: 'supers-unlimited' });
const { card } = game;
const options = getDefaults(game.options);

describe('what cards can show of the game', () => {
  it('E-121: every Gimmick with its moment and what it does, every number filled in', () => {
    const pieces = card.listPieces(t, 'gimmick', options);
    expect(pieces.map(({ id }) => id)).toEqual(GIMMICKS.map(({ id }) => id));
    for (const { data } of pieces) {
      expect(String(data.text)).not.toMatch(/[{}]/);
      expect(String(data.when)).not.toBe('');
    }
    expect(pieces.find(({ id }) => id === 'elusive')?.data.text).toBe(
      '+1 to all Resistances until its next Activation.',
    );
  });

  it('E-144, E-142, E-14: Plasma X is of Size 1, the other markers of Size 2, on the bases of those Sizes', () => {
    const pieces = card.listPieces(t, 'marker', options);
    const base = (size: number) => SIZES.find((row) => row.size === size)?.base;
    expect(pieces.find(({ id }) => id === 'plasma-x')?.data.diameter).toBe(base(1));
    for (const id of ['power', 'prize', 'vip']) expect(pieces.find((p) => p.id === id)?.data.diameter).toBe(base(2));
  });

  it('E-79, E-81, E-100 to E-118: the legend has the icons that the attacks of a team are written with, and no others', () => {
    const names = (use?: object) =>
      card
        .listPieces(t, 'legend', options, use as never)
        .flatMap(({ data }) =>
          [data.traits, data.types, data.effects].map((rows) => (rows as { name: string }[]).map(({ name }) => name)),
        );
    const [traits, types, effects] = names();
    expect([traits?.length, types?.length, effects?.length]).toEqual([4, 5, EFFECTS.length]);
    const ray = { name: 'Ray', trait: 'mind', versus: 'aim', type: 'beam', effects: [{ effect: 'pow-double-stun' }] };
    expect(names({ members: [{ ...baseCharacter(), attacks: [ray] }] })).toEqual([
      ['Aim', 'Mind'],
      ['Beam'],
      ['POW Double Stun'],
    ]);
    expect(names({ members: [{ ...baseCharacter(), attacks: [] }] })).toEqual([]);
  });

  it('E-139: six Power Markers', () => {
    expect(card.listPieces(t, 'marker', options).find(({ id }) => id === 'power')?.copies).toBe(6);
  });

  it('has an id for each piece, and offers each field a piece has', () => {
    for (const kind of ['gimmick', 'marker', 'legend'] as const) {
      const pieces = card.listPieces(t, kind, options);
      expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
      for (const { data } of pieces) {
        for (const key of Object.keys(data)) expect(card.subjects[kind]?.fields).toContain(`/${kind}/${key}`);
      }
    }
  });

  it('says of each field what it holds, as characters and pieces have it', () => {
    const attack = { name: 'Ray', trait: 'mind', type: 'beam', range: 8, bonusDice: 1, bonus: 1, effects: [] };
    const character = {
      ...baseCharacter(),
      reach: 1,
      hp: { total: 9, red: 3 },
      infiltrator: true,
      abilities: [{ name: 'Hurl' }],
      weaknesses: [{ keyword: 'fire', vulnerability: true }],
      attacks: [attack],
    };
    const pieces = (['gimmick', 'marker', 'legend'] as const).flatMap((kind) =>
      card.listPieces(t, kind, options).map(({ data }) => ({ [kind]: data })),
    );
    const subjects = Object.entries(card.subjects);
    for (const [subject, { fields, kinds, words }] of subjects) {
      for (const roots of [game.derive(character, options), ...pieces].filter((one) => subject in one)) {
        for (const field of fields) {
          const value = getValueAt(roots, field.replaceAll('/*', '/0'));
          if (typeof value === 'object' || value === undefined) continue;
          const kind = { number: 'number', boolean: 'flag' }[typeof value as string];
          expect([field, kinds[field]]).toEqual([field, kind]);
          const known = words[field] ?? (field.endsWith('/*') ? words[field.slice(0, -2)] : undefined);
          if (known !== undefined) expect(known).toContain(value);
        }
      }
      for (const field of [...Object.keys(kinds), ...Object.keys(words)]) expect(fields).toContain(field);
    }
    expect(subjects.flatMap(([, { kinds }]) => Object.keys(kinds))).toContain('/derived/hp/white');
    expect(subjects.flatMap(([, { words }]) => Object.keys(words))).toContain('/marker/kind');
  });
});
