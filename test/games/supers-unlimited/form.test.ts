import { describe, expect, it } from 'vitest';
import { deriveText } from '../../../src/shared/form/form.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { blankCharacter } from '../../../src/shared/games/supers-unlimited/documents/blank.ts';
import type { Attack, Character } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { ATTACK_LIST } from '../../../src/shared/games/supers-unlimited/form/attack-list.ts';
import { CHARACTER_FORM } from '../../../src/shared/games/supers-unlimited/form/character-form.ts';
import { CHARACTER_LIST } from '../../../src/shared/games/supers-unlimited/form/character-list.ts';
import { defaultOptions } from '../../../src/shared/games/supers-unlimited/options.ts';
import { createCharacterData } from '../../../src/shared/games/supers-unlimited/printed/character-data.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import type { Roots } from '../../../src/shared/rules/roots.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import { translate } from '../../support/texts.ts';

const createHero = (changes: Partial<Character> = {}): Character => ({ ...blankCharacter('ada'), ...changes });
const createRoots = (changes: Partial<Character> = {}) => createCharacterData(createHero(changes), defaultOptions);

describe('the form of Supers Unlimited', () => {
  it('offers Bash only for a character without one, whatever its case', () => {
    const bashButton = ATTACK_LIST.blanks.find(({ label }) => formatLateText(translate, label) === 'Add Bash');
    expect(bashButton?.isOffered?.(createHero())).toBe(false);
    expect(
      bashButton?.isOffered?.(createHero({ attacks: [{ name: ' BASH ', trait: 'mind', type: 'beam', effects: [] }] })),
    ).toBe(false);
    expect(bashButton?.isOffered?.(createHero({ attacks: [] }))).toBe(true);
  });

  it('E-83: offers the Throw of the rules for a character that has an Ability for it and no Throw', () => {
    const throwButton = ATTACK_LIST.blanks.find(({ label }) => formatLateText(translate, label) === 'Add Throw');
    const { traits, attacks } = createHero();
    expect(throwButton?.isOffered?.(createHero())).toBe(false);
    const legalFields = { name: 'Ada', level: 1, power: 2, move: 5, size: 2 };
    for (const [ability, trait, traitDice] of [
      ['Super Strength', 'fight', 4],
      [' psychokinesis', 'mind', 3],
      ['TELEKINESIS', 'aim', 2],
      ['Thaumatokinesis', 'magic', 0],
    ] as const) {
      const strongHero = createHero({
        ...legalFields,
        abilities: [{ name: ability }],
        traits: { ...traits, [trait]: { dice: traitDice, resistance: 0 } },
      });
      expect(throwButton?.isOffered?.(strongHero)).toBe(true);
      const throwAttack = throwButton?.valueFor?.(strongHero) as Attack;
      expect(throwAttack).toMatchObject({
        name: 'Throw',
        trait,
        versus: 'aim',
        type: 'projectile',
        range: traitDice + 2,
      });
      const withThrow = { ...strongHero, attacks: [...attacks, throwAttack] };
      expect(throwButton?.isOffered?.(withThrow)).toBe(false);
      const codes = judge(GAMES, withThrow).findings.map(({ code }) => code);
      expect(codes.filter((findingCode) => findingCode.startsWith('su.attack'))).toEqual([]);
    }
  });

  it('reads attacks that are pasted in printed notation', () => {
    expect(ATTACK_LIST.paste?.('Lamp: Aim / Projectile 8 / +1D10 / Damage')).toEqual([
      { name: 'Lamp', trait: 'aim', type: 'projectile', range: 8, bonusDice: 1, effects: [{ effect: 'damage' }] },
    ]);
    expect(ATTACK_LIST.paste?.('either / or')).toEqual([]);
  });

  it('shows the sums of traits and the split of HP', () => {
    const fields = CHARACTER_FORM.sections.flatMap((formSection) => formSection.fields);
    const traitGrid = fields.find((formField) => formField.kind === 'grid');
    const sumColumn = traitGrid?.columns.find((column) => column.kind === 'sum');
    const strongHero = createRoots({ abilities: [{ name: 'Super Strength' }] });
    const fightSum = sumColumn?.sum(strongHero, '/traits/fight');
    expect([fightSum?.text, formatLateText(translate, fightSum?.note ?? '')]).toEqual(['4+', 'Throw 5 in.']);
    expect(sumColumn?.sum(strongHero, '/traits/mind')).toEqual({ text: '4+' });
    expect(sumColumn?.sum(strongHero, '/traits/recovery')).toBeUndefined();
    const redField = fields
      .flatMap((formField) => (formField.kind === 'row' ? formField.fields : []))
      .find((formField) => formField.pointer === '/hp/red');
    const readHint = (derivedRoots: Roots) =>
      formatLateText(
        translate,
        (redField?.kind === 'number' ? deriveText(redField.hint, derivedRoots) : undefined) ?? '',
      );
    expect(readHint(createRoots())).toBe('4 white, 4 red');
    expect(readHint(createRoots({ hp: { total: 2.5 } }))).toBe('The boxes cannot be worked out.');
  });

  it('summarizes a character in a few words', () => {
    expect(CHARACTER_LIST.summarize(translate, createHero({ classes: ['tank', 'mage'] }))).toBe(
      'Level 3, Hero, Tank, Mage',
    );
  });
});
