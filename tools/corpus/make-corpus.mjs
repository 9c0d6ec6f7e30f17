/** Has a build write everything that it can write, and saves it as test data. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { digestRow } from '../../test/support/corpus/read-database.mjs';
import { printJobs } from '../print-references/print-jobs.mjs';
import { picturesOfPdf, textOfPdf } from '../print-references/render.mjs';
import { fillProfile } from './use-app.mjs';
import { filesBelow, writeDocuments, writeLists } from './written-documents.mjs';

/** What of a profile is ours, or holds what is ours. The rest are caches of Chromium. */
const PROFILE = [
  'IndexedDB',
  'Local Storage',
  'Journal',
  'Backups',
  'backups.json',
  'export-folders.json',
  'window.json',
  'Preferences',
];
/** Files of Chromium's databases that nobody reads again. */
const OF_NO_USE = /^(?:LOCK|LOG|LOG\.old)$/;

const GAMES = ['supers-unlimited', 'ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues'];

/**
 * @param {{ build: string, out: string, work: string }} places `build`: a checkout that is built. `out`: the new corpus.
 *   `work`: an empty folder that goes afterwards
 */
export async function makeCorpus({ build, out, work }) {
  const cli = commandLine(build);
  const documents = join(out, 'documents');
  const written = join(documents, 'written');
  const archives = join(out, 'archives');
  const expected = join(out, 'expected');
  for (const folder of [documents, archives, expected, join(work, 'chosen')]) mkdirSync(folder, { recursive: true });

  await writeDocuments(build, written);
  writeLists(written, join(documents, 'lists'));
  cli('pack', written, '--out', join(archives, 'by-command-line.rollcall'));

  const profile = join(work, 'profile');
  const lists = filesBelow(join(documents, 'lists'));
  const archive = join(archives, 'by-command-line.rollcall');
  const filled = await fillProfile({ build, profile, chosen: join(work, 'chosen'), archive, lists, out: work });
  for (const name of PROFILE)
    if (existsSync(join(profile, name))) cpSync(join(profile, name), join(out, 'profile', name), { recursive: true });
  for (const file of filesBelow(join(out, 'profile'))) if (OF_NO_USE.test(basename(file))) rmSync(file);
  cpSync(join(work, 'chosen'), join(out, 'backup-folder'), { recursive: true });
  renameSync(join(work, 'by-app.rollcall'), join(archives, 'by-app.rollcall'));

  const library = join(documents, 'library');
  cli('unpack', join(archives, 'by-app.rollcall'), '--out', library);
  for (const file of filesBelow(library)) nameAfterId(file);

  writeSpreadsheets(cli, library, join(documents, 'spreadsheets'), build);
  writeRecords(cli, documents, join(out, 'records'));
  const links = writeLinks(cli, library, filled.link);

  save(join(expected, 'database.json'), filled.database);
  save(join(expected, 'journal.json'), filled.journaled);
  save(join(expected, 'settings.json'), filled.settings);
  save(join(expected, 'links.json'), links);
  save(join(expected, 'verdicts.json'), verdictsBelow(cli, documents));
  save(join(expected, 'encounters.json'), playedEncounters(cli, library));
  await writePrints(cli, documents, join(out, 'prints'), work);
}

/** @typedef {(...argv: string[]) => string} CommandLine Answers with standard output; an illegal document is no failure. */

/** @param {string} build @returns {CommandLine} */
function commandLine(build) {
  return (...argv) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(build, 'out/cli/rollcall.mjs'), ...argv], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    if (status !== 0 && status !== 1 && !argv.includes('--json') && argv[0] !== 'report')
      throw new Error(`rollcall ${argv.join(' ')}: ${stderr}`);
    return stdout;
  };
}

/** @param {string} file @param {unknown} value */
const save = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);

/** Names may hold anything, which not every file system keeps: the file is called after the id. @param {string} file */
function nameAfterId(file) {
  const kind = /\.(?:hero|team|faction|event|encounter|glossary|deck|card|style)\.json$/.exec(file)?.[0];
  if (kind === undefined) return;
  const { id } = JSON.parse(readFileSync(file, 'utf8'));
  renameSync(file, join(dirname(file), `${id}${kind}`));
}

