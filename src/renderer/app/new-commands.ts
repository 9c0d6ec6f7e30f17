import type { Command } from '../commands/command.ts';
import { attempt } from '../failures/report-failure.ts';
import { createCharacter } from '../features/characters/actions.ts';
import { createFaction } from '../features/factions/actions.ts';
import { createTeam } from '../features/teams/actions.ts';
import { bridge } from '../platform/bridge.ts';
import type { Library } from '../store/library.ts';
import { CHARACTERS } from '../strings/documents/characters.ts';
import { FACTIONS } from '../strings/documents/factions.ts';
import { TEAMS } from '../strings/documents/teams.ts';
import { SHELL } from '../strings/shell.ts';
import type { Route } from './router.ts';

/** A browser keeps Ctrl+N for a window of its own and shows it to no page. */
export const NEW_KEYS = bridge === undefined ? 'alt+n' : 'mod+n';

const MAKERS = [
  {
    id: 'new-character',
    label: CHARACTERS.create,
    make: createCharacter,
    screens: ['characters', 'character', 'library', 'about'],
  },
  { id: 'new-team', label: TEAMS.create, make: createTeam, screens: ['teams', 'team'] },
  { id: 'new-faction', label: FACTIONS.create, make: createFaction, screens: ['factions', 'faction'] },
] as const;

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
          run: () => attempt(bridge?.newWindow(), SHELL.noNewWindow),
        },
      ];

/** What can be made, from everywhere; the keys make what the screen is about. */
export function newCommands(library: Library, screen: Route['screen']): Command[] {
  return MAKERS.map(({ id, label, make, screens }): Command => {
    const run = () => attempt(make(library));
    const here = (screens as readonly string[]).includes(screen);
    return here ? { id, label, shortcut: NEW_KEYS, otherShortcut: 'alt+n', run } : { id, label, run };
  });
}
