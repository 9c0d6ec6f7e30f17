import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { findSectionIndex } from '../../../src/shared/form/find-section.ts';
import { listMissing } from '../../../src/shared/form/missing-requirements.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import { translate } from '../../support/texts.ts';

const listMissingLabels = (character: Character) =>
  listMissing(GAMES, character).map(({ label }) => formatLateText(translate, label));

describe.each(GAMES.all.map((game) => [game.id, game] as const))(
  'missing requirements of a character of %s',
  (ruleset, game) => {
    const spec = game.documents['rollcall.character'];

    it('never occur in the samples', () => {
      const samplesFolder = `samples/${ruleset}/characters`;
      for (const fileName of readdirSync(samplesFolder)) {
        const character = JSON.parse(readFileSync(`${samplesFolder}/${fileName}`, 'utf8')) as Character;
        expect([fileName, listMissingLabels(character)]).toEqual([fileName, []]);
      }
    });

    it('include a name as long as the name is blank', () => {
      const blankCharacter = spec.createBlank('new');
      expect(listMissingLabels(blankCharacter)).toContain('a name');
      expect(listMissingLabels({ ...blankCharacter, name: ' \n' })).toContain('a name');
      expect(listMissingLabels({ ...blankCharacter, name: 'Ann' })).not.toContain('a name');
    });

    it('include every required field that is 0 or an empty list, and the form has a section for it', () => {
      for (const { label, pointers } of game.requirements ?? []) {
        const blankCharacter = spec.createBlank('new');
        const emptiedCharacter = applyEdits(
          blankCharacter,
          pointers.map((pointer) => ({
            op: 'set',
            path: pointer,
            value: Array.isArray(getTopLevelValue(blankCharacter, pointer)) ? [] : 0,
          })),
        );
        expect(listMissingLabels(emptiedCharacter)).toContain(formatLateText(translate, label));
        for (const pointer of pointers)
          expect(findSectionIndex(game.forms['rollcall.character'], pointer)).toBeDefined();
      }
    });
  },
);

it('listMissing points to the empty name of an attack or an ability', () => {
  const sample = JSON.parse(
    readFileSync('samples/supers-unlimited/characters/brasslung.hero.json', 'utf8'),
  ) as Character;
  const namelessCharacter = applyEdits(sample, [
    { op: 'set', path: '/attacks/1/name', value: ' ' },
    { op: 'set', path: '/abilities/0/name', value: '' },
  ]);
  expect(
    listMissing(GAMES, namelessCharacter).map(({ label, pointers }) => [formatLateText(translate, label), pointers]),
  ).toEqual([
    ['a name for every attack', ['/attacks/1/name']],
    ['a name for every entry', ['/abilities/0/name']],
  ]);
});

const getTopLevelValue = (character: Character, pointer: string): unknown =>
  (character as unknown as Record<string, unknown>)[pointer.slice(1)];
