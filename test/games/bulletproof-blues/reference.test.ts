/** The quick reference of Bulletproof Blues: whole, under house rules, and cut down to characters. */
import { describe, expect, it } from 'vitest';
import type { BbCharacter } from '../../../src/shared/games/bulletproof-blues/fields.ts';
import { OPTION_TEXTS } from '../../../src/shared/games/bulletproof-blues/option-texts.ts';
import { OPTIONS } from '../../../src/shared/games/bulletproof-blues/options.ts';
import { reference } from '../../../src/shared/games/bulletproof-blues/reference.ts';
import { formatOption } from '../../../src/shared/rules/option-texts.ts';
import { resolveOptions } from '../../../src/shared/rules/options.ts';
import { t } from '../../support/texts.ts';

const under = (rules: Record<string, unknown> = {}, members?: readonly BbCharacter[]) =>
  reference(t, resolveOptions(OPTIONS, rules), members && { name: 'Tonight', members });
const someone = (more: object = {}): BbCharacter => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'bulletproof-blues',
  id: 'someone',
  name: 'Someone',
  perception: 4,
  ...more,
});
type Sheet = ReturnType<typeof under>;
const rowsOf = (sheet: Sheet, id: string) => sheet.sections.find((section) => section.id === id)?.rows ?? [];
const textOf = (sheet: Sheet, section: string, id: string) => rowsOf(sheet, section).find((row) => row.id === id)?.text;
const cellsOf = (sheet: Sheet, id: string) => rowsOf(sheet, id).map(({ cells }) => cells);

it('has order of play, delaying, forcing, blocking and dodging, and a fact in every row', () => {
  const sheet = under();
  expect(sheet.sections.map(({ id }) => id)).toEqual(['order', 'turn', 'delaying', 'forcing', 'defending', 'powers']);
  for (const { rows } of sheet.sections) {
    for (const { id, fact } of rows) expect([id, fact]).toEqual([id, expect.stringMatching(/^D[-?]\d+$/)]);
  }
});

it('D!13: an attack of rank 9 is stopped at 17', () => {
  expect(cellsOf(under(), 'powers')).toContainEqual(['9', '17']);
  expect(cellsOf(under(), 'powers')).toHaveLength(14);
});

it.each([
  ['bb.initTie', 'rollOff', 'order', 'roll'],
  ['bb.gmRolls', 'single', 'order', 'roll'],
  ['bb.extremeMargin', 5, 'defending', 'extreme'],
  ['bb.delayStacks', true, 'delaying', 'own-slot'],
  ['bb.forcedShownAt', 'use', 'forcing', 'forced-order'],
  ['bb.forcedShownAt', 'slot', 'forcing', 'forced-order'],
])('%s as %s changes what it says of its rule, and nothing else', (key, value, section, id) => {
  const [plain, changed] = [under(), under({ [key]: value })];
  expect(textOf(changed, section, id)).not.toBe(textOf(plain, section, id));
  expect(changed.changed).toEqual([formatOption(t, OPTION_TEXTS, key, value).join(': ')]);
  const others = (sheet: Sheet) => sheet.sections.flatMap(({ rows }) => rows.filter((row) => row.id !== id));
  expect(others(changed)).toEqual(others(plain));
});

describe('cut down to characters', () => {
  const ferry = someone({
    name: 'Ferry',
    agility: 7,
    superSpeed: 2,
    expertise: ['dodge'],
    powers: [{ name: 'Beam', rank: 9 }],
  });
  const crew = someone({
    name: 'Crew',
    prowess: 3,
    powers: [
      { name: 'Pipes', rank: 3 },
      { name: 'Beam', rank: 9 },
    ],
  });

  it('shows the ranks at the table, each once, and what everybody rolls', () => {
    const sheet = under({}, [ferry, crew]);
    expect(cellsOf(sheet, 'powers')).toEqual([
      ['3', '11'],
      ['9', '17'],
    ]);
    expect(cellsOf(sheet, 'people')).toEqual([
      ['Ferry', '2d6 + 6', '–', '10'],
      ['Crew', '2d6 + 4', '3', '–'],
    ]);
  });

  it('says nothing of Super-speed that nobody has', () => {
    expect(textOf(under({}, [crew]), 'order', 'roll')).not.toContain('rank of Super-speed');
    expect(textOf(under({}, [crew, ferry]), 'order', 'roll')).toContain('rank of Super-speed');
  });
});
