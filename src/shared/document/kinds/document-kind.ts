/** What Rollcall has to know about a kind of documents. Each kind defines one such object in its folder; `kinds.ts` lists them. */
import type { LateText } from '../../texts/late-text.ts';
import type { DocumentSpec } from '../document-spec.ts';
import type { JsonObject } from '../json/json-object.ts';

/** What documents of every kind have. */
export interface DocumentBase {
  format: string;
  version: number;
  id: string;
  name: string;
}

export interface DocumentKind<D extends DocumentBase = DocumentBase> {
  /** The `format` of its documents: `rollcall.deck`. */
  readonly format: D['format'];
  /** `kind` in `check --json`, and the name of its JSON Schema: `deck`. */
  readonly name: string;
  /** English nouns for people. German ones are in the catalogues, which the compiler asks for. */
  readonly words: {
    readonly one: string;
    readonly many: string;
    /** A document without a name. Absent = `an unnamed deck`. */
    readonly unnamed?: string;
  };
  /** Usual ending of file names. */
  readonly extension: string;
  /** Its table in the database and the journal, and its folder in archives. */
  readonly table: string;
  /**
   * Who reads its documents: the game that they name, which has a specification of its own; `spec` for every game with an order
   * of play; or `spec` alone, where they belong to no game.
   */
  readonly owner: 'game' | 'played-game' | 'rollcall';
  /** How documents are read, completed and described. Absent where each game says so itself. */
  readonly spec?: DocumentSpec<D>;
  /** Whole documents inside it, by the list that holds them. */
  readonly embeds: Readonly<Record<string, 'rollcall.character' | 'rollcall.faction'>>;
  /** The text of a completed document that its fingerprint hashes. Absent = its canonical JSON, with all keys sorted. */
  hashedText?(complete: object): string;
  /** What a document is called among the lists of an event, as a clause. Absent where the report lists it by its name. */
  readonly amongLists?: LateText;
  /** Whether a document may have pictures of its own, which the library stores beside it. */
  readonly hasPictures?: true;
  /** Pointers to further texts that say where a picture is, beside the artwork and the symbol that any document may have. */
  picturePointers?(document: JsonObject): string[];
  /** Pointers to further texts that name a card template, beside that of the artwork. */
  readonly templatePointers?: readonly string[];
  /** The document with new ids of characters and factions that it names. Absent where it names none. Never throws. */
  replaceIds?(document: JsonObject, ids: ReplacedIds): JsonObject;
  /** Whether the print screen prints one. */
  readonly isPrinted?: true;
  /** The library offers each document for export in a list of its own. */
  readonly isExportedInLibrary?: true;
  /** Addresses of its screens in the window, by the names of the screens. `navigation/addresses.ts` says how they are read. */
  readonly pages: Readonly<Record<string, string>>;
  /** The screen that opens a document: one of `pages`, or one of another kind. */
  readonly opensIn: string;
}

/** New ids by old ones. */
export interface ReplacedIds {
  readonly characters: ReadonlyMap<string, string>;
  readonly factions: ReadonlyMap<string, string>;
}
