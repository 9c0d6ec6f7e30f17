/** Whole games in the real app, played without knowledge of the rules: nothing is refused, and there are no dead ends. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { replay } from '../../src/shared/play/replay.ts';
import { createTempFolder, openApp } from '../support/app/app-window.ts';
import { readSavedEncounter, readShownEventCount } from '../support/app/game-window.ts';
import { createSequence } from '../support/app/sequence.ts';
import { waitUntilSaved } from '../support/browser/screens.ts';
import { LOADED_GAMES } from '../support/games.ts';
import { pressNext, type WindowState } from '../support/play/press-next.ts';

/** Presses in a row that may add no event, because forms are opened, filled in and closed. */
const MAX_IDLE_PRESSES = 60;
/** Every sample game is shorter. */
const MAX_PRESSES = 6000;
/** Rounds after which the test ends a game without an end. */
const MAX_ROUNDS = 4;
/** Turns after which the sides agree to end the game. */
const MAX_TURNS = 24;
/** Presses that the test spends on the setup before the game. */
const SETUP_PRESSES = 60;

interface Game {
  readonly name: string;
  readonly id: string;
  /** Labels that the test chooses as soon as the app offers them. */
  readonly choices: readonly string[];
  readonly isOver: (seen: WindowState) => boolean;
}

const getRound = ({ clockText }: Pick<WindowState, 'clockText'>): number =>
  Number(/^(?:Round|Turn) (\d+)/.exec(clockText)?.[1] ?? 0);

const createScenarioGame = (scenarioName: string): Game => ({
  name: `Supers Unlimited, ${scenarioName}`,
  id: 'harbour-lamps-out',
  choices: ['Terrain Roll', `Play ${scenarioName}`],
  isOver: ({ isOver }) => isOver,
});
const createEndlessGame = (gameName: string, encounterId: string): Game => ({
  name: gameName,
  id: encounterId,
  choices: [],
  isOver: ({ isOver, clockText }) => isOver || getRound({ clockText }) > MAX_ROUNDS,
});

const GAMES: readonly Game[] = [
  ...['Slugfest', 'Danger Zone', 'Enemy Territory', 'Hold Ground', 'Super Quest'].map(createScenarioGame),
  createEndlessGame('SSUA', 'last-bus-to-gasworks'),
  createEndlessGame('BattleTech', 'ford-at-old-sump'),
  createEndlessGame('The Action Round', 'audit-at-the-opera'),
  createEndlessGame('Bulletproof Blues', 'night-shift-on-pier-nine'),
];

/** Values that texts must never show. */
const LEAKED_VALUE = /\bundefined\b|\[object |\bNaN\b|\bnull\b/;

for (const [index, game] of GAMES.entries()) {
  test(`plays a whole game of ${game.name} with the buttons on the screen, without errors or dead ends`, async () => {
    const folder = createTempFolder();
    const { app, page } = await openApp(join(folder.path, 'data'));
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    try {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.evaluate((encounterId) => {
        location.hash = `#/encounters/${encounterId}`;
      }, game.id);
      await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Table').click();
      await page.getByRole('region', { name: 'Who is on' }).waitFor();
      const presses = await playThrough(page, game, index + 1);
      expect(errors).toEqual([]);
      await waitUntilSaved(page);
      const encounter = await readSavedEncounter(page, game.id);
      saveRecord(game, encounter, presses);
      expect(encounter.log.length).toBe(await readShownEventCount(page));
      const { findings, accepted } = replay(LOADED_GAMES, encounter);
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(accepted).toBe(encounter.log.length);
    } finally {
      await app.close();
      folder.remove();
    }
  });
}

/** Plays until the game is over and returns the words of all presses. Every third press is not the default one. */
async function playThrough(page: Page, game: Game, seed: number): Promise<string[]> {
  // The factor is a prime number, so that the sequences of the games differ.
  const random = createSequence(seed * 7919);
  const presses: string[] = [];
  let eventCount = 0;
  let idlePresses = 0;
  let labels = game.choices;
  let isSettingUp = labels.length > 0;
  const takenPictures = new Set<string>();
  while (presses.length < MAX_PRESSES) {
    const isOther = isSettingUp ? presses.length < SETUP_PRESSES : presses.length % 3 === 2;
    const windowState = await pressNext(page, { labels, isOther, chance: random() });
    presses.push(
      `${windowState.events} [${windowState.clockText}]${windowState.form === undefined ? '' : ` {${windowState.form}}`} ${windowState.pressed}`,
    );
    expect(windowState.text, presses.slice(-3).join('\n')).not.toMatch(LEAKED_VALUE);
    await takePicture(page, game, windowState, takenPictures);
    if (game.isOver(windowState)) return presses;
    idlePresses = windowState.events === eventCount ? idlePresses + 1 : 0;
    eventCount = windowState.events;
    isSettingUp &&= getRound(windowState) === 0;
    if (getRound(windowState) > MAX_TURNS) labels = ['End the game'];
    expect(idlePresses, `stuck:\n${presses.slice(-MAX_IDLE_PRESSES).join('\n')}`).toBeLessThan(MAX_IDLE_PRESSES);
  }
  throw new Error(`no end:\n${presses.slice(-MAX_IDLE_PRESSES).join('\n')}`);
}

/** Saves a screenshot of the first moment of each kind if a folder for pictures is set. */
async function takePicture(
  page: Page,
  { name }: Game,
  { clockText, form, pressed }: WindowState,
  takenPictures: Set<string>,
): Promise<void> {
  const folder = process.env.ROLLCALL_PICTURES;
  // For example `Attack with/Roll`: the form or the phase without its first words, and the first word of the pressed button.
  const momentName =
    `${(form ?? clockText).replace(/^[^:]*: |^(?:Round|Turn) \d+/, '')}`.split(' ').slice(0, 2).join(' ') +
    `/${pressed?.split(' ')[0]}`;
  if (folder === undefined || takenPictures.has(momentName)) return;
  takenPictures.add(momentName);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}-${String(takenPictures.size).padStart(3, '0')}.png`) });
}

function saveRecord({ name }: Game, encounter: object, presses: readonly string[]): void {
  const folder = process.env.ROLLCALL_PICTURES;
  if (folder === undefined) return;
  writeFileSync(join(folder, `${name}.encounter.json`), JSON.stringify(encounter, null, 2));
  writeFileSync(join(folder, `${name}.txt`), presses.join('\n'));
}