/** @param {CommandLine} cli @param {string} library @param {string} folder @param {string} build */
function writeSpreadsheets(cli, library, folder, build) {
  mkdirSync(folder, { recursive: true });
  const characters = join(library, 'characters');
  for (const game of GAMES) {
    for (const kind of ['csv', 'xlsx'])
      cli('convert', characters, '--game', game, '--out', join(folder, `${game}.${kind}`));
  }
  cpSync(join(build, 'docs/examples/harbour-gear.csv'), join(folder, 'harbour-gear.csv'));
  cli('deck', join(folder, 'harbour-gear.csv'), '--out', join(folder, 'harbour-gear.deck.json'));
}

/** The record of a print, and the report of an event. @param {CommandLine} cli @param {string} documents @param {string} folder */
function writeRecords(cli, documents, folder) {
  mkdirSync(folder, { recursive: true });
  const library = join(documents, 'library');
  const pdf = join(folder, 'cards.pdf');
  cli(
    'cards',
    join(library, 'characters'),
    join(library, 'factions'),
    '--changed-since',
    join(folder, 'printed.json'),
    '--out',
    pdf,
  );
  rmSync(pdf);
  cli(
    'report',
    join(documents, 'lists'),
    '--event',
    join(library, 'events', 'autumn-open.event.json'),
    '--out',
    join(folder, 'report'),
  );
  writeFileSync(join(folder, 'report', 'report.txt'), textOfPdf(join(folder, 'report', 'report.pdf')));
  rmSync(join(folder, 'report', 'report.pdf'));
}

/** @param {CommandLine} cli @param {string} library @param {string} linkOfApp */
function writeLinks(cli, library, linkOfApp) {
  const linked = [
    'characters/fresnel.hero.json',
    'characters/unusual-text.hero.json',
    'characters/night-bus.hero.json',
    'teams/first-watch.team.json',
  ];
  const links = linked.map((file) => ({ file, link: cli('pack', join(library, file), '--link').trim() }));
  return [...links, { file: 'teams/submitted.team.json', link: linkOfApp }].map(({ file, link }) => ({
    file,
    link,
    sha256: digestRow(documentOfLink(link)),
  }));
}

/** What a link holds, read without the code of Rollcall. @param {string} link */
function documentOfLink(link) {
  const packed = /^rollcall:1:([\w-]+)\./.exec(link)?.[1] ?? '';
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString('utf8'));
}

/** Verdict, fingerprint and findings of every document. @param {CommandLine} cli @param {string} documents */
function verdictsBelow(cli, documents) {
  const { results } = JSON.parse(cli('check', documents, '--json'));
  return results.map((/** @type {any} */ { file, kind, ruleset, verdict, fingerprint, findings }) => ({
    file: file.slice(documents.length + 1),
    kind,
    ruleset,
    verdict,
    fingerprint,
    findings: findings.map((/** @type {any} */ { code, severity, path }) => `${severity} ${code} ${path}`),
  }));
}

/** The state that each encounter ends in. @param {CommandLine} cli @param {string} library */
function playedEncounters(cli, library) {
  return readdirSync(join(library, 'encounters'))
    .sort()
    .map((name) => {
      const answer = cli(
        'order',
        join(library, 'encounters', name),
        join(library, 'characters'),
        join(library, 'teams'),
        '--json',
      );
      const [{ verdict, events, accepted, state }] = JSON.parse(answer).results;
      return { file: `encounters/${name}`, verdict, events, accepted, state };
    });
}

/** @param {CommandLine} cli @param {string} documents @param {string} folder @param {string} work */
async function writePrints(cli, documents, folder, work) {
  mkdirSync(folder, { recursive: true });
  for (const { name, call } of printJobs(documents)) {
    const pdf = join(work, `${name}.pdf`);
    cli(...call, '--out', pdf);
    await savePrint(pdf, folder, name);
  }
}

/** Text and pictures of a PDF, under this name. @param {string} pdf @param {string} folder @param {string} name */
async function savePrint(pdf, folder, name) {
  writeFileSync(join(folder, `${name}.txt`), textOfPdf(pdf));
  for (const [index, page] of (await picturesOfPdf(pdf)).entries())
    writeFileSync(join(folder, `${name}-${index + 1}.png`), page);
}
