/** Texts for users are messages in the catalogs and not strings in the sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findTextsInCode } from '../../support/language/texts-in-code.ts';

/** Files whose English texts are data or for developers, with the reason why they stay. */
const ALLOWED_FILES: readonly (readonly [reason: string, files: RegExp])[] = [
  ['descriptions in JSON schemas', /(?:\/labels|\/spec|\/document-spec|\/json-schema|games\/[^/]+\/fields)\.ts$/],
  ['headings and notes of spreadsheets', /\/spreadsheet\/(?:columns|common-columns|write-xlsx|entry-cell)\.ts$/],
  ['cells of the table of an event, which programs read', /event-pack\/(?:report-cells|verdict-row)\.ts$/],
  [
    'names of books, chapters and rules',
    /\/(?:cites?|citations|cite-source|format-source|facts|names|options)\.ts$|\/reference(?:\.ts$|\/)/,
  ],
  ['slots of templates; the window says them by style.slots', /offered-slots\.ts$/],
  [
    'what a parser expected: public in --json, said by expected.*',
    /document\/(?:parse|expected-text)\.ts$|files\/folder-entries\.ts$/,
  ],
  ['examples that are documents', /deck\/sample-row\.ts$|studio\/placed-card\.ts$/],
  [
    'names of shops, folders and printing conditions',
    /press\/open-coated-paper\.ts$|shop\/shops\.ts$|journal\/(?:database-quarantine|snapshots\/backups)\.ts$/,
  ],
  [
    'reports of faults and the log',
    /diagnostics\/collect-diagnostics\.ts$|main\/(?:page-failures|repair-databases)\.ts$|store\/newer-library\.ts$/,
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
 * English words that stay in other files: words that encounters store, names of rules, keys, and names that Rollcall gives to
 * documents without one.
 */
const ALLOWED_WORDS: Readonly<Record<string, readonly string[]>> = {
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
    'Standard left',
    'Move left',
    'Quick left',
  ],
  'src/shared/games/action-round/play/words.ts': ['Standard left', 'Move left', 'Quick left'],
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
    'Task left',
    'Move left',
    'Turns to lose',
  ],
  'src/shared/games/bulletproof-blues/play/score-sheet.ts': ['Perception ……'],
  'src/shared/games/bulletproof-blues/play/words.ts': ['Task left', 'Move left', 'Turns to lose'],
  'src/shared/games/supers-unlimited/check/character-rules.ts': ['Limits of the tool'],
  'src/shared/games/supers-unlimited/check/event-rules.ts': ['Event pack'],
  'src/shared/games/supers-unlimited/form/character-form.ts': ['Martial Arts'],
  'src/shared/games/supers-unlimited/play/texts/play-texts.ts': ['last Turn to come'],
  'src/shared/games/supers-unlimited/play/texts/tracked-labels.ts': ['Bonus Successes', 'last Turn to come'],
  'src/shared/play/encounter/line-up.ts': ['Side …'],
};

const findReason = (filePath: string): string | undefined =>
  ALLOWED_FILES.find(([, filePattern]) => filePattern.test(filePath))?.[0];

const sourceFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((fileName) => /\.tsx?$/.test(fileName) && !/\.d\.ts$|message-values\.ts$/.test(fileName))
  .map((fileName) => `src/${fileName.replaceAll('\\', '/')}`);
const foundTexts = sourceFiles.flatMap((filePath) =>
  findTextsInCode(readFileSync(filePath, 'utf8'), filePath.endsWith('x') ? 'tsx' : 'ts').map((sourceText) => ({
    file: filePath,
    ...sourceText,
  })),
);

describe('texts in code', () => {
  it('finds English only in sources where it is data or for developers', () => {
    const unexplainedTexts = foundTexts.filter(
      ({ file, text }) => findReason(file) === undefined && ALLOWED_WORDS[file]?.includes(text) !== true,
    );
    expect(unexplainedTexts.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
  });

  it('finds a text for every file pattern and word on the list of exceptions', () => {
    const unusedReasons = ALLOWED_FILES.filter(
      ([, filePattern]) => !foundTexts.some(({ file }) => filePattern.test(file)),
    );
    expect(unusedReasons.map(([reason]) => reason)).toEqual([]);
    const unusedWords = Object.entries(ALLOWED_WORDS).flatMap(([filePath, words]) =>
      words
        .filter(
          (allowedWord) =>
            !foundTexts.some((foundText) => foundText.file === filePath && foundText.text === allowedWord),
        )
        .map((allowedWord) => [filePath, allowedWord]),
    );
    expect(unusedWords).toEqual([]);
  });
});
