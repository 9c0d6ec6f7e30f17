/**
 * Measures how much processor time it takes to suggest members from a library of 500 characters: to fill a team, and to repair an
 * illegal one, each without an event pack ("sandbox") and with one. Prints the mean, the slowest team and the very first run. HiGHS
 * is the solver of integer programs that finds the suggestions.
 */

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

const LIBRARY_SIZE = 500;
const ROUNDS = 9;

export async function benchSuggest(checkoutFolder: string): Promise<void> {
  const samplesFolder = join(checkoutFolder, 'samples', 'supers-unlimited');
  const readDocuments = <D>(folderName: string): D[] =>
    readdirSync(join(samplesFolder, folderName))
      .sort()
      .map((fileName) => JSON.parse(readFileSync(join(samplesFolder, folderName, fileName), 'utf8')) as D);
  const sampleCharacters = readDocuments<Character & { level: number }>('characters');
  const characters = Array.from({ length: LIBRARY_SIZE }, (_, index) => {
    const sampleCharacter = sampleCharacters[index % sampleCharacters.length] as Character & { level: number };
    return index < sampleCharacters.length
      ? sampleCharacter
      : {
          ...sampleCharacter,
          id: `${sampleCharacter.id}-${index}`,
          name: `${sampleCharacter.name} ${index}`,
          level: 1 + ((index * 7) % 10),
        };
  });
  const teams = readDocuments<Team & { levels: number }>('teams');
  const [sampleEvent] = readDocuments<EventPack>('events');
  const solveProgram = createSolver(await highs());
  const translate = await createTranslateFor('en', PLANNED_GAMES);
  process.stdout.write(
    `${LIBRARY_SIZE} characters, ${teams.length} teams, median of ${ROUNDS} rounds after the first, milliseconds of processor\n`,
  );
  for (const purpose of ['fill', 'repair'] as const) {
    for (const eventPack of [undefined, sampleEvent]) {
      const startTeams = teams.map((team) => createStartTeam(team, purpose));
      const timeSuggestion = (team: Team) => {
        const cpuBefore = process.cpuUsage();
        findSuggestions(translate, PLANNED_GAMES, { team, characters, event: eventPack, purpose }, solveProgram);
        const { user: userMicroseconds, system: systemMicroseconds } = process.cpuUsage(cpuBefore);
        return (userMicroseconds + systemMicroseconds) / 1000;
      };
      const timeRows = startTeams.map((team) => {
        const firstTime = timeSuggestion(team);
        return {
          name: team.name,
          first: firstTime,
          usual: computeMedian(Array.from({ length: ROUNDS }, () => timeSuggestion(team))),
        };
      });
      const [slowestRow] = [...timeRows].sort((left, right) => right.usual - left.usual);
      const rulesName = eventPack === undefined ? 'sandbox' : 'event';
      const meanTime = timeRows.reduce((sum, timeRow) => sum + timeRow.usual, 0) / timeRows.length;
      process.stdout.write(
        `${purpose} (${rulesName}): ${formatMilliseconds(meanTime)} a team; slowest ${slowestRow?.name} ${formatMilliseconds(slowestRow?.usual)}; very first ${formatMilliseconds(timeRows[0]?.first)}\n`,
      );
    }
  }
}

const formatMilliseconds = (milliseconds = 0): string => `${milliseconds.toFixed(0)} ms`;
const computeMedian = (numbers: readonly number[]): number =>
  [...numbers].sort((left, right) => left - right)[numbers.length >> 1] ?? 0;

/**
 * Returns the team that the solver starts from: two members to be filled up, or all members with a limit that is ten Levels lower, so that
 * the team is too large and has to be repaired.
 */
const createStartTeam = (team: Team & { levels: number }, purpose: ProgramPurpose): Team =>
  purpose === 'fill' ? { ...team, members: team.members.slice(0, 2) } : ({ ...team, levels: team.levels - 10 } as Team);
