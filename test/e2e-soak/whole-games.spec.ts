/** Whole games in the real app, played by somebody without the book: nothing is refused, and nobody is ever stuck. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { replay } from '../../src/shared/play/replay.ts';
import { createTempFolder, openApp } from '../support/app/app-window.ts';
import { readSavedEncounter, readShownEventCount } from '../support/app/game-window.ts';
import { createSequence } from '../support/app/sequence.ts';
import { waitUntilSaved } from '../support/browser/screens.ts';
import { LOADED_GAMES } from '../support/games.ts';
import { pressNext, type Seen } from '../support/play/whole-game.ts';

/** Presses that may pass without an event: forms are opened, filled in and closed. */
const PATIENCE = 60;
/** No game of the samples is longer. */
const MOST_PRESSES = 6000;
/** Rounds of a game that has no end of its own. */
const ROUNDS = 4;
/** Turns after which the sides agree that the evening is over. */
const TURNS = 24;
/** Presses after which nothing more is agreed on before the game. */
const SETTING_UP = 60;

interface Game {
  readonly name: string;
  readonly id: string;
  /** What is chosen as soon as it is offered. */
  readonly choices: readonly string[];
  readonly isOver: (seen: Seen) => boolean;
}

const roundOf = ({ now }: Pick<Seen, 'now'>): number => Number(/^(?:Round|Turn) (\d+)/.exec(now)?.[1] ?? 0);

const scenario = (name: string): Game => ({
  name: `Supers Unlimited, ${name}`,
  id: 'harbour-lamps-out',
  choices: ['Terrain Roll', `Play ${name}`],
  isOver: ({ isOver }) => isOver,
});
const evening = (name: string, id: string): Game => ({
  name,
  id,
  choices: [],
  isOver: ({ isOver, now }) => isOver || roundOf({ now }) > ROUNDS,
});

const GAMES: readonly Game[] = [
  ...['Slugfest', 'Danger Zone', 'Enemy Territory', 'Hold Ground', 'Super Quest'].map(scenario),
  evening('SSUA', 'last-bus-to-gasworks'),
  evening('BattleTech', 'ford-at-old-sump'),
  evening('The Action Round', 'audit-at-the-opera'),
  evening('Bulletproof Blues', 'night-shift-on-pier-nine'),
];

/** What is never said to people. */
const BROKEN = /\bundefined\b|\[object |\bNaN\b|\bnull\b/;

for (const [index, game] of GAMES.entries()) {
  test(`${game.name}: played to the end by what is offered`, async () => {
    const folder = createTempFolder();
    const { app, page } = await openApp(join(folder.path, 'data'));
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    try {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.evaluate((id) => {
        location.hash = `#/encounters/${id}`;
      }, game.id);
      await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Table').click();
      await page.getByRole('region', { name: 'Who is on' }).waitFor();
      const presses = await playThrough(page, game, index + 1);
      expect(errors).toEqual([]);
      await waitUntilSaved(page);
      const encounter = await readSavedEncounter(page, game.id);
      keep(game, encounter, presses);
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

/** Plays until the game is over; every third press is something else than the usual. The words of all presses. */
async function playThrough(page: Page, game: Game, seed: number): Promise<string[]> {
  const random = createSequence(seed * 7919);
  const presses: string[] = [];
  let events = 0;
  let idle = 0;
  let labels = game.choices;
  let isSettingUp = labels.length > 0;
  const pictures = new Set<string>();
  while (presses.length < MOST_PRESSES) {
    const isOther = isSettingUp ? presses.length < SETTING_UP : presses.length % 3 === 2;
    const seen = await pressNext(page, { labels, isOther, chance: random() });
    presses.push(`${seen.events} [${seen.now}]${seen.form === undefined ? '' : ` {${seen.form}}`} ${seen.pressed}`);
    expect(seen.text, presses.slice(-3).join('\n')).not.toMatch(BROKEN);
    await picture(page, game, seen, pictures);
    if (game.isOver(seen)) return presses;
    idle = seen.events === events ? idle + 1 : 0;
    events = seen.events;
    isSettingUp &&= roundOf(seen) === 0;
    if (roundOf(seen) > TURNS) labels = ['End the game'];
    expect(idle, `stuck:\n${presses.slice(-PATIENCE).join('\n')}`).toBeLessThan(PATIENCE);
  }
  throw new Error(`no end:\n${presses.slice(-PATIENCE).join('\n')}`);
}

/** With a folder for them, the first of every kind of moment as a picture. */
async function picture(page: Page, { name }: Game, { now, form, pressed }: Seen, taken: Set<string>): Promise<void> {
  const folder = process.env.ROLLCALL_PICTURES;
  const key =
    `${(form ?? now).replace(/^[^:]*: |^(?:Round|Turn) \d+/, '')}`.split(' ').slice(0, 2).join(' ') +
    `/${pressed?.split(' ')[0]}`;
  if (folder === undefined || taken.has(key)) return;
  taken.add(key);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}-${String(taken.size).padStart(3, '0')}.png`) });
}

function keep({ name }: Game, encounter: object, presses: readonly string[]): void {
  const folder = process.env.ROLLCALL_PICTURES;
  if (folder === undefined) return;
  writeFileSync(join(folder, `${name}.encounter.json`), JSON.stringify(encounter, null, 2));
  writeFileSync(join(folder, `${name}.txt`), presses.join('\n'));
}
