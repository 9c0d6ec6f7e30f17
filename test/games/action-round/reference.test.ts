/** The quick reference of the Action Round: whole, under house rules, and cut down to characters. */
import { describe, expect, it } from 'vitest';
import type { ArCharacter } from '../../../src/shared/games/action-round/fields.ts';
import { OPTION_TEXTS } from '../../../src/shared/games/action-round/option-texts.ts';
import { OPTIONS } from '../../../src/shared/games/action-round/options.ts';
import { reference } from '../../../src/shared/games/action-round/reference.ts';
import { formatOption } from '../../../src/shared/rules/option-texts.ts';
import { resolveOptions } from '../../../src/shared/rules/options.ts';
import { t } from '../../support/texts.ts';

const under = (rules: Record<string, unknown> = {}, members?: readonly ArCharacter[]) =>
  reference(t, resolveOptions(OPTIONS, rules), members && { name: 'Tonight', members });
const someone = (more: object = {}): ArCharacter => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'action-round',
  id: 'someone',
  name: 'Someone',
  powerLevel: 5,
  initiative: 1,
  ...more,
});
type Sheet = ReturnType<typeof under>;
const rowsOf = (sheet: Sheet, id: string) => sheet.sections.find((section) => section.id === id)?.rows ?? [];
const textOf = (sheet: Sheet, section: string, id: string) => rowsOf(sheet, section).find((row) => row.id === id)?.text;
const cellsOf = (sheet: Sheet, id: string) => rowsOf(sheet, id).map(({ cells }) => cells);

describe('the whole of it', () => {
  it('has every action by its type, two pages, and each row once', () => {
    const sheet = under();
    const ids = (section: string) => rowsOf(sheet, section).map(({ id }) => id);
    expect(ids('standard').slice(1)).toEqual([
      ...['attack-close', 'attack-court', 'attack-ranged', 'attack-rumor', 'defend', 'recover', 'charge', 'ready'],
      ...['trick', 'stunt', 'assist', 'assessment'],
    ]);
    expect(ids('moves').slice(1)).toEqual([
      ...['walk', 'run', 'squeeze', 'crawl', 'stand', 'advance', 'withdraw', 'escape', 'retrieve', 'aim', 'gambit'],
      ...['command', 'influence'],
    ]);
    expect(ids('quick')).toEqual(['draw', 'pick-up', 'study', 'stance', 'switch']);
    expect(ids('free')).toEqual(['talk', 'drop', 'ammo']);
    expect(ids('surge')).toHaveLength(9);
    expect(new Set(sheet.sections.map(({ page }) => page))).toEqual(new Set([1, 2]));
    for (const { rows } of sheet.sections) expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('cites a fact in every row', () => {
    for (const { rows } of under().sections) {
      for (const { id, fact } of rows) expect([id, fact]).toEqual([id, expect.stringMatching(/^C[-?]\d+$/)]);
    }
  });

  it('C!2: how far Influence moves an attitude; C!1: what degrees bring', () => {
    const sheet = under();
    expect(cellsOf(sheet, 'influence')).toEqual([
      ['5 or more', '3 steps'],
      ['3 or 4', '2 steps'],
      ['1 or 2', '1 step'],
      ['1 failed', 'none'],
      ['2 or 3 failed', '1 step back'],
      ['4 or more failed', '2 steps back'],
    ]);
    expect(cellsOf(sheet, 'advantage').map((cells) => cells?.[1])).toEqual(['+1 each', '0', '−1', '−2', '−3']);
  });
});

describe('house rules', () => {
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
  ])('%s changes what it says of its rule, and nothing else', (key, value, section, id) => {
    const [plain, changed] = [under(), under({ [key]: value })];
    expect(textOf(changed, section, id)).not.toBe(textOf(plain, section, id));
    expect(changed.changed).toEqual([formatOption(t, OPTION_TEXTS, key, value).join(': ')]);
    const fact = rowsOf(plain, section).find((row) => row.id === id)?.fact;
    const others = (sheet: Sheet) =>
      sheet.sections.flatMap(({ rows }) => rows.filter((row) => row.id !== id && row.fact !== fact));
    expect(others(changed)).toEqual(others(plain));
  });
});

describe('cut down to characters', () => {
  it('C!3: the difficulties are those of the Power Levels at the table, each once', () => {
    const table = [someone({ powerLevel: 10 }), someone(), someone()];
    expect(cellsOf(under({}, table), 'difficulties')).toEqual([
      ['5', '10', '15', '20'],
      ['10', '10', '20', '30'],
    ]);
  });

  it('says nothing of dice, Wits and Area Powers that nobody has', () => {
    const without = under({}, [someone()]);
    expect(rowsOf(without, 'dice')).toEqual([]);
    expect(textOf(without, 'turn', 'area')).toBeUndefined();
    expect(textOf(without, 'standard', 'attack-court')).not.toContain('Wits');
    const one = someone({ destiny: 1, wits: 2, powers: [{ name: 'Wave', area: true }] });
    const whole = under({}, [someone(), one]);
    expect(rowsOf(whole, 'dice')).toHaveLength(7);
    expect(textOf(whole, 'turn', 'area')).toBeDefined();
    expect(textOf(whole, 'standard', 'attack-court')).toContain('Wits');
    expect(whole.team).toBe('Tonight');
  });
});
