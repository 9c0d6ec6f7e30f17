/** Findings on things without a name call them by their position, never by empty quotation marks. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { type WrittenFinding, writeFinding } from '../../../src/shared/rules/finding.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import { translate as translateToEnglish, translateToGerman } from '../../support/texts.ts';

const LANGUAGES = ['English', 'German'] as const;
const EMPTY_QUOTES = /“”|„“|""|''/;

/** The language of the current test, in which findings are written. */
let translate = translateToEnglish;
afterEach(() => {
  translate = translateToEnglish;
});
function selectLanguage(language: (typeof LANGUAGES)[number]): void {
  if (language !== 'German') return;
  translate = translateToGerman;
}

function judgeValue(value: unknown): readonly WrittenFinding[] {
  const parseResult = parseValue(GAMES, value);
  return parseResult.ok ? writeFindings(parseResult.document as Parameters<typeof judge>[1]) : [];
}

const writeFindings = (document: Parameters<typeof judge>[1]): WrittenFinding[] =>
  judge(GAMES, document).findings.map((finding) => writeFinding(translate, finding));

/** Lists the pointers of all texts in a document, except format, ruleset and id. */
function listTextPointers(value: unknown, pointer = ''): string[] {
  if (typeof value === 'string') return /^\/(?:format|ruleset|id)$/.test(pointer) ? [] : [pointer];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([partKey, partValue]) => listTextPointers(partValue, `${pointer}/${partKey}`));
}

/** Returns the document with one changed text and with every name empty. */
const changeText = (document: object, pointer: string, value: string): unknown =>
  applyEdits(document, [
    ...listTextPointers(document)
      .filter((textPointer) => textPointer.endsWith('/name'))
      .map((textPointer) => ({ op: 'set', path: textPointer, value: '' }) as const),
    { op: 'set', path: pointer, value },
  ]);

const SAMPLES = GAMES.all.map(({ id: gameId }) => {
  const folder = `samples/${gameId}/characters`;
  return { game: gameId, document: JSON.parse(readFileSync(`${folder}/${readdirSync(folder)[0]}`, 'utf8')) as object };
});

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(SAMPLES)(
    'writes no empty quotation marks in findings on unnamed parts of a $game character',
    ({ document }) => {
      selectLanguage(language);
      for (const pointer of listTextPointers(document)) {
        for (const value of ['', 'no such word']) {
          const messages = judgeValue(changeText(document, pointer, value)).map(({ message }) => message);
          for (const message of messages) expect(message, `${pointer} = “${value}”`).not.toMatch(EMPTY_QUOTES);
        }
      }
    },
  );

  it('calls an attack without a name by its position', () => {
    selectLanguage(language);
    const attacks = [
      { name: 'Bash', trait: 'fight', type: 'close', effects: [{ effect: 'damage' }] },
      { name: '', trait: 'aim', type: 'laser', range: 8, effects: [{ effect: 'damage' }] },
    ];
    const document = SAMPLES.find(({ game: gameId }) => gameId === 'supers-unlimited')?.document;
    const messages = judgeValue({ ...document, attacks }).map(({ message }) => message);
    expect(messages.join('\n')).toContain(language === 'English' ? 'Attack 2: the rules' : 'Angriff 2: ');
  });
});
