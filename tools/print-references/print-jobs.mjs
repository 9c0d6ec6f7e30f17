/** What is printed to see whether prints stay as they are: each by one call of the command line. */
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
/** Games whose quick references are compared, and languages. */
const COMPARED_SHEETS = new Set(['supers-unlimited-en', 'ssua-de', 'battletech-kcw-en']);
const COMPARED_GAMES = new Set(['supers-unlimited', 'bulletproof-blues']);

/**
 * @param {string} documents a folder of a corpus with `library`, `lists` and `spreadsheets`
 * @returns {PrintJob[]}
 */
export function printJobs(documents) {
  const library = join(documents, 'library');
  const characters = join(library, 'characters');
  /** @param {readonly string[]} ids */
  const heroes = (...ids) => ids.map((id) => join(characters, `${id}.hero.json`));
  /** @param {string} id */
  const team = (id) => [join(library, 'teams', `${id}.team.json`), characters, join(library, 'factions')];
  /** @param {string} id */
  const encounter = (id) => [
    join(library, 'encounters', `${id}.encounter.json`),
    characters,
    join(library, 'factions'),
  ];
  /** @param {string} name @param {boolean} isReference @param {...string} call @returns {PrintJob} */
  const job = (name, isReference, ...call) => ({ name, isReference, call });

  return [
    job('cards-team', true, 'cards', ...team('first-watch'), '--marks', 'crop', '--bleed', '2'),
    job('cards-all', false, 'cards', ...heroes(...idsIn(characters)), join(library, 'factions')),
    ...TEMPLATES.map((id) =>
      job(
        `cards-${id}`,
        true,
        'cards',
        ...heroes('fresnel'),
        join(library, 'factions'),
        '--template',
        id,
        '--paper',
        'card',
      ),
    ),
    job(
      'cards-own-template',
      true,
      'cards',
      ...heroes('unusual-text', 'portrait-supers-unlimited'),
      join(library, 'templates'),
      '--paper',
      'card',
    ),
    job(
      'cards-own-style',
      true,
      'cards',
      ...heroes('slagheart'),
      join(library, 'factions'),
      '--paper',
      'card',
      '--template',
      join(library, 'templates', 'night-watch.style.json'),
    ),
    job('cards-other-games', true, 'cards', ...heroes('night-bus', 'paper-hawk', 'oxbow', 'mister-static')),
    job('gimmicks', true, 'cards', '--template', 'gimmick', ...team('first-watch')),
    job('markers', true, 'cards', '--template', 'markers', ...team('first-watch')),
    job('legend', false, 'cards', '--template', 'legend', ...team('first-watch')),
    ...GAMES.map((game) =>
      job(
        `dashboards-${game}`,
        game === 'ssua',
        'cards',
        '--template',
        'dashboards',
        ...encounter(ENCOUNTERS[/** @type {keyof typeof ENCOUNTERS} */ (game)]),
      ),
    ),
    job('roster', true, 'roster', ...team('first-watch')),
    job(
      'roster-illegal-de',
      true,
      'roster',
      join(documents, 'lists', 'too-large.team.json'),
      characters,
      '--language',
      'de',
    ),
    job('roster-playable-1', true, 'roster', ...team('foundry-shift'), '--playable'),
    job(
      'roster-playable-2-de',
      true,
      'roster',
      ...team('foundry-shift'),
      '--playable',
      '--pages',
      '2',
      '--language',
      'de',
    ),
    ...GAMES.flatMap((game) =>
      ['en', 'de'].map((language) =>
        job(
          `reference-${game}-${language}`,
          COMPARED_SHEETS.has(`${game}-${language}`),
          'sheet',
          game,
          '--language',
          language,
        ),
      ),
    ),
    ...Object.entries(ENCOUNTERS).flatMap(([game, id]) => [
      job(`line-up-${game}`, false, 'roster', ...encounter(id)),
      job(`score-${game}`, COMPARED_GAMES.has(game), 'score', ...encounter(id)),
      job(`log-${game}`, COMPARED_GAMES.has(game), 'log', ...encounter(id)),
    ]),
    job('deck', true, 'deck', join(library, 'decks', 'gear.deck.json')),
    job(
      'deck-spreadsheet',
      true,
      'deck',
      join(documents, 'spreadsheets', 'harbour-gear.csv'),
      '--template',
      'encounter',
    ),
  ];
}

/** @param {string} characters */
const idsIn = (characters) =>
  readdirSync(characters)
    .filter((name) => name.endsWith('.hero.json'))
    .map((name) => name.replace('.hero.json', ''))
    .sort();
