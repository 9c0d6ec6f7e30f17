import { GAMES } from '../../shared/games/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Command } from '../commands/command.ts';
import { NEW_KEYS } from '../commands/new-keys.ts';
import { attempt } from '../failures/report-failure.ts';
import { createCharacter } from '../features/characters/actions.ts';
import { createDeck } from '../features/decks/actions.ts';
import { createEncounter } from '../features/encounters/actions.ts';
import { createEvent } from '../features/events/actions.ts';
import { createFaction } from '../features/factions/actions.ts';
import { createTeam } from '../features/teams/actions.ts';
import { chooseGame } from '../games/game-shown.ts';
import { go, type Route } from '../navigation/router.ts';
import { bridge } from '../platform/bridge.ts';
import type { Library } from '../store/library.ts';
import { CHARACTERS } from '../strings/documents/characters.ts';
import { DECKS } from '../strings/documents/decks.ts';
import { ENCOUNTERS } from '../strings/documents/encounters.ts';
import { EVENTS } from '../strings/documents/events.ts';
import { FACTIONS } from '../strings/documents/factions.ts';
import { TEAMS } from '../strings/documents/teams.ts';
import { GAME } from '../strings/games.ts';
import { SHELL } from '../strings/shell.ts';

/** `of` has the sentence that says it. */
const MAKERS = [
  {
    id: 'new-character',
    of: CHARACTERS,
    make: createCharacter,
    screens: ['characters', 'character', 'library', 'settings', 'about'],
  },
  { id: 'new-team', of: TEAMS, make: createTeam, screens: ['teams', 'team'] },
  { id: 'new-faction', of: FACTIONS, make: createFaction, screens: ['factions', 'faction'] },
  { id: 'new-deck', of: DECKS, make: createDeck, screens: ['decks', 'deck'] },
  { id: 'new-event', of: EVENTS, make: createEvent, screens: ['events', 'event'] },
  {
    id: 'new-encounter',
    of: ENCOUNTERS,
    make: createEncounter,
    screens: ['encounters', 'encounter'],
  },
] as const;

/** Opens one more window on the library. Rejects with the reason where there are too many. */
async function openWindow(): Promise<void> {
  const { refused } = (await bridge?.newWindow({})) ?? {};
  if (refused !== undefined) throw new Error(refused);
}

/** In a browser the keys for a new window are its own. */
export const windowCommands = (): Command[] =>
  bridge === undefined
    ? []
    : [
        {
          id: 'new-window',
          label: SHELL.newWindow,
          shortcut: 'mod+shift+n',
          beside: true,
          run: () => attempt(openWindow(), SHELL.noNewWindow),
        },
      ];

/** What can be made, from everywhere; the keys make what the screen is about. */
export function newCommands(library: Library, screen: Route['screen'], game: Game): Command[] {
  return MAKERS.filter(({ id }) => canMake(id, game)).map(({ id, of, make, screens }): Command => {
    const label = of.create;
    const run = () => attempt(make(library, game));
    const here = (screens as readonly string[]).includes(screen);
    return here ? { id, label, shortcut: NEW_KEYS, otherShortcut: 'alt+n', run } : { id, label, run };
  });
}

/** Not every game has teams and events. */
const canMake = (id: string, game: Game): boolean =>
  id === 'new-team' ? game.team !== undefined : id === 'new-event' ? game.event !== undefined : true;

/** Lists that are about one game, in whichever game; from elsewhere another game leads to its characters. */
const LISTS: readonly Route['screen'][] = ['characters', 'factions', 'encounters'];

/** Every game but the one shown, to be shown instead. */
export const gameCommands = (screen: Route['screen'], game: Game): Command[] =>
  GAMES.all
    .filter((one) => one !== game)
    .map((one) => ({
      id: `game-${one.id}`,
      label: GAME.show(one.name),
      run: () => {
        const stays =
          LISTS.includes(screen) ||
          (screen === 'teams' && one.team !== undefined) ||
          (screen === 'events' && one.event !== undefined);
        chooseGame(one);
        if (!stays) go({ screen: 'characters' });
      },
    }));
