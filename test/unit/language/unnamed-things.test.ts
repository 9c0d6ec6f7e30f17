/** Findings on things without a name call them by their position, never by empty quotation marks. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { type WrittenFinding, writeFinding } from '../../../src/shared/rules/finding.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import { t, tGerman } from '../../support/texts.ts';

const LANGUAGES = ['English', 'German'] as const;
const EMPTY_QUOTES = /“”|„“|""|''/;

let translate = t;
afterEach(() => {
  translate = t;
});
function speak(language: (typeof LANGUAGES)[number]): void {
  if (language !== 'German') return;
  translate = tGerman;
}

function judgeValue(value: unknown): readonly WrittenFinding[] {
  const read = parseValue(GAMES, value);
  return read.ok ? writeFindings(read.document as Parameters<typeof judge>[1]) : [];
}

const writeFindings = (document: Parameters<typeof judge>[1]): WrittenFinding[] =>
  judge(GAMES, document).findings.map((finding) => writeFinding(translate, finding));

/** Pointers of all texts in a document, apart from what says which document it is. */
function textsIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return /^\/(?:format|ruleset|id)$/.test(path) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}/${key}`));
}

/** The document with one text changed, and every name empty. */
const changed = (document: object, path: string, value: string): unknown =>
  applyEdits(document, [
    ...textsIn(document)
      .filter((one) => one.endsWith('/name'))
      .map((one) => ({ op: 'set', path: one, value: '' }) as const),
    { op: 'set', path, value },
  ]);

const SAMPLES = GAMES.all.map(({ id }) => {
  const folder = `samples/${id}/characters`;
  return { game: id, document: JSON.parse(readFileSync(`${folder}/${readdirSync(folder)[0]}`, 'utf8')) as object };
});

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(SAMPLES)('no finding on an unnamed part of a $game character has empty quotation marks', ({ document }) => {
    speak(language);
    for (const path of textsIn(document)) {
      for (const value of ['', 'no such word']) {
        const messages = judgeValue(changed(document, path, value)).map(({ message }) => message);
        for (const message of messages) expect(message, `${path} = “${value}”`).not.toMatch(EMPTY_QUOTES);
      }
    }
  });

  it('an attack without a name is called by its position', () => {
    speak(language);
    const attacks = [
      { name: 'Bash', trait: 'fight', type: 'close', effects: [{ effect: 'damage' }] },
      { name: '', trait: 'aim', type: 'laser', range: 8, effects: [{ effect: 'damage' }] },
    ];
    const document = SAMPLES.find(({ game }) => game === 'supers-unlimited')?.document;
    const messages = judgeValue({ ...document, attacks }).map(({ message }) => message);
    expect(messages.join('\n')).toContain(language === 'English' ? 'Attack 2: the rules' : 'Angriff 2: ');
  });
});
