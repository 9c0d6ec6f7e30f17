/** Tests that a print of the app has the fingerprint that the exported file has everywhere else. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createPrintJob, type PrintSubject } from '../../../../../src/renderer/features/print/print-subject.ts';
import { computeFingerprint } from '../../../../../src/shared/document/fingerprint/fingerprint.ts';
import type { Encounter } from '../../../../../src/shared/document/kinds/encounter.ts';
import { parseValue } from '../../../../../src/shared/document/parse.ts';
import type { Character, Faction, Team } from '../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { embedEncounterDocuments } from '../../../../../src/shared/library/embed-encounter-documents.ts';
import { embedTeamDocuments } from '../../../../../src/shared/library/embed-team-documents.ts';
import { createPiecesLabel, createPrintLabel } from '../../../../../src/shared/print/print-label.ts';
import { readRoster } from '../../../../../src/shared/print-job/sheets/write-sheet.ts';
import { judge } from '../../../../../src/shared/rules/judge.ts';
import { readTextListTeam } from '../../../../../src/shared/text-list/read-team.ts';
import { readSampleCharacters, readSampleFactions } from '../../../../support/documents/samples.ts';
import { translate } from '../../../../support/texts.ts';

interface TestLibrary {
  readonly characters: readonly Character[];
  readonly factions: readonly Faction[];
}

const SAMPLES: TestLibrary = { characters: readSampleCharacters(), factions: readSampleFactions() };
const EMPTY: TestLibrary = { characters: [], factions: [] };

const readFolder = (folder: string) =>
  readdirSync(folder).map((fileName) => JSON.parse(readFileSync(`${folder}/${fileName}`, 'utf8')) as unknown);

/** Returns the document as a friend or an organizer gets it: exported with everything that it names. */
function sendTeam(team: Team): Team {
  const exportedTeam = embedTeamDocuments(
    GAMES,
    team,
    (characterId) => SAMPLES.characters.find(({ id }) => id === characterId),
    (factionId) => SAMPLES.factions.find(({ id }) => id === factionId),
  );
  const parsed = parseValue(GAMES, JSON.parse(JSON.stringify(exportedTeam)));
  if (!parsed.ok) throw new Error('The team is unreadable.');
  return parsed.document as Team;
}

const createJob = (subject: PrintSubject, { characters, factions }: TestLibrary) =>
  createPrintJob(translate, GAMES, subject, characters, factions);

/** Returns the fingerprints of a roster and of the margin of cards and Gimmicks. */
async function printFingerprints(team: Team, library: TestLibrary): Promise<string[]> {
  const job = createJob({ kind: 'team', team }, library);
  const { roster } = await readRoster(translate, GAMES, job, { what: 'roster', paper: 'a4' });
  const labels = [
    createPrintLabel(translate, GAMES, job.groups, job.characters),
    createPiecesLabel(translate, GAMES, 'gimmicks', team.ruleset, job.groups[0]),
  ];
  return [roster.fingerprint.slice(0, 12), ...labels.map(({ label }) => label.split('  ·  ')[1] ?? '')];
}

async function expectOneFingerprint(team: Team): Promise<void> {
  const sentTeam = sendTeam(team);
  const fingerprint = judge(GAMES, sentTeam, {}).fingerprint.slice(0, 12);
  const expected = [fingerprint, fingerprint, fingerprint];
  await expect(printFingerprints(team, SAMPLES), team.name).resolves.toEqual(expected);
  await expect(printFingerprints(sentTeam, EMPTY), team.name).resolves.toEqual(expected);
  await expect(printFingerprints(sentTeam, SAMPLES), team.name).resolves.toEqual(expected);
}

const SAMPLE_TEAMS = readFolder('samples/supers-unlimited/teams') as Team[];

it('prints every sample team with the fingerprint of its exported file, also at a friend', async () => {
  expect(SAMPLE_TEAMS.length).toBeGreaterThan(4);
  for (const team of SAMPLE_TEAMS) await expectOneFingerprint(team);
});

it('prints an edited team and a team with Gimmicks with the fingerprint of its exported file', async () => {
  const [team] = SAMPLE_TEAMS;
  if (team === undefined) throw new Error('There are no sample teams.');
  const reordered = { ...team, members: [...team.members].reverse() };
  await expectOneFingerprint(reordered);
  await expectOneFingerprint({ ...team, members: [...team.members, { character: 'fresnel', copies: 2 }] });
  await expectOneFingerprint({ ...team, members: [...team.members, { character: 'nobody' }] });
  await expectOneFingerprint({ ...team, gimmicks: ['tag-team', 'enduring'] } as Team);
  const fingerprints = [team, reordered].map((sentTeam) => computeFingerprint(GAMES, sendTeam(sentTeam)));
  expect(fingerprints[0]).toBe(fingerprints[1]);
});

it('prints a team that comes from a text list with the fingerprint of its exported file', async () => {
  const text = 'The First Watch\n\nFresnel (7)\nCompass Rosa (5)\n2x Harbour Volunteer (1)';
  const list = readTextListTeam([translate], GAMES, text, 'saturday', SAMPLES);
  if (list.kind !== 'team') throw new Error(`The list is ${list.kind}`);
  const { characters: _characters, factions: _factions, ...libraryTeam } = list.team;
  await expectOneFingerprint(list.team);
  await expectOneFingerprint(libraryTeam);
  expect(computeFingerprint(GAMES, sendTeam(libraryTeam))).toBe(computeFingerprint(GAMES, list.team));
});

it('prints an encounter with the fingerprint of its exported file', () => {
  for (const encounter of readFolder('samples/supers-unlimited/encounters') as Encounter[]) {
    const exported = embedEncounterDocuments(
      encounter,
      (characterId) => SAMPLES.characters.find(({ id }) => id === characterId),
      (factionId) => SAMPLES.factions.find(({ id }) => id === factionId),
    );
    const fingerprint = computeFingerprint(GAMES, exported);
    expect(createJob({ kind: 'encounter', encounter }, SAMPLES).groups[0]?.fingerprint).toBe(fingerprint);
    expect(createJob({ kind: 'encounter', encounter: exported }, EMPTY).groups[0]?.fingerprint).toBe(fingerprint);
  }
});
