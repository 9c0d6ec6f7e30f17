/** Texts for people are messages of the catalogues: none is left in the sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findTextsInCode } from '../../support/language/texts-in-code.ts';

/** Sources with English that is data or for developers, by the reason why it stays. */
const ALLOWED: readonly (readonly [reason: string, files: RegExp])[] = [
  ['descriptions in JSON schemas', /(?:\/labels|\/spec|\/document-spec|\/json-schema|games\/[^/]+\/fields)\.ts$/],
  ['headings and notes of spreadsheets', /\/spreadsheet\/(?:columns|common-columns|write-xlsx|entry-cell)\.ts$/],
  ['cells of the table of an event, which programs read', /event-pack\/report-cells\.ts$/],
  [
    'names of books, chapters and rules',
    /\/(?:cites?|citations|cite-source|format-source|facts|names|options)\.ts$|\/reference(?:\.ts$|\/)/,
  ],
  ['slots of templates; the window says them by style.slots', /offered-slots\.ts$/],
  [
    'what a parser expected: public in --json, said by expected.*',
    /document\/(?:parse|expected-text)\.ts$|files\/walk\.ts$/,
  ],
  ['examples that are documents', /deck\/sample-row\.ts$|studio\/placed-card\.ts$/],
  ['names of shops and folders', /shop\/shops\.ts$|journal\/(?:database-quarantine|snapshots\/backups)\.ts$/],
  [
    'reports of faults and the log',
    /diagnostics\/collect\.ts$|main\/(?:page-failures|repair-databases)\.ts$|store\/newer-library\.ts$/,
  ],
  ['names and descriptions of games', /games\/[^/]+\/index\.ts$/],
  ['names of actions in the rules', /battletech-kcw\/action-pack\.ts$/],
  ['faults of templates that come with Rollcall', /template\/built-in-templates\.ts$/],
  ['names of colors', /css-colors\.ts$/],
  ['answers and names of the solver', /shared\/suggest\//],
  [
    'words that encounters store; `labels` of the game say them',
    /play\/(?:tags|play-screen\/tracked-values|battlefield\/adjustable-fields)\.ts$/,
  ],
];

/**
 * English words that stay in the code, apart from those of whole files: words that encounters store, names of rules, keys, and
 * names that Rollcall gives to documents without one.
 */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'src/main/journal/read-calls.ts': ['An edit'],
  'src/renderer/features/encounters/line-up/side-panel.tsx': ['as the rules say'],
  'src/renderer/features/studio/properties/panels/icons-panel.tsx': ['as in the game'],
  'src/renderer/features/templates/theme-row.tsx': ['no theme with a name'],
  'src/renderer/store/journal/journal-feed.ts': ['could not be cloned'],
  'src/shared/deck/deck-rows.ts': ['Row …'],
  'src/shared/deck/layout-deck-rows.ts': ['Row …'],
  'src/shared/font-file/read-font.ts': ['Font without a name'],
  'src/shared/games/action-round/compare.ts': ['Power Level …'],
  'src/shared/games/action-round/play/play.ts': [
    'The Action Round',
    'Close attack',
    'Standard used',
    'Move used',
    'Quick used',
  ],
  'src/shared/games/action-round/play/words.ts': ['Standard used', 'Move used', 'Quick used'],
  'src/shared/games/action-round/tokens.ts': ['Area used'],
  'src/shared/games/battletech-kcw/initiative.ts': ['Piloting base', 'Gunnery base'],
  'src/shared/games/battletech-kcw/play/play.ts': [
    'Simple Action',
    'Simple Actions',
    'Anytime Action',
    'Heat to come',
    'Left over',
  ],
  'src/shared/games/battletech-kcw/play/words.ts': ['Heat to come', 'Left over', 'Simple Actions'],
  'src/shared/games/battletech-kcw/tokens.ts': ['Left over'],
  'src/shared/games/bulletproof-blues/play/play.ts': [
    'Bulletproof Blues 2nd edition, Order of Play',
    'Task used',
    'Move used',
    'Turns to lose',
  ],
  'src/shared/games/bulletproof-blues/play/score-sheet.ts': ['Perception ……'],
  'src/shared/games/bulletproof-blues/play/words.ts': ['Task used', 'Move used', 'Turns to lose'],
  'src/shared/games/supers-unlimited/check/character-rules.ts': ['Limits of the tool'],
  'src/shared/games/supers-unlimited/check/event-rules.ts': ['Event pack'],
  'src/shared/games/supers-unlimited/form/character-form.ts': ['Martial Arts'],
  'src/shared/games/supers-unlimited/play/texts/play-texts.ts': ['last Turn to come'],
  'src/shared/games/supers-unlimited/play/texts/tracked-labels.ts': ['Bonus Successes', 'last Turn to come'],
  'src/shared/play/encounter/line-up.ts': ['Side …'],
};

const reasonFor = (file: string): string | undefined => ALLOWED.find(([, files]) => files.test(file))?.[0];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.d\.ts$|message-values\.ts$/.test(name))
  .map((name) => `src/${name.replaceAll('\\', '/')}`);
const found = files.flatMap((file) =>
  findTextsInCode(readFileSync(file, 'utf8'), file.endsWith('x') ? 'tsx' : 'ts').map((text) => ({ file, ...text })),
);

describe('texts in code', () => {
  it('are only in sources whose English is data or for developers', () => {
    const left = found.filter(
      ({ file, text }) => reasonFor(file) === undefined && WORDS[file]?.includes(text) !== true,
    );
    expect(left.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
  });

  it('are looked for in every source for which there is a reason', () => {
    const idle = ALLOWED.filter(([, files]) => !found.some(({ file }) => files.test(file)));
    expect(idle.map(([reason]) => reason)).toEqual([]);
    const unused = Object.entries(WORDS).flatMap(([file, words]) =>
      words.filter((word) => !found.some((one) => one.file === file && one.text === word)).map((word) => [file, word]),
    );
    expect(unused).toEqual([]);
  });
});
