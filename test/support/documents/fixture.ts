/** Reads fixtures: each is a small change to a legal base document, with the exact findings that it must give. */

import { readdirSync, readFileSync } from 'node:fs';
import { type ParseResult, parseValue } from '../../../src/shared/document/parse.ts';
import { parsePointer } from '../../../src/shared/document/pointer.ts';
import type { JudgedDocument } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character, EventPack, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import type { Finding } from '../../../src/shared/rules/finding.ts';
import type { JudgeContext } from '../../../src/shared/rules/judge.ts';

const FIXTURES_URL = new URL('../../fixtures/', import.meta.url);

export interface Fixture {
  fact?: string;
  base: 'character' | 'team' | 'event';
  /** Adds a copy of the embedded character with this id to the list. */
  append?: Record<string, string>;
  /** Pointers that are removed before anything is set. */
  remove?: string[];
  set: Record<string, unknown>;
  options?: Record<string, unknown>;
  /** Fields of the event pack, in addition to its limit of 25 Levels. */
  event?: Partial<EventPack>;
  /** Fields of an event pack that the team names, and whose limit is invalid. */
  unusableEvent?: Partial<EventPack>;
  findings: Pick<Finding, 'code' | 'severity' | 'path' | 'subjects' | 'actual' | 'required'>[];
}

const readFixtureFile = (fileName: string): unknown =>
  JSON.parse(readFileSync(new URL(fileName, FIXTURES_URL), 'utf8'));

export function listFixtureCodes(fixtureKind: 'legal' | 'illegal'): string[] {
  return readdirSync(new URL(fixtureKind, FIXTURES_URL)).map((fileName) => fileName.replace(/\.json$/, ''));
}

export function readFixture(fixtureKind: 'legal' | 'illegal', findingCode: string): Fixture {
  return readFixtureFile(`${fixtureKind}/${findingCode}.json`) as Fixture;
}

export const readBaseCharacter = (): Character => readFixtureFile('base/character.json') as Character;
export const readBaseTeam = (): Team => readFixtureFile('base/team.json') as Team;

/** Builds the document that a fixture describes, parsed like a file. */
export function buildFixtureDocument({
  base: baseName,
  append: appendedIds = {},
  remove: removedPointers = [],
  set: setValues,
}: Fixture): JudgedDocument {
  const document = readFixtureFile(`base/${baseName}.json`) as Record<string, unknown>;
  for (const [listPointer, elementId] of Object.entries(appendedIds)) {
    const listItems = getParent(document, `${listPointer}/0`)[0] as unknown as { id: string }[];
    listItems.push(structuredClone(listItems.find((listItem) => listItem.id === elementId)) as { id: string });
  }
  for (const pointer of removedPointers) {
    const [parent, lastKey] = getParent(document, pointer);
    if (Array.isArray(parent)) parent.splice(Number(lastKey), 1);
    else delete parent[lastKey];
  }
  for (const [pointer, value] of Object.entries(setValues)) {
    const [parent, lastKey] = getParent(document, pointer);
    parent[lastKey] = value;
  }
  return unwrapDocument(parseValue(GAMES, document));
}

export function unwrapDocument(parseResult: ParseResult): JudgedDocument {
  if (!parseResult.ok)
    throw new Error(`unreadable at ${parseResult.error.path}: ${parseResult.error.expected} was expected`);
  if (parseResult.document.format === 'rollcall.encounter')
    throw new Error('an encounter is judged with the orders of play');
  return parseResult.document;
}

function getParent(document: Record<string, unknown>, pointer: string): [Record<string, unknown>, string] {
  const pointerKeys = parsePointer(pointer);
  const lastKey = pointerKeys.pop() ?? '';
  let parent: Record<string, unknown> = document;
  for (const pointerKey of pointerKeys) parent = parent[pointerKey] as Record<string, unknown>;
  return [parent, lastKey];
}

/** Creates the context in which a fixture is judged. */
export function createJudgeContext({ options: houseRules, event: eventFields, unusableEvent }: Fixture): JudgeContext {
  const eventPack: EventPack = {
    format: 'rollcall.event',
    version: 1,
    ruleset: 'supers-unlimited',
    id: 'event',
    name: 'Event',
    levels: 25,
    ...(eventFields ?? unusableEvent),
  };
  return {
    ...(houseRules ? { options: [houseRules] } : {}),
    ...(eventFields ? { eventPack } : {}),
    ...(unusableEvent ? { invalidEventPack: eventPack } : {}),
  };
}
