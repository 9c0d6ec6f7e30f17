import { expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { shownOptions } from '../../../src/shared/rules/option-texts.ts';

it.each(GAMES.all.slice(0, 5))(
  '$name: every house rule says what it changes, and every value of a choice has a name',
  (game) => {
    const groups = shownOptions(game.options, game.optionTexts);
    expect(groups.every(({ title }) => title !== '')).toBe(true);
    const shown = groups.flatMap(({ options }) => options);
    expect(shown.map(({ key }) => key).sort()).toEqual(Object.keys(game.options).sort());
    expect(new Set(shown.map(({ text }) => text.label)).size).toBe(shown.length);
    for (const { key, row, text } of shown) {
      expect(text.changes, key).toMatch(/\.$/);
      expect(Object.keys(text.values ?? {}).sort(), key).toEqual(row.kind === 'choice' ? [...row.values].sort() : []);
    }
  },
);
