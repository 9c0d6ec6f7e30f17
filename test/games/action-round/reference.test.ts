/** Tests the quick reference of the Action Round: complete, under house rules, and for a group of characters. */
import { describe, expect, it } from 'vitest';
import type { ArCharacter } from '../../../src/shared/games/action-round/fields.ts';
import { OPTION_TEXTS } from '../../../src/shared/games/action-round/option-texts.ts';
import { OPTIONS } from '../../../src/shared/games/action-round/options.ts';
import { reference } from '../../../src/shared/games/action-round/reference.ts';
import { formatOption } from '../../../src/shared/rules/option-texts.ts';
import { resolveOptions } from '../../../src/shared/rules/options.ts';
import { translate } from '../../support/texts.ts';

const createReference = (houseRules: Record<string, unknown> = {}, members?: readonly ArCharacter[]) =>
  reference(translate, resolveOptions(OPTIONS, houseRules), members && { name: 'Tonight', members });
const createCharacter = (overrides: object = {}): ArCharacter => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'action-round',
  id: 'someone',
  name: 'Someone',
  powerLevel: 5,
  initiative: 1,
  ...overrides,
});
type Sheet = ReturnType<typeof createReference>;
const getRows = (quickReference: Sheet, wantedId: string) =>
  quickReference.sections.find((section) => section.id === wantedId)?.rows ?? [];
const getRowText = (quickReference: Sheet, sectionId: string, wantedId: string) =>
  getRows(quickReference, sectionId).find((row) => row.id === wantedId)?.text;
const listCells = (quickReference: Sheet, wantedId: string) =>
  getRows(quickReference, wantedId).map(({ cells }) => cells);

describe('the complete quick reference of the Action Round', () => {
  it('lists every action under its type, on two pages, with unique rows in each section', () => {
    const quickReference = createReference();
    const listRowIds = (sectionId: string) => getRows(quickReference, sectionId).map(({ id }) => id);
    expect(listRowIds('standard').slice(1)).toEqual([
      ...['attack-close', 'attack-court', 'attack-ranged', 'attack-rumor', 'defend', 'recover', 'charge', 'ready'],
      ...['trick', 'stunt', 'assist', 'assessment'],
    ]);
    expect(listRowIds('moves').slice(1)).toEqual([
      ...['walk', 'run', 'squeeze', 'crawl', 'stand', 'advance', 'withdraw', 'escape', 'retrieve', 'aim', 'gambit'],
      ...['command', 'influence'],
    ]);
    expect(listRowIds('quick')).toEqual(['draw', 'pick-up', 'study', 'stance', 'switch']);
    expect(listRowIds('free')).toEqual(['talk', 'drop', 'ammo']);
    expect(listRowIds('surge')).toHaveLength(9);
    expect(new Set(quickReference.sections.map(({ page }) => page))).toEqual(new Set([1, 2]));
    for (const { rows } of quickReference.sections) expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('cites a fact in every row', () => {
    for (const { rows } of createReference().sections) {
      for (const { id, fact } of rows) expect([id, fact]).toEqual([id, expect.stringMatching(/^C[-?]\d+$/)]);
    }
  });

  it('C!2, C!1: shows how far Influence moves an attitude and what degrees of success bring', () => {
    const quickReference = createReference();
    expect(listCells(quickReference, 'influence')).toEqual([
      ['5 or more', '3 steps'],
      ['3 or 4', '2 steps'],
      ['1 or 2', '1 step'],
      ['1 failed', 'none'],
      ['2 or 3 failed', '1 step back'],
      ['4 or more failed', '2 steps back'],
    ]);
    expect(listCells(quickReference, 'advantage').map((cells) => cells?.[1])).toEqual([
      '+1 each',
      '0',
      '−1',
      '−2',
      '−3',
    ]);
  });
});

describe('house rules in the quick reference', () => {
  // An option, another value than its default, and the section and the row that the option changes.
  it.each([
    ['ar.initMode', 'd20', 'turn', 'initiative'],
    ['ar.initTie', 'rollOff', 'turn', 'initiative'],
    ['ar.reactionLimit', 'perRound', 'turn', 'reactions'],
    ['ar.bankQuick', false, 'turn', 'quick'],
    ['ar.stackAttackReactions', true, 'reactions', 'slam'],
    ['ar.degreeStep', 3, 'checks', 'success'],
    ['ar.fortuneDie', true, 'standard', 'defend'],
    ['ar.destinyDie', 'd8', 'dice', 'spend'],
    ['ar.chargeUsesMove', true, 'standard', 'charge'],
  ])('changes only the rows of its own rule when %s is set', (optionKey, optionValue, sectionId, rowId) => {
    const [defaultSheet, changedSheet] = [createReference(), createReference({ [optionKey]: optionValue })];
    expect(getRowText(changedSheet, sectionId, rowId)).not.toBe(getRowText(defaultSheet, sectionId, rowId));
    expect(changedSheet.changed).toEqual([formatOption(translate, OPTION_TEXTS, optionKey, optionValue).join(': ')]);
    const fact = getRows(defaultSheet, sectionId).find((row) => row.id === rowId)?.fact;
    const listOtherRows = (quickReference: Sheet) =>
      quickReference.sections.flatMap(({ rows }) => rows.filter((row) => row.id !== rowId && row.fact !== fact));
    expect(listOtherRows(changedSheet)).toEqual(listOtherRows(defaultSheet));
  });
});

describe('the quick reference for a group of characters', () => {
  it('C!3: lists the difficulties of each Power Level in the group once', () => {
    const characters = [createCharacter({ powerLevel: 10 }), createCharacter(), createCharacter()];
    expect(listCells(createReference({}, characters), 'difficulties')).toEqual([
      ['5', '10', '15', '20'],
      ['10', '10', '20', '30'],
    ]);
  });

  it('leaves out dice, Wits and Area Powers that no character has', () => {
    const plainSheet = createReference({}, [createCharacter()]);
    expect(getRows(plainSheet, 'dice')).toEqual([]);
    expect(getRowText(plainSheet, 'turn', 'area')).toBeUndefined();
    expect(getRowText(plainSheet, 'standard', 'attack-court')).not.toContain('Wits');
    const gifted = createCharacter({ destiny: 1, wits: 2, powers: [{ name: 'Wave', area: true }] });
    const fullSheet = createReference({}, [createCharacter(), gifted]);
    expect(getRows(fullSheet, 'dice')).toHaveLength(7);
    expect(getRowText(fullSheet, 'turn', 'area')).toBeDefined();
    expect(getRowText(fullSheet, 'standard', 'attack-court')).toContain('Wits');
    expect(fullSheet.team).toBe('Tonight');
  });
});
