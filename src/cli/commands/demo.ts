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
import { samples } from '../assets.ts';
import { CallFiles } from '../cards/call-files.ts';
import { openCallPrint, printCards, refuseUnknown } from '../cards/print-cards.ts';
import { findingLine } from '../check/check-output.ts';
import type { Command } from '../command.ts';
import { EXIT, Failure } from '../failure.ts';
import { readRegular } from '../files/regular-file.ts';
import { refuseTaken, writeAll } from '../files/write.ts';
import type { Io } from '../io.ts';
import { loadSheetTexts } from '../sheet-language.ts';
import { sheetPdf } from '../sheet-pdf.ts';

/**
 * The list of files from an earlier demo with their hashes. Only these files are replaced, and only while they are
 * unchanged.
 */
const RECEIPT = '.rollcall-demo.json';

const NAMES = ['cards.pdf', 'roster.pdf', 'quick-reference.pdf'] as const;
type DemoFile = (typeof NAMES)[number];

export const demo: Command = {
  usage: (translate) => translate('cli.demo.usage'),
  help: (translate) => [translate('cli.demo.options.out'), '', translate('cli.demo.replaces')],
  async run(translate, args, streams, gameCatalog) {
    const { values, positionals } = readArguments(args, { out: { type: 'string', default: join('out', 'demo') } });
    if (positionals.length > 0)
      throw new Failure((translate) => translate('cli.demo.fileGiven', { files: positionals.join(', ') }));
    const { demoTeam: team, characters, factions } = samples(gameCatalog);
    const { verdict, fingerprint, findings, levels, rules } = judge(gameCatalog, team, { characters });
    const facts = [
      team.name,
      translate('cli.check.levels', {
        levels: levels ?? '?',
        size: gameCatalog.getGame(team).getAgreedSize?.(team) ?? '?',
      }),
      `${shortenFingerprint(fingerprint)} (${rules})`,
    ];
    streams.out(`${translate(`cli.verdicts.${verdict}`)}  ${facts.join(', ')}`);
    for (const finding of findings) streams.out(`  ${findingLine(translate, finding)}`);
    refuseForeign(values.out);
    const files = await makeFiles(translate, gameCatalog, { team, characters, factions }, streams);
    replaceEarlier(values.out, files);
    for (const name of Object.keys(files)) streams.out(join(values.out, name));
    return verdict === 'legal' ? EXIT.fine : EXIT.illegal;
  },
};

async function makeFiles(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { team, characters, factions }: { team: Team; characters: Character[]; factions: Faction[] },
  streams: Io,
): Promise<Record<DemoFile, Uint8Array>> {
  const job: PrintJob = { groups: [{ document: team, characters }], characters, factions, language: 'en' };
  const reference: PrintJob = {
    groups: [],
    ruleset: team.ruleset,
    ...(team.options === undefined ? {} : { rules: team.options }),
    characters: [],
    factions: [],
    language: 'en',
  };
  const { unknownMembers: unknown } = chooseCards(gameCatalog, job);
  refuseUnknown(unknown);
  const homes = new Map();
  const callFiles = new CallFiles();
  const print = await openCallPrint(translate, gameCatalog, job, homes, callFiles);
  const { write, joinChunks } = createMemoryFile();
  await loadSheetTexts(translate);
  await printCards(translate, print, { ...CARDS, created: new Date() }, homes, write, streams);
  const makeSheet = async (sheetJob: PrintJob, output: SheetOutput) =>
    sheetPdf(
      translate,
      gameCatalog,
      sheetJob,
      output,
      await readSheet(translate, gameCatalog, sheetJob, output),
      callFiles.fonts,
    );
  return {
    'cards.pdf': joinChunks(),
    'roster.pdf': await makeSheet(job, { what: 'roster', paper: 'a4' }),
    'quick-reference.pdf': await makeSheet(reference, { what: 'reference', paper: 'a4' }),
  };
}

/** The print settings of the demo's cards. */
const CARDS = {
  what: 'cards',
  sheets: { paper: 'a4', sides: 'long-edge', marks: 'crop' },
  selection: EVERYTHING,
  artDpi: PRINT_DPI,
} as const;

/** Options for files of an earlier demo, which are read only to recognize them and may be replaced. */
const OWN = { most: LIMITS.spreadsheetBytes, asInput: false } as const;

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Refuses to replace files that are not from a demo. Called before drawing too, so that the user does not wait for a
 * refusal.
 */
function refuseForeign(folder: string): void {
  const receipt = readReceipt(join(folder, RECEIPT));
  for (const name of NAMES) {
    const target = join(folder, name);
    refuseTaken(target, true);
    if (existsSync(target) && !receipt[name]?.includes(hash(readRegular(target, OWN)))) {
      throw new Failure((translate) => translate('cli.demo.foreignFile'), target);
    }
  }
}

function replaceEarlier(folder: string, files: Readonly<Record<DemoFile, Uint8Array>>): void {
  refuseForeign(folder);
  const receipt = readReceipt(join(folder, RECEIPT));
  // Both the old and the new hashes count as ours, so that an interrupted demo does not block the next one.
  const hashes = Object.entries(files).map(([name, bytes]) => [
    name,
    [...(receipt[name] ?? []).slice(-1), hash(bytes)],
  ]);
  const lines = `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`;
  const outputs = [[RECEIPT, new TextEncoder().encode(lines)] as const, ...Object.entries(files)];
  writeAll(outputs.map(([name, bytes]) => ({ target: join(folder, name), bytes, force: true })));
}

function readReceipt(path: string): Record<string, string[]> {
  try {
    return JSON.parse(new TextDecoder().decode(readRegular(path, OWN))) as Record<string, string[]>;
  } catch {
    // If the receipt is missing or damaged, no file counts as ours.
    return {};
  }
}
