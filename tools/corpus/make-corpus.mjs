/** Makes a build write everything that it can write, and saves it as test data. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { digestRow } from '../../test/support/corpus/read-database.mjs';
import { createPrintJobs } from '../print-references/print-jobs.mjs';
import { readPdfText, renderPdfPages } from '../print-references/render.mjs';
import { fillProfile } from './use-app.mjs';
import { listFiles, writeDocuments, writeLists } from './written-documents.mjs';

/** Entries of a profile that contain our data. The others are caches of Chromium. */
const PROFILE_ENTRIES = [
  'IndexedDB',
  'Local Storage',
  'Journal',
  'Backups',
  'backups.json',
  'export-folders.json',
  'window.json',
  'Preferences',
];
/** Files of Chromium's databases that are never read again. */
const UNUSED_FILES = /^(?:LOCK|LOG|LOG\.old)$/;

const GAMES = ['supers-unlimited', 'ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues'];

/**
 * Makes a corpus.
 * @param {{ build: string, out: string, work: string }} folders `build`: a checkout that is built. `out`: the new corpus. `work`: an
 * empty folder that is deleted afterwards
 */
export async function makeCorpus({ build: buildFolder, out: corpusFolder, work: workFolder }) {
  const runCli = createCommandLine(buildFolder);
  const documentsFolder = join(corpusFolder, 'documents');
  const writtenFolder = join(documentsFolder, 'written');
  const archivesFolder = join(corpusFolder, 'archives');
  const expectedFolder = join(corpusFolder, 'expected');
  for (const folderPath of [documentsFolder, archivesFolder, expectedFolder, join(workFolder, 'chosen')])
    mkdirSync(folderPath, { recursive: true });

  await writeDocuments(buildFolder, writtenFolder);
  writeLists(writtenFolder, join(documentsFolder, 'lists'));
  runCli('pack', writtenFolder, '--out', join(archivesFolder, 'by-command-line.rollcall'));

  const profileFolder = join(workFolder, 'profile');
  const playerLists = listFiles(join(documentsFolder, 'lists'));
  const archiveFile = join(archivesFolder, 'by-command-line.rollcall');
  const usedProfile = await fillProfile({
    build: buildFolder,
    profile: profileFolder,
    chosen: join(workFolder, 'chosen'),
    archive: archiveFile,
    lists: playerLists,
    out: workFolder,
  });
  for (const profileEntry of PROFILE_ENTRIES)
    if (existsSync(join(profileFolder, profileEntry)))
      cpSync(join(profileFolder, profileEntry), join(corpusFolder, 'profile', profileEntry), { recursive: true });
  for (const filePath of listFiles(join(corpusFolder, 'profile')))
    if (UNUSED_FILES.test(basename(filePath))) rmSync(filePath);
  cpSync(join(workFolder, 'chosen'), join(corpusFolder, 'backup-folder'), { recursive: true });
  renameSync(join(workFolder, 'by-app.rollcall'), join(archivesFolder, 'by-app.rollcall'));

  const libraryFolder = join(documentsFolder, 'library');
  runCli('unpack', join(archivesFolder, 'by-app.rollcall'), '--out', libraryFolder);
  for (const filePath of listFiles(libraryFolder)) renameToId(filePath);

  writeSpreadsheets(runCli, libraryFolder, join(documentsFolder, 'spreadsheets'), buildFolder);
  writeRecords(runCli, documentsFolder, join(corpusFolder, 'records'));
  const linkRecords = writeLinks(runCli, libraryFolder, usedProfile.link);

  saveJson(join(expectedFolder, 'database.json'), usedProfile.database);
  saveJson(join(expectedFolder, 'journal.json'), usedProfile.journaled);
  saveJson(join(expectedFolder, 'settings.json'), usedProfile.settings);
  saveJson(join(expectedFolder, 'links.json'), linkRecords);
  saveJson(join(expectedFolder, 'verdicts.json'), readVerdicts(runCli, documentsFolder));
  saveJson(join(expectedFolder, 'encounters.json'), readEncounterStates(runCli, libraryFolder));
  await writePrints(runCli, documentsFolder, join(corpusFolder, 'prints'), workFolder);
}

/** @typedef {(...argv: string[]) => string} CommandLine Returns standard output; an illegal document is not an error. */

/** @param {string} buildFolder @returns {CommandLine} */
function createCommandLine(buildFolder) {
  return (...commandArguments) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(buildFolder, 'out/cli/rollcall.mjs'), ...commandArguments],
      {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      },
    );
    // The corpus has an unreadable file, for which `report` and commands with `--json` return 2 after they have done their work.
    if (status !== 0 && status !== 1 && !commandArguments.includes('--json') && commandArguments[0] !== 'report')
      throw new Error(`rollcall ${commandArguments.join(' ')}: ${stderr}`);
    return stdout;
  };
}

/** @param {string} filePath @param {unknown} jsonValue */
const saveJson = (filePath, jsonValue) => writeFileSync(filePath, `${JSON.stringify(jsonValue, null, 1)}\n`);

/**
 * Renames a file after the id of its document: not every file system supports all characters of names.
 * @param {string} filePath
 */
function renameToId(filePath) {
  const fileEnding = /\.(?:hero|team|faction|event|encounter|glossary|deck|card|style)\.json$/.exec(filePath)?.[0];
  if (fileEnding === undefined) return;
  const { id } = JSON.parse(readFileSync(filePath, 'utf8'));
  renameSync(filePath, join(dirname(filePath), `${id}${fileEnding}`));
}

