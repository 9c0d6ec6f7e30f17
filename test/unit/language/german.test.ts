/** German of what is no window: complete, with the same values, and without leftovers of the English sentences. */
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseValue } from '../../../src/shared/document/parse.ts';
import type { JudgedDocument } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { GERMAN } from '../../../src/shared/german/german.ts';
import { setPhrases, t } from '../../../src/shared/i18n/phrases.ts';
import { switchLanguage } from '../../../src/shared/i18n/translation.ts';
import { type WrittenFinding, writeFinding } from '../../../src/shared/rules/finding.ts';
import { type JudgeContext, judge } from '../../../src/shared/rules/judge.ts';
import type { Translate } from '../../../src/shared/texts/translate.ts';
import { contextOf, documentOf, fixture, fixtureCodes, readable } from '../../support/documents/fixture.ts';
import { GERMAN_OF_GAMES, LOADED_GAMES } from '../../support/games.ts';
import { isEnglish } from '../../support/language/english.ts';
import { phrasesIn, sourcesIn } from '../../support/language/phrases-in-sources.ts';
import { t as tEnglish, tGerman } from '../../support/texts.ts';

/** A game may be in English alone; the five that came first are not. */
const TRANSLATED = LOADED_GAMES.all.filter(({ german }) => german !== undefined);
it('the games that came first are in German', () => {
  expect(TRANSLATED.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['supers-unlimited', 'ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues']),
  );
});

const SPOKEN = [GERMAN, ...GERMAN_OF_GAMES];

describe('say', () => {
  it('is the English sentence with its values where no language has it', () => {
    expect(t`Set ${'Move'} to ${6}`).toBe('Set Move to 6');
  });

  it('puts values where the language wants them, more than once or not at all, and goes back', () => {
    const back = setPhrases('de', [{ '{0} of {1}, {2}': '{1} von {0}, {1}' }]);
    try {
      expect(t`${'a'} of ${'b'}, ${'c'}`).toBe('b von a, b');
    } finally {
      back();
    }
    expect(t`${'a'} of ${'b'}, ${'c'}`).toBe('a of b, c');
  });
});

describe('German phrases', () => {
  const said = phrasesIn('src');
  const sources = ['src/shared', 'src/renderer', 'src/cli'].flatMap((folder) => sourcesIn(folder));
  const german = new Map(SPOKEN.flatMap(({ phrases = {} }) => Object.entries(phrases)));

  it('are there for all sentences of the sources, and for no others', () => {
    expect([...said].filter(([key]) => !german.has(key))).toEqual([]);
    // Kinds and keys of events, conditions of models, why a file is no list: what is translated where it is shown stands in the sources as data.
    const isWord = (key: string) =>
      /^[\w ’]+$/.test(key)
        ? sources.some((source) => new RegExp(`[' {(]${key}['?:]`, 'i').test(source))
        : sources.some((source) => source.includes(`'${key}'`));
    expect([...german.keys()].filter((key) => !said.has(key) && !isWord(key))).toEqual([]);
  });

  it('say the same wherever the English is the same', () => {
    const tables = SPOKEN.flatMap(({ phrases = {} }) => Object.entries(phrases));
    expect(tables.filter(([key, text]) => german.get(key) !== text)).toEqual([]);
  });

  it('ask for no value that the English sentence has not, and are not English', () => {
    const values = (text: string) => [...new Set(text.match(/\{\d\}/g))].sort();
    const faults = [...german].filter(
      ([key, text]) => values(text).some((value) => !values(key).includes(value)) || isEnglish(text) || text === '',
    );
    expect(faults).toEqual([]);
  });
});

/** Documents with a finding of the games that have no fixtures of their own: `test/games/<game>/illegal.json`, without what is `null`. */
const OTHERS = TRANSLATED.flatMap(({ id: ruleset }) => {
  const file = `test/games/${ruleset}/illegal.json`;
  const documents: object[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const blank = GAMES.find(ruleset)?.documents['rollcall.character'].blank('a');
  return documents.map((values) =>
    Object.fromEntries(Object.entries({ ...blank, ...values }).filter(([, value]) => value !== null)),
  );
});

/** Codes that no character can get: these tables have no words, and no usual bounds. */
const NEVER = ['ar.character.vocabulary', 'ar.character.limits', 'bb.character.vocabulary'];

interface Case {
  readonly name: string;
  judged(t: Translate): readonly WrittenFinding[];
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
  ...OTHERS.map((values, i) => ({
    name: `other ${i}`,
    judged: (translate: Translate) => judgeInWords(translate, readable(parseValue(GAMES, values)), { fixes: true }),
  })),
];

const facts = ({ message: _, fixes: __, ...rest }: WrittenFinding): unknown => rest;
const digits = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();
/** The number of a finding that a sentence may say in a word. */
const isSpelled = (n: string): boolean => ['0', '1', '2', '3'].includes(n);

describe('findings in German', () => {
  const english = new Map<string, readonly WrittenFinding[]>();
  let back = () => {};
  beforeAll(() => {
    for (const { name, judged } of cases) english.set(name, judged(tEnglish));
    back = switchLanguage('de', SPOKEN);
  });
  afterAll(() => back());

  it.each(cases)('$name: the same values in other words', ({ name, judged }) => {
    const before = english.get(name) ?? [];
    const after = judged(tGerman);
    expect(after.map(facts)).toEqual(before.map(facts));
    for (const [i, { message, fixes = [] }] of after.entries()) {
      const was = before[i];
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
