/** German texts outside the windows are complete, have the same values as English and contain no English. */
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readMessages, readTexts } from '../../../scripts/lib/texts/messages.mjs';
import { parseValue } from '../../../src/shared/document/parse.ts';
import type { JudgedDocument } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { type WrittenFinding, writeFinding } from '../../../src/shared/rules/finding.ts';
import { type JudgeContext, judge } from '../../../src/shared/rules/judge.ts';
import type { Translate } from '../../../src/shared/texts/translate.ts';
import {
  buildFixtureDocument,
  createJudgeContext,
  listFixtureCodes,
  readFixture,
  unwrapDocument,
} from '../../support/documents/fixture.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { isEnglish } from '../../support/language/english.ts';
import { translate as tEnglish, translateToGerman } from '../../support/texts.ts';

/** Games with a German catalog. A game may be available in English only, but the first five are translated. */
const TRANSLATED = LOADED_GAMES.all.filter(({ id: gameId }) => existsSync(`languages/de/games/${gameId}.json`));
it('the first five games have a German catalog', () => {
  expect(TRANSLATED.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['supers-unlimited', 'ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues']),
  );
});

/** Messages that may contain an English name of a folder, a shop, a command or a rule. */
const NAMES_IN =
  /^(?:credits\.|cli\.(?:demo\.options\.out|images\.options\.shop|deck\.about|roll\.|order\.)|suReference\.turn\.turn-end\.|suMarkers\.plasmaResults\.choice|templateTypes\.null)/;

it('no German message contains English', () => {
  const messages = readMessages('de').filter(({ key: messageKey }) => !NAMES_IN.test(messageKey));
  expect(messages.length).toBeGreaterThan(4000);
  expect(
    messages
      .filter(({ text: messageText }) => readTexts(messageText).some(isEnglish))
      .map(({ key: messageKey, text: messageText }) => [messageKey, messageText]),
  ).toEqual([]);
});

/** Illegal documents from `test/games/<game>/illegal.json`, for games without fixtures. Values of `null` remove a field. */
const OTHER_DOCUMENTS = TRANSLATED.flatMap(({ id: ruleset }) => {
  const file = `test/games/${ruleset}/illegal.json`;
  const documents: object[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const blankCharacter = GAMES.find(ruleset)?.documents['rollcall.character'].createBlank('a');
  return documents.map((illegalValues) =>
    Object.fromEntries(Object.entries({ ...blankCharacter, ...illegalValues }).filter(([, value]) => value !== null)),
  );
});

/** Codes that no character can get, because these games have no vocabulary or limits to break. */
const IMPOSSIBLE_CODES = ['ar.character.vocabulary', 'ar.character.limits', 'bb.character.vocabulary'];

/** A document, and the function that judges it and writes the findings in a language. */
interface Case {
  readonly name: string;
  judged(translate: Translate): readonly WrittenFinding[];
}

const judgeInWords = (translate: Translate, document: JudgedDocument, context: JudgeContext): WrittenFinding[] =>
  judge(GAMES, document, context).findings.map((finding) => writeFinding(translate, finding));

const cases: readonly Case[] = [
  ...(['legal', 'illegal'] as const).flatMap((fixtureKind) =>
    listFixtureCodes(fixtureKind).map((findingCode) => {
      const { base: baseDocument, ...otherFields } = readFixture(fixtureKind, findingCode);
      const context: JudgeContext = { ...createJudgeContext({ base: baseDocument, ...otherFields }), fixes: true };
      return {
        name: `${fixtureKind} ${findingCode}`,
        judged: (translate: Translate) =>
          judgeInWords(translate, buildFixtureDocument({ base: baseDocument, ...otherFields }), context),
      };
    }),
  ),
  ...OTHER_DOCUMENTS.map((illegalValues, index) => ({
    name: `other ${index}`,
    judged: (translate: Translate) =>
      judgeInWords(translate, unwrapDocument(parseValue(GAMES, illegalValues)), { fixes: true }),
  })),
];

const getFacts = ({ message: _message, fixes: _fixes, ...otherFields }: WrittenFinding): unknown => otherFields;
const listNumbers = (messageText: string): string[] => (messageText.match(/\d+/g) ?? []).sort();
/** Whether a sentence may write a number as a word. */
const isSpelled = (numberText: string): boolean => ['0', '1', '2', '3'].includes(numberText);

describe('findings in German', () => {
  const english = new Map<string, readonly WrittenFinding[]>();
  beforeAll(() => {
    for (const { name: caseName, judged: judgeCase } of cases) english.set(caseName, judgeCase(tEnglish));
  });

  it.each(cases)(
    'writes $name with the same values as in English and a German message',
    ({ name: caseName, judged: judgeCase }) => {
      const englishFindings = english.get(caseName) ?? [];
      const germanFindings = judgeCase(translateToGerman);
      expect(germanFindings.map(getFacts)).toEqual(englishFindings.map(getFacts));
      for (const [index, { message, fixes = [] }] of germanFindings.entries()) {
        const englishFinding = englishFindings[index];
        expect(message).not.toBe(englishFinding?.message);
        expect([message, ...fixes.map(({ label }) => label)].filter(isEnglish)).toEqual([]);
        expect(listNumbers(message).filter((numberText) => !isSpelled(numberText))).toEqual(
          listNumbers(englishFinding?.message ?? '').filter((numberText) => !isSpelled(numberText)),
        );
        expect(fixes.map(({ edits }) => edits)).toEqual((englishFinding?.fixes ?? []).map(({ edits }) => edits));
      }
    },
  );

  it('covers every finding code of every translated game', () => {
    const foundCodes = new Set([...english.values()].flat().map(({ code }) => code));
    expect(
      TRANSLATED.flatMap(({ codes }) => codes)
        .filter((findingCode) => !foundCodes.has(findingCode))
        .sort(),
    ).toEqual([...IMPOSSIBLE_CODES].sort());
  });
});

it('a finding is written in English again after German was used', () => {
  const { name: caseName, judged: judgeCase } = cases.find(
    (testCase) => testCase.name === 'illegal su.team.empty',
  ) as Case;
  expect([caseName, judgeCase(tEnglish)[0]?.message]).toEqual([caseName, 'The team has no members.']);
});