/** @param {CommandLine} runCli @param {string} libraryFolder @param {string} folderPath @param {string} buildFolder */
function writeSpreadsheets(runCli, libraryFolder, folderPath, buildFolder) {
  mkdirSync(folderPath, { recursive: true });
  const characters = join(libraryFolder, 'characters');
  for (const gameId of GAMES) {
    for (const spreadsheetKind of ['csv', 'xlsx'])
      runCli('convert', characters, '--game', gameId, '--out', join(folderPath, `${gameId}.${spreadsheetKind}`));
  }
  cpSync(join(buildFolder, 'docs/examples/harbour-gear.csv'), join(folderPath, 'harbour-gear.csv'));
  runCli('deck', join(folderPath, 'harbour-gear.csv'), '--out', join(folderPath, 'harbour-gear.deck.json'));
}

/**
 * Writes the record of a print, and the report of an event.
 * @param {CommandLine} runCli
 * @param {string} documentsFolder
 * @param {string} folderPath
 */
function writeRecords(runCli, documentsFolder, folderPath) {
  mkdirSync(folderPath, { recursive: true });
  const libraryFolder = join(documentsFolder, 'library');
  const pdfFile = join(folderPath, 'cards.pdf');
  runCli(
    'cards',
    join(libraryFolder, 'characters'),
    join(libraryFolder, 'factions'),
    '--changed-since',
    join(folderPath, 'printed.json'),
    '--out',
    pdfFile,
  );
  rmSync(pdfFile);
  runCli(
    'report',
    join(documentsFolder, 'lists'),
    '--event',
    join(libraryFolder, 'events', 'autumn-open.event.json'),
    '--out',
    join(folderPath, 'report'),
  );
  writeFileSync(join(folderPath, 'report', 'report.txt'), readPdfText(join(folderPath, 'report', 'report.pdf')));
  rmSync(join(folderPath, 'report', 'report.pdf'));
}

/** @param {CommandLine} runCli @param {string} libraryFolder @param {string} appLink */
function writeLinks(runCli, libraryFolder, appLink) {
  const linkedFiles = [
    'characters/fresnel.hero.json',
    'characters/unusual-text.hero.json',
    'characters/night-bus.hero.json',
    'teams/first-watch.team.json',
  ];
  const linkRecords = linkedFiles.map((filePath) => ({
    file: filePath,
    link: runCli('pack', join(libraryFolder, filePath), '--link').trim(),
  }));
  return [...linkRecords, { file: 'teams/submitted.team.json', link: appLink }].map(({ file: filePath, link }) => ({
    file: filePath,
    link,
    sha256: digestRow(readLink(link)),
  }));
}

/**
 * Reads the document of a link without the code of Rollcall.
 * @param {string} documentLink
 */
function readLink(documentLink) {
  const packedText = /^rollcall:1:([\w-]+)\./.exec(documentLink)?.[1] ?? '';
  return JSON.parse(inflateRawSync(Buffer.from(packedText, 'base64url')).toString('utf8'));
}

/**
 * Reads verdict, fingerprint and findings of every document.
 * @param {CommandLine} runCli
 * @param {string} documentsFolder
 */
function readVerdicts(runCli, documentsFolder) {
  const { results } = JSON.parse(runCli('check', documentsFolder, '--json'));
  return results.map((/** @type {any} */ { file: filePath, kind, ruleset, verdict, fingerprint, findings }) => ({
    file: filePath.slice(documentsFolder.length + 1),
    kind,
    ruleset,
    verdict,
    fingerprint,
    findings: findings.map((/** @type {any} */ { code, severity, path: pointer }) => `${severity} ${code} ${pointer}`),
  }));
}

/**
 * Reads the final state of each encounter.
 * @param {CommandLine} runCli
 * @param {string} libraryFolder
 */
function readEncounterStates(runCli, libraryFolder) {
  return readdirSync(join(libraryFolder, 'encounters'))
    .sort()
    .map((fileName) => {
      const outputText = runCli(
        'order',
        join(libraryFolder, 'encounters', fileName),
        join(libraryFolder, 'characters'),
        join(libraryFolder, 'teams'),
        '--json',
      );
      const [{ verdict, events, accepted, state }] = JSON.parse(outputText).results;
      return { file: `encounters/${fileName}`, verdict, events, accepted, state };
    });
}

/** @param {CommandLine} runCli @param {string} documentsFolder @param {string} folderPath @param {string} workFolder */
async function writePrints(runCli, documentsFolder, folderPath, workFolder) {
  mkdirSync(folderPath, { recursive: true });
  for (const { name, call } of createPrintJobs(documentsFolder)) {
    const pdfFile = join(workFolder, `${name}.pdf`);
    runCli(...call, '--out', pdfFile);
    await savePrint(pdfFile, folderPath, name);
  }
}

/**
 * Saves text and pictures of a PDF under this name.
 * @param {string} pdfFile
 * @param {string} folderPath
 * @param {string} printName
 */
async function savePrint(pdfFile, folderPath, printName) {
  writeFileSync(join(folderPath, `${printName}.txt`), readPdfText(pdfFile));
  for (const [pageIndex, pagePicture] of (await renderPdfPages(pdfFile)).entries())
    writeFileSync(join(folderPath, `${printName}-${pageIndex + 1}.png`), pagePicture);
}
