/** Suggestions from a library of 500: processor time of filling a team and of repairing one, of each purpose the slowest and the very first. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import highs from 'highs';
import type { Character, EventPack, Team } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { loadGamePart } from '../../src/shared/games/parts.ts';
import { createSolver } from '../../src/shared/suggest/create-solver.ts';
import { findSuggestions } from '../../src/shared/suggest/suggest.ts';
import type { ProgramPurpose } from '../../src/shared/suggest/team-program.ts';
import { createTranslateFor } from '../../src/shared/texts/catalogues.ts';

const PLANNED_GAMES = await loadGamePart(GAMES, 'planning');

const LIBRARY = 500;
const ROUNDS = 9;

export async function benchSuggest(root: string): Promise<void> {
  const folder = join(root, 'samples', 'supers-unlimited');
  const read = <D>(kind: string): D[] =>
    readdirSync(join(folder, kind))
      .sort()
      .map((file) => JSON.parse(readFileSync(join(folder, kind, file), 'utf8')) as D);
  const samples = read<Character & { level: number }>('characters');
  const characters = Array.from({ length: LIBRARY }, (_, index) => {
    const of = samples[index % samples.length] as Character & { level: number };
    return index < samples.length
      ? of
      : { ...of, id: `${of.id}-${index}`, name: `${of.name} ${index}`, level: 1 + ((index * 7) % 10) };
  });
  const teams = read<Team & { levels: number }>('teams');
  const [event] = read<EventPack>('events');
  const solve = createSolver(await highs());
  const translate = await createTranslateFor('en', PLANNED_GAMES);
  process.stdout.write(
    `${LIBRARY} characters, ${teams.length} teams, median of ${ROUNDS} rounds after the first, milliseconds of processor\n`,
  );
  for (const purpose of ['fill', 'repair'] as const) {
    for (const at of [undefined, event]) {
      const asked = teams.map((team) => startOf(team, purpose));
      const once = (team: Team) => {
        const cpu = process.cpuUsage();
        findSuggestions(translate, PLANNED_GAMES, { team, characters, event: at, purpose }, solve);
        const { user, system } = process.cpuUsage(cpu);
        return (user + system) / 1000;
      };
      const rows = asked.map((team) => {
        const first = once(team);
        return { name: team.name, first, usual: median(Array.from({ length: ROUNDS }, () => once(team))) };
      });
      const [slowest = rows[0]] = [...rows].sort((a, b) => b.usual - a.usual);
      const where = at === undefined ? 'sandbox' : 'event';
      const usual = rows.reduce((sum, row) => sum + row.usual, 0) / rows.length;
      process.stdout.write(
        `${purpose} (${where}): ${ms(usual)} a team; slowest ${slowest?.name} ${ms(slowest?.usual)}; very first ${ms(rows[0]?.first)}\n`,
      );
    }
  }
}

const ms = (n = 0): string => `${n.toFixed(0)} ms`;
const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

/** To be filled: the first two members. To be repaired: a team ten Levels too large. */
const startOf = (team: Team & { levels: number }, purpose: ProgramPurpose): Team =>
  purpose === 'fill' ? { ...team, members: team.members.slice(0, 2) } : ({ ...team, levels: team.levels - 10 } as Team);
