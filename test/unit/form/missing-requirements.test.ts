import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { findSectionIndex } from '../../../src/shared/form/find-section.ts';
import { listMissing } from '../../../src/shared/form/missing-requirements.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import { t } from '../../support/texts.ts';

const lacks = (character: Character) => listMissing(GAMES, character).map(({ label }) => formatLateText(t, label));

describe.each(GAMES.all.map((game) => [game.id, game] as const))('what a character of %s lacks', (id, game) => {
  const spec = game.documents['rollcall.character'];

  it('the samples are finished', () => {
    const folder = `samples/${id}/characters`;
    for (const file of readdirSync(folder)) {
      const character = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Character;
      expect([file, lacks(character)]).toEqual([file, []]);
    }
  });

  it('a new one lacks its name, until it has one of more than blanks', () => {
    const blank = spec.createBlank('new');
    expect(lacks(blank)).toContain('a name');
    expect(lacks({ ...blank, name: ' \n' })).toContain('a name');
    expect(lacks({ ...blank, name: 'Ann' })).not.toContain('a name');
  });

  it('a place that is empty, 0 or an empty list counts as missing, and its field stands on the form', () => {
    for (const { label, pointers: at } of game.requirements ?? []) {
      const blank = spec.createBlank('new');
      const emptied = applyEdits(
        blank,
        at.map((path) => ({ op: 'set', path, value: Array.isArray(valueIn(blank, path)) ? [] : 0 })),
      );
      expect(lacks(emptied)).toContain(formatLateText(t, label));
      for (const place of at) expect(findSectionIndex(game.forms['rollcall.character'], place)).toBeDefined();
    }
  });
});

it('an entry without a name is missing one, whose field is gone to', () => {
  const sample = JSON.parse(
    readFileSync('samples/supers-unlimited/characters/brasslung.hero.json', 'utf8'),
  ) as Character;
  const nameless = applyEdits(sample, [
    { op: 'set', path: '/attacks/1/name', value: ' ' },
    { op: 'set', path: '/abilities/0/name', value: '' },
  ]);
  expect(listMissing(GAMES, nameless).map(({ label, pointers: at }) => [formatLateText(t, label), at])).toEqual([
    ['a name for every attack', ['/attacks/1/name']],
    ['a name for every entry', ['/abilities/0/name']],
  ]);
});

const valueIn = (character: Character, path: string): unknown =>
  (character as unknown as Record<string, unknown>)[path.slice(1)];
