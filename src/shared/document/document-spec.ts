/** Describes the document formats of a game: how documents are read, completed and labeled. */
import type { z } from 'zod';
import type { LateText } from '../texts/late-text.ts';
import type { Expected } from './expected-text.ts';
import type { JsonObject, MigrationStep } from './json/json-object.ts';
import type { DocumentBase } from './kinds/document-kind.ts';
import type { AnyDocument, Character, EventPack, Team } from './schema.ts';

/** One document format of one game. */
export interface DocumentSpec<D extends DocumentBase = AnyDocument> {
  /** The JSON types of the format. Values that make no sense are findings, not type errors. */
  readonly schema: z.ZodObject;
  /**
   * Migrations between versions: step i turns version i + 1 into version i + 2. Steps are frozen and use their own literals. The
   * newest version is one more than the number of steps.
   */
  readonly migrations: readonly MigrationStep[];
  /** Replaces aliases by the words of the format. Returns the same object if there are none. */
  readonly replaceAliases?: MigrationStep;
  /** Finds the first place where something required beyond the types is missing, and what is expected there. */
  findMissing?(document: D): { path: string; expected: Expected } | undefined;
  /**
   * Returns the document with its defaults, with only the keys of the format and without `art` and `notes`. The keys of every object
   * are sorted, as the fingerprint requires.
   */
  complete(document: D): object;
  /** Creates a legal, minimal document without a name. Absent if the app doesn't offer new documents of this format. */
  createBlank?(documentId: string): D;
  /** Lists ids that findings repeat, with their pointers, in addition to those that every document of the format has (long-id.ts). */
  listIds?(document: D): Iterable<readonly [path: string, id: string]>;
  readonly labels: FieldLabels;
  /** Adds to the JSON Schema made from `schema` what reading requires beyond types. */
  refineJsonSchema?(schema: JsonObject): void;
}

/** Names and descriptions of the fields of a format. */
export interface FieldLabels {
  /** Description of each field for the JSON Schema, by field path (`talents[].items`; the empty path is the whole document). */
  readonly about: Readonly<Record<string, string>>;
  /** Definitions under `$defs` of the JSON Schema, by name. */
  readonly definitions?: Readonly<Record<string, { schema: z.ZodType; about: Readonly<Record<string, string>> }>>;
  /** Nouns for lists whose entries people count: `/attacks/2/name` is attack 3. */
  readonly entries?: Readonly<Record<string, string>>;
  /** Names of fields that differ from the key, by pointer without the first slash: `hp`, `hp/red`. */
  readonly names?: Readonly<Record<string, string>>;
  /** Keys of objects whose own keys are names for users: with `traits`, the field at `/traits/aim/dice` is called aim. */
  readonly groups?: readonly string[];
  /**
   * Formats a value at a pointer on one line as the game writes it: a notation or the name of a word. Returns undefined for values
   * without a notation of their own. Never throws.
   */
  formatValue?(pointer: string, value: unknown): LateText | undefined;
}

/** The document formats of a game, with the types of its own documents. */
export interface DocumentsOf<C extends Character, T extends Team, E extends EventPack> {
  /** The `ruleset` of the game's documents. */
  readonly id: string;
  readonly name: string;
  /** Games without teams or event packs omit those formats. */
  readonly documents: {
    readonly 'rollcall.character': DocumentSpec<C> & { createBlank(documentId: string): C };
    readonly 'rollcall.team'?: DocumentSpec<T>;
    readonly 'rollcall.event'?: DocumentSpec<E>;
  };
  /** Parts of the game that are loaded later. A game without an order of play (`play`) has no encounters. */
  readonly parts?: { readonly play?: unknown };
}

/** The part of a game that reading, writing and comparing documents needs. */
export interface GameDocuments extends DocumentsOf<Character, Team, EventPack> {}
