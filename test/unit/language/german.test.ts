/** German of what is no window: complete, with the same values, and without leftovers of the English sentences. */
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readMessages, readTexts } from '../../../scripts/lib/texts/messages.mjs';
import { parseValue } from '../../../src/shared/document/parse.ts';
import type { JudgedDocument } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { type WrittenFinding, writeFinding } from '../../../src/shared/rules/finding.ts';
import { type JudgeContext, judge } from '../../../src/shared/rules/judge.ts';
import type { Translate } from '../../../src/shared/texts/translate.ts';
import { contextOf, documentOf, fixture, fixtureCodes, readable } from '../../support/documents/fixture.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { isEnglish } from '../../support/language/english.ts';
import { t as tEnglish, tGerman } from '../../support/texts.ts';

/** A game may be in English alone; the five that came first are not. */
const TRANSLATED = LOADED_GAMES.all.filter(({ id }) => existsSync(`languages/de/games/${id}.json`));
it('the games that came first are in German', () => {
  expect(TRANSLATED.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['supers-unlimited', 'ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues']),
  );
});

/** Messages with an English word that is a name: of a folder, a shop, a command, or of something in the rules. */
const NAMES_IN =
  /^(?:credits\.|cli\.(?:demo\.options\.out|images\.options\.shop|deck\.about|roll\.|order\.)|suReference\.turn\.turn-end\.|suMarkers\.plasmaResults\.choice|templateTypes\.null)/;

it('no German message is in English', () => {
  const messages = readMessages('de').filter(({ key }) => !NAMES_IN.test(key));
  expect(messages.length).toBeGreaterThan(4000);
  expect(messages.filter(({ text }) => readTexts(text).some(isEnglish)).map(({ key, text }) => [key, text])).toEqual(
    [],
  );
});

/** Documents with a finding of the games that have no fixtures of their own: `test/games/<game>/illegal.json`, without what is `null`. */
const OTHERS = TRANSLATED.flatMap(({ id: ruleset }) => {
  const file = `test/games/${ruleset}/illegal.json`;
  const documents: object[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const blank = GAMES.find(ruleset)?.documents['rollcall.character'].createBlank('a');
  return documents.map((values) =>
    Object.fromEntries(Object.entries({ ...blank, ...values }).filter(([, value]) => value !== null)),
  );
});

/** Codes that no character can get: these tables have no words, and no usual bounds. */
const NEVER = ['ar.character.vocabulary', 'ar.character.limits', 'bb.character.vocabulary'];

interface Case {
  readonly name: string;
  judged(translate: Translate): readonly WrittenFinding[];
}

/** Judges a document. */
const judgeInWords = (translate: Translate, document: JudgedDocument, context: JudgeContext): WrittenFinding[] =>
  judge(GAMES, document, context).findings.map((finding) => writeFinding(translate, finding));

const cases: readonly Case[] = [
  ...(['legal', 'illegal'] as const).flatMap((kind) =>
    fixtureCodes(kind).map((code) => {
      const { base, ...rest } = fixture(kind, code);
      const context: JudgeContext = { ...contextOf({ base, ...rest }), fixes: true };
      return {
        name: `${kind} ${code}`,
        judged: (translate: Translate) => judgeInWords(translate, documentOf({ base, ...rest }), context),
      };
    }),
  ),
  ...OTHERS.map((values, index) => ({
    name: `other ${index}`,
    judged: (translate: Translate) => judgeInWords(translate, readable(parseValue(GAMES, values)), { fixes: true }),
  })),
];

const facts = ({ message: _, fixes: __, ...rest }: WrittenFinding): unknown => rest;
const digits = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();
/** The number of a finding that a sentence may say in a word. */
const isSpelled = (n: string): boolean => ['0', '1', '2', '3'].includes(n);

describe('findings in German', () => {
  const english = new Map<string, readonly WrittenFinding[]>();
  beforeAll(() => {
    for (const { name, judged } of cases) english.set(name, judged(tEnglish));
  });

  it.each(cases)('$name: the same values in other words', ({ name, judged }) => {
    const before = english.get(name) ?? [];
    const after = judged(tGerman);
    expect(after.map(facts)).toEqual(before.map(facts));
    for (const [index, { message, fixes = [] }] of after.entries()) {
      const was = before[index];
      expect(message).not.toBe(was?.message);
      expect([message, ...fixes.map(({ label }) => label)].filter(isEnglish)).toEqual([]);
      expect(digits(message).filter((n) => !isSpelled(n))).toEqual(
        digits(was?.message ?? '').filter((n) => !isSpelled(n)),
      );
      expect(fixes.map(({ edits }) => edits)).toEqual((was?.fixes ?? []).map(({ edits }) => edits));
    }
  });

  it('are found for every code of every game', () => {
    const found = new Set([...english.values()].flat().map(({ code }) => code));
    expect(
      TRANSLATED.flatMap(({ codes }) => codes)
        .filter((code) => !found.has(code))
        .sort(),
    ).toEqual([...NEVER].sort());
  });
});

it('English is said again afterwards', () => {
  const { name, judged } = cases.find((one) => one.name === 'illegal su.team.empty') as Case;
  expect([name, judged(tEnglish)[0]?.message]).toEqual([name, 'The team has no members.']);
});
