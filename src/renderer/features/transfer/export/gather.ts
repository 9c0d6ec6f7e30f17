/** The documents of an export, complete with their drawings and what they refer to. */

import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import { parseValue } from '../../../../shared/document/parse.ts';
import type { Character, Faction, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { digestOf } from '../../../../shared/library/import/compare.ts';
import { type IncomingKind, nameIn } from '../../../../shared/library/import/incoming.ts';
import { templatesNamed } from '../../../../shared/library/template-names.ts';
import { wholeEncounter } from '../../../../shared/library/whole-encounter.ts';
import { wholeTeam } from '../../../../shared/library/whole-team.ts';
import type { ExportSubject, Named } from '../../../navigation/export-request.ts';
import { fontHashesOf, hashOf } from '../../../store/fonts/font-files.ts';
import type { Library } from '../../../store/library.ts';
import { withDrawings } from '../../../store/pictures/drawings.ts';
import { TABLE_NAMES } from '../../../store/rows.ts';

export interface Exported extends Named {
  readonly name: string;
  /** With its drawing; a team or an encounter with all characters it names. Pictures are still named by their hash. */
  readonly document: unknown;
  readonly drafts?: Readonly<Record<string, string>>;
  readonly tags?: readonly string[];
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** `digestOf` the document in the library: the state that is shared with others by the export. */
  readonly digest: string;
}

/** All documents of a library. */
function allOf(library: Library): Named[] {
  return TABLE_NAMES.flatMap((kind) => library.tables[kind].snapshot().map(({ id }) => ({ kind, id })));
}

/** Documents that are read from the database in one go. */
const SLICE = 50;

/**
 * The documents of a subject, in its order, a few at a time, followed by the user's own templates that characters and decks
 * use, with the templates of styles, and the fonts that these are set in. Documents deleted meanwhile are left out. Teams and
 * encounters stay without their characters where the whole library goes.
 */
export async function* gather(
  gameCatalog: GameCatalog<Game>,
  library: Library,
  subject: ExportSubject,
): AsyncGenerator<Exported> {
  const wanted = subject.documents ?? allOf(library);
  const named = new Set(wanted.flatMap(({ kind, id }) => (kind === 'templates' ? [id] : [])));
  for (let at = 0; at < wanted.length; at += SLICE) {
    for (const one of await documentsOf(
      gameCatalog,
      library,
      wanted.slice(at, at + SLICE),
      subject.documents !== undefined,
    )) {
      for (const id of templatesNamed(one.document)) named.add(id);
      yield one;
    }
  }
  // A style goes with its template, where that is the user's own.
  const bases = [...named].flatMap((id) => templatesNamed(library.tables.templates.get(id)?.row.document));
  const fontHashes = new Set<string>();
  for (const id of new Set([...named, ...bases])) {
    const row = library.tables.templates.get(id)?.row;
    if (row === undefined) continue;
    const { document, updatedAt } = row;
    for (const hash of fontHashesOf(document)) fontHashes.add(hash);
    yield {
      kind: 'templates',
      id,
      name: nameIn(document),
      document,
      changed: updatedAt,
      digest: digestOf(document),
    };
  }
  const fonts = fontsNamed(library, fontHashes).filter(({ id, mayGo }) => mayGo && !isWanted(wanted, 'fonts', id));
  yield* await documentsOf(
    gameCatalog,
    library,
    fonts.map(({ id }) => ({ kind: 'fonts', id })),
    false,
  );
}

const isWanted = (wanted: readonly Named[], kind: IncomingKind, id: string): boolean =>
  wanted.some((one) => one.kind === kind && one.id === id);

/** The fonts of the library among these, and whether their licence bits let them go with a template. */
export function fontsNamed(
  library: Library,
  hashes: ReadonlySet<string>,
): { readonly id: string; readonly name: string; readonly mayGo: boolean }[] {
  return library.tables.fonts.snapshot().flatMap((item) => {
    if (item.kind !== 'ready' || !hashes.has(hashOf(item.document))) return [];
    const { id, name, embedding, bitmaps } = item.document;
    return [{ id, name, mayGo: embedding !== 'restricted' && bitmaps !== true }];
  });
}

async function documentsOf(
  gameCatalog: GameCatalog<Game>,
  library: Library,
  wanted: readonly Named[],
  isPart: boolean,
): Promise<Exported[]> {
  const rows = wanted.flatMap(({ kind, id }) => {
    const row = kind === 'templates' ? undefined : library.tables[kind].get(id)?.row;
    return row === undefined ? [] : [{ kind, row }];
  });
  const documents = await withDrawings(
    library.database,
    rows.map(({ kind, row }) => (isPart ? withMembers(gameCatalog, library, kind, row.document) : row.document)),
  );
  return Promise.all(
    rows.map(async ({ kind, row }, index): Promise<Exported> => {
      const document = documents[index];
      return {
        kind,
        id: row.id,
        name: nameIn(document),
        document: kind === 'teams' || kind === 'encounters' ? await drawnMembers(library, document) : document,
        ...(row.drafts === undefined ? {} : { drafts: row.drafts }),
        ...(row.tags === undefined ? {} : { tags: row.tags }),
        changed: row.updatedAt,
        digest: digestOf(row.document),
      };
    }),
  );
}

/** The document with everybody it names. */
function withMembers(gameCatalog: GameCatalog<Game>, library: Library, kind: IncomingKind, document: unknown): unknown {
  if (kind !== 'teams' && kind !== 'encounters') return document;
  const read = parseValue(gameCatalog, document);
  if (!read.ok) return document;
  if (read.format === 'rollcall.team') return undrawnTeam(gameCatalog, library, read.document as Team);
  const characterOf = (id: string) => readyOf<Character>(library, 'characters', id);
  const factionOf = (id: string) => readyOf<Faction>(library, 'factions', id);
  if (read.format === 'rollcall.encounter') {
    return wholeEncounter(read.document as Encounter, characterOf, factionOf);
  }
  return document;
}

/** The team with everybody it names, but without their drawings, which no fingerprint reads. */
export const undrawnTeam = (gameCatalog: GameCatalog<Game>, library: Library, team: Team): Team =>
  wholeTeam(
    gameCatalog,
    team,
    (id) => readyOf<Character>(library, 'characters', id),
    (id) => readyOf<Faction>(library, 'factions', id),
  );

/** The team with everybody it names, and with their drawings. */
export const drawnTeam = async (gameCatalog: GameCatalog<Game>, library: Library, team: Team): Promise<Team> =>
  (await drawnMembers(library, undrawnTeam(gameCatalog, library, team))) as Team;

function readyOf<D>(library: Library, kind: Exclude<IncomingKind, 'templates'>, id: string): D | undefined {
  const item = library.tables[kind].get(id);
  return item?.kind === 'ready' ? (item.document as D) : undefined;
}

/** The characters that a team or an encounter embeds have their drawings too. */
async function drawnMembers(library: Library, document: unknown): Promise<unknown> {
  const held = (document as { characters?: unknown } | null)?.characters;
  if (!Array.isArray(held)) return document;
  return { ...(document as object), characters: await withDrawings(library.database, held) };
}
