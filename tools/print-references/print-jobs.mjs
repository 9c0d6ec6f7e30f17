/** Lists the print jobs whose output must not change. Each is one call of the command line. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} PrintJob
 * @property {string} name also the name of its files
 * @property {readonly string[]} call the command and its arguments, without `--out`
 * @property {boolean} isReference whether tests compare it; the others are only kept in a corpus
 */

const GAMES = ['supers-unlimited', 'ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues'];
const ENCOUNTERS = {
  'supers-unlimited': 'harbour-lamps-out',
  ssua: 'last-bus-to-gasworks',
  'battletech-kcw': 'ford-at-old-sump',
  'action-round': 'audit-at-the-opera',
  'bulletproof-blues': 'night-shift-on-pier-nine',
};
const TEMPLATES = ['classic', 'tarot', 'full-art', 'ink-saver', 'bridge', 'dashboard'];
/** Games and languages whose quick references are compared. */
const COMPARED_SHEETS = new Set(['supers-unlimited-en', 'ssua-de', 'battletech-kcw-en']);
/** Games whose score sheets and logs are compared. */
const COMPARED_GAMES = new Set(['supers-unlimited', 'bulletproof-blues']);

/**
 * @param {string} documentsFolder a folder of a corpus with `library`, `lists` and `spreadsheets`
 * @returns {PrintJob[]}
 */
export function createPrintJobs(documentsFolder) {
  const libraryFolder = join(documentsFolder, 'library');
  const charactersFolder = join(libraryFolder, 'characters');
  /** @param {readonly string[]} heroIds */
  const listHeroFiles = (...heroIds) => heroIds.map((heroId) => join(charactersFolder, `${heroId}.hero.json`));
  /** @param {string} documentId */
  const listTeamFiles = (documentId) => [
    join(libraryFolder, 'teams', `${documentId}.team.json`),
    charactersFolder,
    join(libraryFolder, 'factions'),
  ];
  /** @param {string} documentId */
  const listEncounterFiles = (documentId) => [
    join(libraryFolder, 'encounters', `${documentId}.encounter.json`),
    charactersFolder,
    join(libraryFolder, 'factions'),
  ];
  /** @param {string} jobName @param {boolean} isReference @param {...string} commandCall @returns {PrintJob} */
  const createJob = (jobName, isReference, ...commandCall) => ({ name: jobName, isReference, call: commandCall });

  return [
    createJob('cards-team', true, 'cards', ...listTeamFiles('first-watch'), '--marks', 'crop', '--bleed', '2'),
    createJob(
      'cards-all',
      false,
      'cards',
      ...listHeroFiles(...listIds(charactersFolder)),
      join(libraryFolder, 'factions'),
    ),
    ...TEMPLATES.map((templateId) =>
      createJob(
        `cards-${templateId}`,
        true,
        'cards',
        ...listHeroFiles('fresnel'),
        join(libraryFolder, 'factions'),
        '--template',
        templateId,
        '--paper',
        'card',
      ),
    ),
    createJob(
      'cards-own-template',
      true,
      'cards',
      ...listHeroFiles('unusual-text', 'portrait-supers-unlimited'),
      join(libraryFolder, 'templates'),
      '--paper',
      'card',
    ),
    createJob(
      'cards-own-style',
      true,
      'cards',
      ...listHeroFiles('slagheart'),
      join(libraryFolder, 'factions'),
      '--paper',
      'card',
      '--template',
      join(libraryFolder, 'templates', 'night-watch.style.json'),
    ),
    createJob(
      'cards-other-games',
      true,
      'cards',
      ...listHeroFiles('night-bus', 'paper-hawk', 'oxbow', 'mister-static'),
    ),
    createJob('gimmicks', true, 'cards', '--template', 'gimmick', ...listTeamFiles('first-watch')),
    createJob('markers', true, 'cards', '--template', 'markers', ...listTeamFiles('first-watch')),
    createJob('legend', false, 'cards', '--template', 'legend', ...listTeamFiles('first-watch')),
    ...GAMES.map((gameId) =>
      createJob(
        `dashboards-${gameId}`,
        gameId === 'ssua',
        'cards',
        '--template',
        'dashboards',
        ...listEncounterFiles(ENCOUNTERS[/** @type {keyof typeof ENCOUNTERS} */ (gameId)]),
      ),
    ),
    createJob('roster', true, 'roster', ...listTeamFiles('first-watch')),
    createJob(
      'roster-illegal-de',
      true,
      'roster',
      join(documentsFolder, 'lists', 'too-large.team.json'),
      charactersFolder,
      '--language',
      'de',
    ),
    createJob('roster-playable-1', true, 'roster', ...listTeamFiles('foundry-shift'), '--playable'),
    createJob(
      'roster-playable-2-de',
      true,
      'roster',
      ...listTeamFiles('foundry-shift'),
      '--playable',
      '--pages',
      '2',
      '--language',
      'de',
    ),
    ...GAMES.flatMap((gameId) =>
      ['en', 'de'].map((language) =>
        createJob(
          `reference-${gameId}-${language}`,
          COMPARED_SHEETS.has(`${gameId}-${language}`),
          'sheet',
          gameId,
          '--language',
          language,
        ),
      ),
    ),
    ...Object.entries(ENCOUNTERS).flatMap(([gameId, encounterId]) => [
      createJob(`line-up-${gameId}`, false, 'roster', ...listEncounterFiles(encounterId)),
      createJob(`score-${gameId}`, COMPARED_GAMES.has(gameId), 'score', ...listEncounterFiles(encounterId)),
      createJob(`log-${gameId}`, COMPARED_GAMES.has(gameId), 'log', ...listEncounterFiles(encounterId)),
    ]),
    createJob('deck', true, 'deck', join(libraryFolder, 'decks', 'gear.deck.json')),
    createJob(
      'deck-spreadsheet',
      true,
      'deck',
      join(documentsFolder, 'spreadsheets', 'harbour-gear.csv'),
      '--template',
      'encounter',
    ),
  ];
}

/** @param {string} charactersFolder */
const listIds = (charactersFolder) =>
  readdirSync(charactersFolder)
    .filter((fileName) => fileName.endsWith('.hero.json'))
    .map((fileName) => fileName.replace('.hero.json', ''))
    .sort();
