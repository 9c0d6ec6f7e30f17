/** Fixtures are a small change to a legal base document, with the exact findings it must give. */

import { readdirSync, readFileSync } from 'node:fs';
import { type ParseResult, parseValue } from '../../../src/shared/document/parse.ts';
import { parsePointer } from '../../../src/shared/document/pointer.ts';
import type { JudgedDocument } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character, EventPack, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import type { Finding } from '../../../src/shared/rules/finding.ts';
import type { JudgeContext } from '../../../src/shared/rules/judge.ts';

const ROOT = new URL('../../fixtures/', import.meta.url);

export interface Fixture {
  fact?: string;
  base: 'character' | 'team' | 'event';
  /** Adds a copy of the embedded character with this id to the list. */
  append?: Record<string, string>;
  /** Pointers that are taken out, before anything is set. */
  remove?: string[];
  set: Record<string, unknown>;
  options?: Record<string, unknown>;
  /** What the event says beside its size of 25 Levels. */
  event?: Partial<EventPack>;
  /** The same of an event that the team names, and whose size is not valid. */
  unusableEvent?: Partial<EventPack>;
  findings: Pick<Finding, 'code' | 'severity' | 'path' | 'subjects' | 'actual' | 'required'>[];
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, ROOT), 'utf8'));

export function fixtureCodes(kind: 'legal' | 'illegal'): string[] {
  return readdirSync(new URL(kind, ROOT)).map((name) => name.replace(/\.json$/, ''));
}

export function fixture(kind: 'legal' | 'illegal', code: string): Fixture {
  return read(`${kind}/${code}.json`) as Fixture;
}

export const baseCharacter = (): Character => read('base/character.json') as Character;
export const baseTeam = (): Team => read('base/team.json') as Team;

/** The document a fixture describes, read as a file would be. */
export function documentOf({ base, append = {}, remove = [], set }: Fixture): JudgedDocument {
  const document = read(`base/${base}.json`) as Record<string, unknown>;
  for (const [list, id] of Object.entries(append)) {
    const items = parentOf(document, `${list}/0`)[0] as unknown as { id: string }[];
    items.push(structuredClone(items.find((item) => item.id === id)) as { id: string });
  }
  for (const path of remove) {
    const [parent, key] = parentOf(document, path);
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  }
  for (const [path, value] of Object.entries(set)) {
    const [parent, key] = parentOf(document, path);
    parent[key] = value;
  }
  return readable(parseValue(GAMES, document));
}

export function readable(parsed: ParseResult): JudgedDocument {
  if (!parsed.ok) throw new Error(`unreadable at ${parsed.error.path}: ${parsed.error.expected} was expected`);
  if (parsed.document.format === 'rollcall.encounter')
    throw new Error('an encounter is judged with the orders of play');
  return parsed.document;
}

function parentOf(document: Record<string, unknown>, path: string): [Record<string, unknown>, string] {
  const keys = parsePointer(path);
  const last = keys.pop() ?? '';
  let parent: Record<string, unknown> = document;
  for (const key of keys) parent = parent[key] as Record<string, unknown>;
  return [parent, last];
}

/** How a fixture is judged. */
export function contextOf({ options, event, unusableEvent }: Fixture): JudgeContext {
  const pack: EventPack = {
    format: 'rollcall.event',
    version: 1,
    ruleset: 'supers-unlimited',
    id: 'event',
    name: 'Event',
    levels: 25,
    ...(event ?? unusableEvent),
  };
  return {
    ...(options ? { options: [options] } : {}),
    ...(event ? { eventPack: pack } : {}),
    ...(unusableEvent ? { invalidEventPack: pack } : {}),
  };
}
