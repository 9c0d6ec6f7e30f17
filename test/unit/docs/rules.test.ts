/** docs/rules.md says what the code does: every code and option stands in it, and nothing that does not exist. */

import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { SU_CODES } from '../../../src/shared/games/supers-unlimited/codes.ts';
import { OPTION_KEYS, OPTIONS } from '../../../src/shared/games/supers-unlimited/options.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import type { OptionRow } from '../../../src/shared/rules/options.ts';
import { contextOf, documentOf, fixture } from '../../support/documents/fixture.ts';
import { readDoc, tableRows } from './markdown.ts';

const rules = readDoc('docs/rules.md');

/** The clauses that belong to a code, by code. */
const clauses = new Map(
  [...rules.matchAll(/^### (R\d+\.\d+) `([a-z.-]+)`\n([\s\S]*?)(?=^#)/gm)].map(([, number, code, text]) => [
    code ?? '',
    { number: number ?? '', text: (text ?? '').replace(/\s+/g, ' ').trim() },
  ]),
);

/** What a code's smallest illegal fixture says of it under the default options, else under those it needs. */
function findingOf(code: string) {
  const given = fixture('illegal', code);
  const { options: _, ...plain } = given;
  const all = [plain, given].flatMap((g) => judge(GAMES, documentOf(g), contextOf(g)).findings);
  return all.find((finding) => finding.code === code);
}

describe('clauses', () => {
  it('there is one for each code, in the order of the codes', () => {
    expect([...clauses.keys()]).toEqual([...SU_CODES]);
  });

  it('their numbers count up without a gap', () => {
    const numbers = [...rules.matchAll(/^### R(\d+)\.(\d+) /gm)].map((m) => [Number(m[1]), Number(m[2])] as const);
    const expected = numbers.map(([part], index) => {
      const before = numbers.slice(0, index).filter(([p]) => p === part).length;
      return [part, before + 1];
    });
    expect(numbers).toEqual(expected);
  });

  it('names no code that does not exist', () => {
    const named = [...rules.matchAll(/`((?:su\.(?:character|attack|team)|event)\.[a-z.-]+)`/g)].map((m) => m[1]);
    expect(named.filter((code) => !(SU_CODES as readonly (string | undefined)[]).includes(code))).toEqual([]);
  });

  describe.each(SU_CODES)('%s', (code) => {
    const text = clauses.get(code)?.text ?? '';
    const finding = findingOf(code);
    it('has the severity of the code', () => {
      expect(text.match(/^(Error|Warning|Info)\b/)?.[0].toLowerCase()).toBe(finding?.severity);
    });
    it('cites the same place', () => {
      const source = text.match(/- Source: (.*?)(?= - |$)/)?.[1] ?? '';
      const { cite } = finding ?? {};
      if (cite?.chapter === undefined)
        expect(source).toContain(cite?.source === 'Rollcall' ? 'Rollcall' : 'event pack');
      else expect(source).toContain(`chapter ${cite.chapter}`);
      if (cite?.heading !== undefined) expect(source).toContain(`"${cite.heading}"`);
      if (cite?.fact !== undefined) expect(source.split(/[ ,;.]+/)).toContain(cite.fact);
    });
    it('says where it points, and names actual and required exactly when the finding has them', () => {
      expect(text).toContain('- Where: ');
      if (finding?.actual !== undefined) expect(text.toLowerCase()).toContain('actual');
      if (finding?.required !== undefined) expect(text).toContain('Required');
      if (finding?.actual === undefined) expect(text).not.toMatch(/Actual: (?!the (range|word), when)/);
    });
  });
});

describe('options', () => {
  const rows = new Map(tableRows(rules, 'Option').map((cells) => [(cells[0] ?? '').replaceAll('`', ''), cells]));

  it('the register has every option of the code, in its order, and no other', () => {
    expect([...rows.keys()]).toEqual(OPTION_KEYS);
  });

  it('names no option that does not exist', () => {
    const named = [...rules.matchAll(/\bsu\.[a-z]+[A-Z][A-Za-z]*|\bsu\.(?:limits|spray)\b/g)].map((m) => m[0]);
    expect(named.filter((key) => !Object.hasOwn(OPTIONS, key))).toEqual([]);
  });

  it.each(OPTION_KEYS)('%s has the values, the default and the fact of the code', (key) => {
    const [, values = '', byDefault = '', settles = ''] = rows.get(key) ?? [];
    const row: OptionRow = OPTIONS[key];
    expect(values).toBe(spokenValues(row));
    expect(byDefault.replaceAll('`', '')).toBe(
      typeof row.default === 'boolean' ? onOff(row.default) : `${row.default}`,
    );
    expect(settles).toMatch(new RegExp(`^${row.fact.replace('?', '\\?')}: `));
  });
});

const onOff = (on: boolean) => (on ? 'on' : 'off');

function spokenValues(row: OptionRow): string {
  switch (row.kind) {
    case 'choice':
      return row.values.map((value) => `\`${value}\``).join(' ');
    case 'toggle':
      return 'on, off';
    case 'count':
      return 'number';
    case 'auto':
      return '`auto`, number';
    case 'label':
      return 'any word';
  }
}
