/** Suggestions from a library of 500: milliseconds, and processor time, of filling a team and of repairing one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import highs from 'highs';
import type { Character, EventPack, Team } from '../../src/shared/document/schema.ts';
import type { ProgramPurpose } from '../../src/shared/games/team-program.ts';
import { solveWith } from '../../src/shared/suggest/solve-with.ts';
import { suggestionsFor } from '../../src/shared/suggest/suggest.ts';

const LIBRARY = 500;
const ROUNDS = 9;

export async function benchSuggest(root: string): Promise<void> {
  const folder = join(root, 'samples', 'supers-unlimited');
  const read = <D>(kind: string): D[] =>
    readdirSync(join(folder, kind))
      .sort()
      .map((file) => JSON.parse(readFileSync(join(folder, kind, file), 'utf8')) as D);
  const samples = read<Character & { level: number }>('characters');
  const characters = Array.from({ length: LIBRARY }, (_, i) => {
    const of = samples[i % samples.length] as Character & { level: number };
    return i < samples.length ? of : { ...of, id: `${of.id}-${i}`, level: 1 + ((i * 7) % 10) };
  });
  const teams = read<Team & { levels: number }>('teams');
  const [event] = read<EventPack>('events');
  const solve = solveWith(await highs());
  process.stdout.write(`${LIBRARY} characters, ${teams.length} teams, median of ${ROUNDS} rounds after the first\n`);
  for (const purpose of ['fill', 'repair'] as const) {
    for (const at of [undefined, event]) {
      const asked = teams.map((team) => startOf(team, purpose));
      const once = () => {
        for (const team of asked) suggestionsFor({ team, characters, event: at, purpose }, solve);
      };
      once();
      const rounds = Array.from({ length: ROUNDS }, () => {
        const [wall, cpu] = [performance.now(), process.cpuUsage()];
        once();
        const { user, system } = process.cpuUsage(cpu);
        return { wall: (performance.now() - wall) / teams.length, cpu: (user + system) / 1000 / teams.length };
      });
      const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;
      const [wall, cpu] = [median(rounds.map((r) => r.wall)), median(rounds.map((r) => r.cpu))];
      const where = at === undefined ? 'sandbox' : 'event';
      process.stdout.write(`${purpose} (${where}): ${wall.toFixed(0)} ms a team, ${cpu.toFixed(0)} ms of processor\n`);
    }
  }
}

/** To be filled: the first two members. To be repaired: a team ten Levels too large. */
const startOf = (team: Team & { levels: number }, purpose: ProgramPurpose): Team =>
  purpose === 'fill' ? { ...team, members: team.members.slice(0, 2) } : ({ ...team, levels: team.levels - 10 } as Team);
