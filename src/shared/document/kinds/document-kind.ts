/** Defines a kind of documents. Each kind has one such object in its folder; `kinds.ts` lists them. */
import type { LateText } from '../../texts/late-text.ts';
import type { DocumentSpec } from '../document-spec.ts';
import type { JsonObject } from '../json/json-object.ts';

/** Fields that documents of every kind have. */
export interface DocumentBase {
  format: string;
  version: number;
  id: string;
  name: string;
}

export interface DocumentKind<D extends DocumentBase = DocumentBase> {
  /** The `format` of the documents: `rollcall.deck`. */
  readonly format: D['format'];
  /** `kind` in `check --json`, and the name of its JSON Schema: `deck`. */
  readonly name: string;
  /** English nouns shown to users. The German ones are in the text catalogs, which the compiler requires. */
  readonly nouns: {
    readonly one: string;
    readonly many: string;
    /** Name of a document without a name. Absent = `an unnamed deck`. */
    readonly unnamed?: string;
  };
  /** File name extension. */
  readonly extension: string;
  /** Table in the database and the journal, and folder in archives. */
  readonly table: string;
  /**
   * The owner of the specification. `game`: each game has its own, and a document names its game. `played-game`: `spec` applies to all
   * games with an order of play. `rollcall`: `spec` applies, and the documents belong to no game.
   */
  readonly owner: 'game' | 'played-game' | 'rollcall';
  /** Specification of the documents. Absent if each game has its own. */
  readonly spec?: DocumentSpec<D>;
  /** Formats of embedded documents, by the list that contains them. */
  readonly embeds: Readonly<Record<string, 'rollcall.character' | 'rollcall.faction'>>;
  /** Formats the text of a completed document that its fingerprint hashes. Absent = canonical JSON, with all keys sorted. */
  getHashedText?(complete: object): string;
  /** Describes the document among the submissions of an event, as a clause. Absent if the report lists it by name. */
  readonly submissionLabel?: LateText;
  /** Whether a document may have its own pictures, which the library stores separately. */
  readonly hasPictures?: true;
  /** Lists pointers to further picture sources, in addition to artwork and symbol, which any document may have. */
  picturePointers?(document: JsonObject): string[];
  /** Pointers to further card template names, in addition to the template of the artwork. */
  readonly templatePointers?: readonly string[];
  /** Replaces ids of characters and factions that the document names. Absent if it names none. Never throws. */
  replaceIds?(document: JsonObject, ids: ReplacedIds): JsonObject;
  /** Whether the print screen prints these documents. */
  readonly isPrinted?: true;
  /** Whether the library offers each document for export in a list of its own. */
  readonly isExportedInLibrary?: true;
  /** Addresses of the kind's screens in the window, by screen name. `navigation/addresses.ts` documents their syntax. */
  readonly pages: Readonly<Record<string, string>>;
  /** The screen that opens a document: one of `pages`, or a screen of another kind. */
  readonly opensIn: string;
}

/** New ids by old id. */
export interface ReplacedIds {
  readonly characters: ReadonlyMap<string, string>;
  readonly factions: ReadonlyMap<string, string>;
}
