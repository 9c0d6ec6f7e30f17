/** How a game describes the formats of its documents: what reading, completing and naming the fields of a document needs. */
import type { z } from 'zod';
import type { LateText } from '../texts/late-text.ts';
import type { Expected } from './expected-text.ts';
import type { JsonObject, Step } from './json/json-object.ts';
import type { DocumentBase } from './kinds/document-kind.ts';
import type { AnyDocument, Character, EventPack, Team } from './schema.ts';

/** One format of one game: how its documents are read, completed and described. */
export interface DocumentSpec<D extends DocumentBase = AnyDocument> {
  /** JSON types only: what can be read. Values that make no sense are findings. */
  readonly schema: z.ZodObject;
  /** Step i lifts version i + 1 to version i + 2; frozen, with literals of its own. The newest version is one more than there are steps. */
  readonly migrations: readonly Step[];
  /** Replaces alternative words by those of the format; gives the same object where there are none. */
  readonly aliases?: Step;
  /** What reading asks for beyond types: the first place where something is missing, and what is expected there. */
  gap?(document: D): { path: string; expected: Expected } | undefined;
  /**
   * The document with its defaults filled in, only keys of the format, without `art` and `notes`; the keys of every object in
   * the order of their letters, as the fingerprint wants them.
   */
  complete(document: D): object;
  /** A new document to start from: legal, plain, without a name. Absent where the app offers none. */
  blank?(id: string): D;
  /** Ids that findings repeat, beyond those every document of the format has, with their pointers. */
  ids?(document: D): Iterable<readonly [path: string, id: string]>;
  readonly labels: FieldLabels;
  /** Changes the JSON Schema made from `schema` where reading asks for more than types. */
  refineJsonSchema?(schema: JsonObject): void;
}

/** Names and meanings of the fields of a format. */
export interface FieldLabels {
  /** Description of each field, by its path (`talents[].items`; the empty path is the whole), as the JSON Schema says it. */
  readonly about: Readonly<Record<string, string>>;
  /** Parts that stand under `$defs` of the JSON Schema, by their name there. */
  readonly parts?: Readonly<Record<string, { schema: z.ZodType; about: Readonly<Record<string, string>> }>>;
  /** Lists whose entries are counted for people: `/attacks/2/name` is attack 3. */
  readonly entries?: Readonly<Record<string, string>>;
  /** Names of fields where they differ from the key, by their pointer without its first slash: `hp`, `hp/red`. */
  readonly names?: Readonly<Record<string, string>>;
  /** Objects whose second segment is the name: `traits` makes `/traits/aim/dice` aim. */
  readonly groups?: readonly string[];
  /**
   * A value at a pointer as the game writes it, on one line: a notation, the name of a word. Undefined where it is written like
   * any other, and for what is no such value. Never throws.
   */
  line?(pointer: string, value: unknown): LateText | undefined;
}

/** The formats of a game, with the types of its own documents. */
export interface DocumentsOf<C extends Character, T extends Team, E extends EventPack> {
  /** The `ruleset` of its documents. */
  readonly id: string;
  readonly name: string;
  /** A game without teams or event packs leaves them out. */
  readonly documents: {
    readonly 'rollcall.character': DocumentSpec<C> & { blank(id: string): C };
    readonly 'rollcall.team'?: DocumentSpec<T>;
    readonly 'rollcall.event'?: DocumentSpec<E>;
  };
  /** The parts that are loaded later. A game without an order of play (`play`) has no encounters. */
  readonly parts?: { readonly play?: unknown };
}

/** What reading, writing and comparing documents needs of a game. */
export interface GameDocuments extends DocumentsOf<Character, Team, EventPack> {}
