/** Which documents a document names by their ids, and the same document when these get other ids. */
import { isObject, type JsonObject } from '../../document/json/json-object.ts';
import { withTemplateIds } from '../template-names.ts';
import type { IncomingKind } from './incoming.ts';

/** New ids by old ones, for documents that come in beside others of their id. */
export interface Renames {
  readonly characters: ReadonlyMap<string, string>;
  readonly factions: ReadonlyMap<string, string>;
  readonly templates: ReadonlyMap<string, string>;
}

/** The document with the new ids in place of the old ones. Embedded documents keep their ids. Never throws. */
export function withRenames(
  kind: IncomingKind,
  theirs: unknown,
  { characters, factions, templates }: Renames,
): unknown {
  const document = withTemplateIds(theirs, templates);
  if (!isObject(document) || (characters.size === 0 && factions.size === 0)) return document;
  if (kind === 'characters') return inList(document, 'factions', factions);
  if (kind === 'teams') return inTeam(document, characters, factions);
  if (kind === 'encounters') return inEncounter(document, characters);
  return kind === 'events' ? inEvent(document, characters) : document;
}

function inTeam(team: JsonObject, characters: Names, factions: Names): JsonObject {
  const heroes = without(characters, embedded(team, 'characters'));
  const flags = without(factions, embedded(team, 'factions'));
  let out = team;
  if (Array.isArray(team.members)) {
    const members = team.members.map((member) => (isObject(member) ? inField(member, 'character', heroes) : member));
    out = { ...out, members };
  }
  out = inField(out, 'leader', heroes);
  return isObject(out.allegiance) ? { ...out, allegiance: inField(out.allegiance, 'faction', flags) } : out;
}

function inEncounter(encounter: JsonObject, characters: Names): JsonObject {
  const named = without(characters, embedded(encounter, 'characters'));
  if (named.size === 0) return encounter;
  const inModels = (model: unknown) => (isObject(model) ? inField(model, 'character', named) : model);
  const inSide = (side: unknown) =>
    isObject(side) && Array.isArray(side.models) ? { ...side, models: side.models.map(inModels) } : side;
  const out = Array.isArray(encounter.sides) ? { ...encounter, sides: encounter.sides.map(inSide) } : encounter;
  // Models that came in play name their characters in the events that brought them.
  return Array.isArray(out.log) ? { ...out, log: out.log.map(inModels) } : out;
}

function inEvent(event: JsonObject, characters: Names): JsonObject {
  const out = inList(event, 'banned', characters);
  if (!isObject(out.approved)) return out;
  const approved = Object.entries(out.approved).map(([id, print]) => [characters.get(id) ?? id, print] as const);
  return { ...out, approved: Object.fromEntries(approved) };
}

type Names = ReadonlyMap<string, string>;

function inField(object: JsonObject, key: string, names: Names): JsonObject {
  const next = Object.hasOwn(object, key) && typeof object[key] === 'string' ? names.get(object[key]) : undefined;
  return next === undefined ? object : { ...object, [key]: next };
}

function inList(object: JsonObject, key: string, names: Names): JsonObject {
  const list = Object.hasOwn(object, key) ? object[key] : undefined;
  if (!Array.isArray(list) || !list.some((id) => names.has(id as string))) return object;
  return { ...object, [key]: list.map((id) => names.get(id as string) ?? id) };
}

const without = (names: Names, ids: ReadonlySet<unknown>): Names =>
  ids.size === 0 ? names : new Map([...names].filter(([id]) => !ids.has(id)));

/** Ids of what a team or an encounter embeds. */
function embedded(team: JsonObject, key: 'characters' | 'factions'): Set<unknown> {
  const list = Object.hasOwn(team, key) ? team[key] : undefined;
  return new Set(Array.isArray(list) ? list.map((one) => (isObject(one) ? one.id : undefined)) : []);
}
