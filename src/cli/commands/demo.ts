/** Runs `demo`, which judges and prints the sample team. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '../../shared/base/limits.ts';
import { PRINT_DPI } from '../../shared/card/pictures/pictures.ts';
import { shortenFingerprint } from '../../shared/document/fingerprint/sha256.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Character, Faction, Team } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import { createMemoryFile } from '../../shared/pdf/pdf-file.ts';
import { chooseCards } from '../../shared/print-job/choose-cards.ts';
import type { PrintJob, SheetOutput } from '../../shared/print-job/print-job.ts';
import { EVERYTHING } from '../../shared/print-job/printable-card.ts';
import { readSheet } from '../../shared/print-job/sheets/write-sheet.ts';
import { judge } from '../../shared/rules/judge.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { readArguments } from '../arguments.ts';
import { readSamples } from '../assets.ts';
import { openCommandPrint, printCards, rejectUnknownMembers } from '../cards/print-cards.ts';
import { PrintResources } from '../cards/print-resources.ts';
import { formatFindingLine } from '../check/check-output.ts';
import type { Command } from '../command.ts';
import type { CommandStreams } from '../command-streams.ts';
import { EXIT_CODE, Failure } from '../failure.ts';
import { readRegularFile } from '../files/regular-file.ts';
import { rejectExistingOutput, writeFilesAtomically } from '../files/write-batch.ts';
import { loadSheetTexts } from '../sheet-language.ts';
import { createSheetPdf } from '../sheet-pdf.ts';

/**
 * The name of the file that lists the files of earlier demos with their hashes. Only unchanged files in this list are
 * replaced.
 */
const RECEIPT_NAME = '.rollcall-demo.json';

const DEMO_FILES = ['cards.pdf', 'roster.pdf', 'quick-reference.pdf'] as const;
type DemoFile = (typeof DEMO_FILES)[number];

export const demoCommand: Command = {
  usage: (translate) => translate('cli.demo.usage'),
  help: (translate) => [translate('cli.demo.options.out'), '', translate('cli.demo.replaces')],
  async run(translate, args, streams, gameCatalog) {
    const { values, positionals } = readArguments(args, { out: { type: 'string', default: join('out', 'demo') } });
    if (positionals.length > 0)
      throw new Failure((translate) => translate('cli.demo.fileGiven', { files: positionals.join(', ') }));
    const { demoTeam, characters, factions } = readSamples(gameCatalog);
    const { verdict, fingerprint, findings, levels, rules } = judge(gameCatalog, demoTeam, { characters });
    const facts = [
      demoTeam.name,
      translate('cli.check.levels', {
        levels: levels ?? '?',
        size: gameCatalog.getGame(demoTeam).getAgreedSize?.(demoTeam) ?? '?',
      }),
      `${shortenFingerprint(fingerprint)} (${rules})`,
    ];
    streams.out(`${translate(`cli.verdicts.${verdict}`)}  ${facts.join(', ')}`);
    for (const finding of findings) streams.out(`  ${formatFindingLine(translate, finding)}`);
    rejectForeignFiles(values.out);
    const demoFiles = await createDemoFiles(translate, gameCatalog, { demoTeam, characters, factions }, streams);
    replaceDemoFiles(values.out, demoFiles);
    for (const fileName of Object.keys(demoFiles)) streams.out(join(values.out, fileName));
    return verdict === 'legal' ? EXIT_CODE.fine : EXIT_CODE.illegal;
  },
};

async function createDemoFiles(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { demoTeam, characters, factions }: { demoTeam: Team; characters: Character[]; factions: Faction[] },
  streams: CommandStreams,
): Promise<Record<DemoFile, Uint8Array>> {
  const printJob: PrintJob = { groups: [{ document: demoTeam, characters }], characters, factions, language: 'en' };
  const referenceJob: PrintJob = {
    groups: [],
    ruleset: demoTeam.ruleset,
    ...(demoTeam.options === undefined ? {} : { rules: demoTeam.options }),
    characters: [],
    factions: [],
    language: 'en',
  };
  const { unknownMembers } = chooseCards(gameCatalog, printJob);
  rejectUnknownMembers(unknownMembers);
  const origins = new Map();
  const resources = new PrintResources();
  const print = await openCommandPrint(translate, gameCatalog, printJob, origins, resources);
  const { write, joinChunks } = createMemoryFile();
  await loadSheetTexts(translate);
  await printCards(translate, print, { ...CARDS_OUTPUT, created: new Date() }, origins, write, streams);
  const createSheet = async (sheetJob: PrintJob, sheetOutput: SheetOutput) =>
    createSheetPdf(
      translate,
      gameCatalog,
      sheetJob,
      sheetOutput,
      await readSheet(translate, gameCatalog, sheetJob, sheetOutput),
      resources.fonts,
    );
  return {
    'cards.pdf': joinChunks(),
    'roster.pdf': await createSheet(printJob, { what: 'roster', paper: 'a4' }),
    'quick-reference.pdf': await createSheet(referenceJob, { what: 'reference', paper: 'a4' }),
  };
}

/** The print settings of the demo's cards. */
const CARDS_OUTPUT = {
  parts: [{ what: 'cards', choice: EVERYTHING }],
  sheets: { paper: 'a4', sides: 'long-edge', marks: 'crop' },
  artDpi: PRINT_DPI,
} as const;

/** Options for files of an earlier demo, which are read only to recognize them and may be replaced. */
const DEMO_FILE_OPTIONS = { maxBytes: LIMITS.spreadsheetBytes, countsAsInput: false } as const;

const computeHash = (fileBytes: Uint8Array) => createHash('sha256').update(fileBytes).digest('hex');

/**
 * Throws a Failure for an existing file that is not from a demo. The command checks this before it draws too, so that the
 * user does not wait for the error.
 */
function rejectForeignFiles(folder: string): void {
  const receipt = readReceipt(join(folder, RECEIPT_NAME));
  for (const fileName of DEMO_FILES) {
    const target = join(folder, fileName);
    rejectExistingOutput(target, true);
    if (existsSync(target) && !receipt[fileName]?.includes(computeHash(readRegularFile(target, DEMO_FILE_OPTIONS)))) {
      throw new Failure((translate) => translate('cli.demo.foreignFile'), target);
    }
  }
}

function replaceDemoFiles(folder: string, demoFiles: Readonly<Record<DemoFile, Uint8Array>>): void {
  rejectForeignFiles(folder);
  const receipt = readReceipt(join(folder, RECEIPT_NAME));
  // Files with the old or the new hash count as files of the demo, so that an interrupted demo does not block the next one.
  const hashesByName = Object.entries(demoFiles).map(([fileName, fileBytes]) => [
    fileName,
    [...(receipt[fileName] ?? []).slice(-1), computeHash(fileBytes)],
  ]);
  const receiptText = `${JSON.stringify(Object.fromEntries(hashesByName), null, 2)}\n`;
  const outputs = [[RECEIPT_NAME, new TextEncoder().encode(receiptText)] as const, ...Object.entries(demoFiles)];
  writeFilesAtomically(
    outputs.map(([fileName, fileBytes]) => ({ target: join(folder, fileName), bytes: fileBytes, force: true })),
  );
}

function readReceipt(receiptPath: string): Record<string, string[]> {
  try {
    return JSON.parse(new TextDecoder().decode(readRegularFile(receiptPath, DEMO_FILE_OPTIONS))) as Record<
      string,
      string[]
    >;
  } catch {
    // If the receipt is missing or damaged, no file counts as a file of the demo.
    return {};
  }
}
