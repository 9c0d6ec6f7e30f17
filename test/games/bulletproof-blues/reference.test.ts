/** Tests the quick reference of Bulletproof Blues: complete, under house rules, and for a group of characters. */
import { describe, expect, it } from 'vitest';
import type { BbCharacter } from '../../../src/shared/games/bulletproof-blues/fields.ts';
import { OPTION_TEXTS } from '../../../src/shared/games/bulletproof-blues/option-texts.ts';
import { OPTIONS } from '../../../src/shared/games/bulletproof-blues/options.ts';
import { reference } from '../../../src/shared/games/bulletproof-blues/reference.ts';
import { formatOption } from '../../../src/shared/rules/option-texts.ts';
import { resolveOptions } from '../../../src/shared/rules/options.ts';
import { translate } from '../../support/texts.ts';

const createReference = (houseRules: Record<string, unknown> = {}, members?: readonly BbCharacter[]) =>
  reference(translate, resolveOptions(OPTIONS, houseRules), members && { name: 'Tonight', members });
const createCharacter = (overrides: object = {}): BbCharacter => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'bulletproof-blues',
  id: 'someone',
  name: 'Someone',
  perception: 4,
  ...overrides,
});
type Sheet = ReturnType<typeof createReference>;
const getRows = (quickReference: Sheet, wantedId: string) =>
  quickReference.sections.find((section) => section.id === wantedId)?.rows ?? [];
const getRowText = (quickReference: Sheet, sectionId: string, wantedId: string) =>
  getRows(quickReference, sectionId).find((row) => row.id === wantedId)?.text;
const listCells = (quickReference: Sheet, wantedId: string) =>
  getRows(quickReference, wantedId).map(({ cells }) => cells);

it('shows order of play, delaying, forcing, defending and powers, and cites a fact in every row', () => {
  const quickReference = createReference();
  expect(quickReference.sections.map(({ id }) => id)).toEqual([
    'order',
    'turn',
    'delaying',
    'forcing',
    'defending',
    'powers',
  ]);
  for (const { rows } of quickReference.sections) {
    for (const { id, fact } of rows) expect([id, fact]).toEqual([id, expect.stringMatching(/^D[-?]\d+$/)]);
  }
});

it('D!13: shows that 17 stops an attack of rank 9', () => {
  expect(listCells(createReference(), 'powers')).toContainEqual(['9', '17']);
  expect(listCells(createReference(), 'powers')).toHaveLength(14);
});

it.each([
  ['bb.initTie', 'rollOff', 'order', 'roll'],
  ['bb.gmRolls', 'single', 'order', 'roll'],
  ['bb.extremeMargin', 5, 'defending', 'extreme'],
  ['bb.delayStacks', true, 'delaying', 'own-slot'],
  ['bb.forcedShownAt', 'use', 'forcing', 'forced-order'],
  ['bb.forcedShownAt', 'slot', 'forcing', 'forced-order'],
])('changes only the row of its own rule when %s is %s', (optionKey, optionValue, sectionId, rowId) => {
  const [defaultSheet, changedSheet] = [createReference(), createReference({ [optionKey]: optionValue })];
  expect(getRowText(changedSheet, sectionId, rowId)).not.toBe(getRowText(defaultSheet, sectionId, rowId));
  expect(changedSheet.changed).toEqual([formatOption(translate, OPTION_TEXTS, optionKey, optionValue).join(': ')]);
  const listOtherRows = (quickReference: Sheet) =>
    quickReference.sections.flatMap(({ rows }) => rows.filter((row) => row.id !== rowId));
  expect(listOtherRows(changedSheet)).toEqual(listOtherRows(defaultSheet));
});

describe('the quick reference for a group of characters', () => {
  const ferryman = createCharacter({
    name: 'Ferry',
    agility: 7,
    superSpeed: 2,
    expertise: ['dodge'],
    powers: [{ name: 'Beam', rank: 9 }],
  });
  const crewman = createCharacter({
    name: 'Crew',
    prowess: 3,
    powers: [
      { name: 'Pipes', rank: 3 },
      { name: 'Beam', rank: 9 },
    ],
  });

  it('lists each rank of the group once, and what each character rolls', () => {
    const quickReference = createReference({}, [ferryman, crewman]);
    expect(listCells(quickReference, 'powers')).toEqual([
      ['3', '11'],
      ['9', '17'],
    ]);
    expect(listCells(quickReference, 'people')).toEqual([
      ['Ferry', '2d6 + 6', '–', '10'],
      ['Crew', '2d6 + 4', '3', '–'],
    ]);
  });

  it('leaves Super-speed out when no character has it', () => {
    expect(getRowText(createReference({}, [crewman]), 'order', 'roll')).not.toContain('rank of Super-speed');
    expect(getRowText(createReference({}, [crewman, ferryman]), 'order', 'roll')).toContain('rank of Super-speed');
  });
});
