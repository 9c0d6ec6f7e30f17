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
import { t } from '../../support/texts.ts';

const hero = (changes: Partial<Character> = {}): Character => ({ ...blankCharacter('ada'), ...changes });
const rootsOf = (changes: Partial<Character> = {}) => createCharacterData(hero(changes), defaultOptions);

describe('the form of Supers Unlimited', () => {
  it('offers Bash to whoever has none, whatever its case', () => {
    const bash = ATTACK_LIST.blanks.find(({ label }) => formatLateText(t, label) === 'Add Bash');
    expect(bash?.isOffered?.(hero())).toBe(false);
    expect(bash?.isOffered?.(hero({ attacks: [{ name: ' BASH ', trait: 'mind', type: 'beam', effects: [] }] }))).toBe(
      false,
    );
    expect(bash?.isOffered?.(hero({ attacks: [] }))).toBe(true);
  });

  it('E-83: offers Throw to whoever has an Ability for it and no Throw yet, as the rules have it', () => {
    const button = ATTACK_LIST.blanks.find(({ label }) => formatLateText(t, label) === 'Add Throw');
    const { traits, attacks } = hero();
    expect(button?.isOffered?.(hero())).toBe(false);
    const legal = { name: 'Ada', level: 1, power: 2, move: 5, size: 2 };
    for (const [ability, trait, dice] of [
      ['Super Strength', 'fight', 4],
      [' psychokinesis', 'mind', 3],
      ['TELEKINESIS', 'aim', 2],
      ['Thaumatokinesis', 'magic', 0],
    ] as const) {
      const strong = hero({
        ...legal,
        abilities: [{ name: ability }],
        traits: { ...traits, [trait]: { dice, resistance: 0 } },
      });
      expect(button?.isOffered?.(strong)).toBe(true);
      const made = button?.valueFor?.(strong) as Attack;
      expect(made).toMatchObject({ name: 'Throw', trait, versus: 'aim', type: 'projectile', range: dice + 2 });
      const after = { ...strong, attacks: [...attacks, made] };
      expect(button?.isOffered?.(after)).toBe(false);
      const codes = judge(GAMES, after).findings.map(({ code }) => code);
      expect(codes.filter((code) => code.startsWith('su.attack'))).toEqual([]);
    }
  });

  it('reads attacks that are pasted as they are printed', () => {
    expect(ATTACK_LIST.paste?.('Lamp: Aim / Projectile 8 / +1D10 / Damage')).toEqual([
      { name: 'Lamp', trait: 'aim', type: 'projectile', range: 8, bonusDice: 1, effects: [{ effect: 'damage' }] },
    ]);
    expect(ATTACK_LIST.paste?.('either / or')).toEqual([]);
  });

  it('shows what the numbers come to', () => {
    const fields = CHARACTER_FORM.sections.flatMap((section) => section.fields);
    const grid = fields.find((field) => field.kind === 'grid');
    const sum = grid?.columns.find((column) => column.kind === 'sum');
    const strong = rootsOf({ abilities: [{ name: 'Super Strength' }] });
    const fight = sum?.sum(strong, '/traits/fight');
    expect([fight?.text, formatLateText(t, fight?.note ?? '')]).toEqual(['4+', 'Throw 5 in.']);
    expect(sum?.sum(strong, '/traits/mind')).toEqual({ text: '4+' });
    expect(sum?.sum(strong, '/traits/recovery')).toBeUndefined();
    const red = fields
      .flatMap((field) => (field.kind === 'row' ? field.fields : []))
      .find((field) => field.pointer === '/hp/red');
    const readHint = (roots: Roots) =>
      formatLateText(t, (red?.kind === 'number' ? deriveText(red.hint, roots) : undefined) ?? '');
    expect(readHint(rootsOf())).toBe('4 white, 4 red');
    expect(readHint(rootsOf({ hp: { total: 2.5 } }))).toBe('The boxes cannot be worked out.');
  });

  it('says a character in a few words', () => {
    expect(CHARACTER_LIST.summarize(t, hero({ classes: ['tank', 'mage'] }))).toBe('Level 3, Hero, Tank, Mage');
  });
});
