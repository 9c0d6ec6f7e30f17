/** docs/rules.md says what the code does: the page contains every code and option, and no others. */

import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { SU_CODES } from '../../../src/shared/games/supers-unlimited/codes.ts';
import { OPTION_KEYS, OPTIONS } from '../../../src/shared/games/supers-unlimited/options.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import type { OptionRow } from '../../../src/shared/rules/options.ts';
import { buildFixtureDocument, createJudgeContext, readFixture } from '../../support/documents/fixture.ts';
import { readDoc, tableRows } from './markdown.ts';

const rulesPage = readDoc('docs/rules.md');

/** The number and text of each clause, by finding code. A clause begins with a heading such as "### R2.12 `su.character.level`". */
const clauses = new Map(
  [...rulesPage.matchAll(/^### (R\d+\.\d+) `([a-z.-]+)`\n([\s\S]*?)(?=^#)/gm)].map(
    ([, clauseNumber, findingCode, clauseText]) => [
      findingCode ?? '',
      { number: clauseNumber ?? '', text: (clauseText ?? '').replace(/\s+/g, ' ').trim() },
    ],
  ),
);

/** Returns the finding of a code's smallest illegal fixture under the default options, or else under the fixture's options. */
function findFixtureFinding(findingCode: string) {
  const illegalFixture = readFixture('illegal', findingCode);
  const { options: _options, ...fixtureWithDefaults } = illegalFixture;
  const allFindings = [fixtureWithDefaults, illegalFixture].flatMap(
    (givenFixture) => judge(GAMES, buildFixtureDocument(givenFixture), createJudgeContext(givenFixture)).findings,
  );
  return allFindings.find((finding) => finding.code === findingCode);
}

describe('docs/rules.md clauses', () => {
  it('contains a clause for each code, in the order of the codes', () => {
    expect([...clauses.keys()]).toEqual([...SU_CODES]);
  });

  it('numbers the clauses without a gap', () => {
    const numbers = [...rulesPage.matchAll(/^### R(\d+)\.(\d+) /gm)].map(
      (clauseMatch) => [Number(clauseMatch[1]), Number(clauseMatch[2])] as const,
    );
    const expected = numbers.map(([partNumber], index) => {
      const earlierCount = numbers.slice(0, index).filter(([earlierPart]) => earlierPart === partNumber).length;
      return [partNumber, earlierCount + 1];
    });
    expect(numbers).toEqual(expected);
  });

  it('names no code that does not exist', () => {
    const namedCodes = [...rulesPage.matchAll(/`((?:su\.(?:character|attack|team)|event)\.[a-z.-]+)`/g)].map(
      (clauseMatch) => clauseMatch[1],
    );
    expect(
      namedCodes.filter((findingCode) => !(SU_CODES as readonly (string | undefined)[]).includes(findingCode)),
    ).toEqual([]);
  });

  describe.each(SU_CODES)('%s', (findingCode) => {
    const clauseText = clauses.get(findingCode)?.text ?? '';
    const finding = findFixtureFinding(findingCode);
    it('states the severity of the finding', () => {
      expect(clauseText.match(/^(Error|Warning|Info)\b/)?.[0].toLowerCase()).toBe(finding?.severity);
    });
    it('cites the same source as the finding', () => {
      const sourceText = clauseText.match(/- Source: (.*?)(?= - |$)/)?.[1] ?? '';
      const { cite } = finding ?? {};
      if (cite?.chapter === undefined)
        expect(sourceText).toContain(cite?.source === 'Rollcall' ? 'Rollcall' : 'event pack');
      else expect(sourceText).toContain(`chapter ${cite.chapter}`);
      if (cite?.heading !== undefined) expect(sourceText).toContain(`"${cite.heading}"`);
      if (cite?.fact !== undefined) expect(sourceText.split(/[ ,;.]+/)).toContain(cite.fact);
    });
    it('says where the finding points, and mentions actual and required when the finding has them', () => {
      expect(clauseText).toContain('- Where: ');
      if (finding?.actual !== undefined) expect(clauseText.toLowerCase()).toContain('actual');
      if (finding?.required !== undefined) expect(clauseText).toContain('Required');
      if (finding?.actual === undefined) expect(clauseText).not.toMatch(/Actual: (?!the (range|word), when)/);
    });
  });
});

describe('docs/rules.md options', () => {
  const optionRows = new Map(
    tableRows(rulesPage, 'Option').map((cells) => [(cells[0] ?? '').replaceAll('`', ''), cells]),
  );

  it('lists every option of the code, in the same order, and no other', () => {
    expect([...optionRows.keys()]).toEqual(OPTION_KEYS);
  });

  it('names no option that does not exist', () => {
    const namedOptions = [...rulesPage.matchAll(/\bsu\.[a-z]+[A-Z][A-Za-z]*|\bsu\.(?:limits|spray)\b/g)].map(
      (clauseMatch) => clauseMatch[0],
    );
    expect(namedOptions.filter((optionKey) => !Object.hasOwn(OPTIONS, optionKey))).toEqual([]);
  });

  it.each(OPTION_KEYS)('states the values, the default and the fact of %s', (optionKey) => {
    const [, valuesCell = '', defaultCell = '', factCell = ''] = optionRows.get(optionKey) ?? [];
    const optionRow: OptionRow = OPTIONS[optionKey];
    expect(valuesCell).toBe(formatValues(optionRow));
    expect(defaultCell.replaceAll('`', '')).toBe(
      typeof optionRow.default === 'boolean' ? formatToggle(optionRow.default) : `${optionRow.default}`,
    );
    expect(factCell).toMatch(new RegExp(`^${optionRow.fact.replace('?', '\\?')}: `));
  });
});

const formatToggle = (isOn: boolean) => (isOn ? 'on' : 'off');

function formatValues(optionRow: OptionRow): string {
  switch (optionRow.kind) {
    case 'choice':
      return optionRow.values.map((choiceValue) => `\`${choiceValue}\``).join(' ');
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
