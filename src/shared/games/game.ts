/** What every game offers to the rest of the program. Nothing outside a game's folder knows its rules, codes or words. */
import type { z } from 'zod';
import type { JsonObject, Step } from '../document/json/json-object.ts';
import type { AnyDocument, Character, EventPack, Team } from '../document/schema.ts';
import type { Finding, Fix } from '../finding/finding.ts';
import type { FormSpec } from '../form/form.ts';
import type { ListSpec } from '../form/list.ts';
import type { Need } from '../form/unfinished.ts';
import type { Vocabularies } from '../form/vocabulary.ts';
import type { CardSpec } from './card.ts';
import type { EventRules } from './event.ts';
import type { LineUpRules } from './line-up.ts';
import type { OddsRules } from './odds.ts';
import type { OptionTexts } from './option-texts.ts';
import type { OptionRegister, Options } from './options.ts';
import type { Roots } from './roots.ts';
import type { Raised } from './rule.ts';
import type { TeamRules } from './team.ts';

/** One format of one game: how its documents are read, completed and described. */
export interface DocumentSpec<D extends AnyDocument = AnyDocument> {
  /** JSON types only: what can be read. Values that make no sense are findings. */
  readonly schema: z.ZodObject;
  /** Step i lifts version i + 1 to version i + 2; frozen, with literals of its own. The newest version is one more than there are steps. */
  readonly migrations: readonly Step[];
  /** Replaces alternative words by those of the format; gives the same object where there are none. */
  readonly aliases?: Step;
  /** What reading asks for beyond types: the first place where something is missing, and what is expected there. */
  gap?(document: D): { path: string; expected: string } | undefined;
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
  line?(pointer: string, value: unknown): string | undefined;
}

/** Input of a check besides the document. */
export interface GameContext<C extends Character = Character, E extends EventPack = EventPack, O = Options> {
  readonly options: O;
  /** The event a document is entered for. */
  readonly event?: E;
  /** The pack that a team names, where its size is no number a team can be built to. */
  readonly unusableEvent?: E;
  /** Characters that members of a team may name besides those the team embeds. */
  readonly characters: ReadonlyMap<string, C>;
}

export interface Checked {
  readonly raised: readonly Raised[];
  /** Total Levels of a team of a game that has them; absent where no sum can be trusted. */
  readonly levels?: number;
}

/** The meaning of a finding for code that does not know the game: why a team cannot be counted. */
export type Role = 'unknown-member' | 'member-illegal';

/**
 * A game with the types of its own documents and options. Parameters of methods may be narrower than those of `Game`:
 * the registry gives each game only documents that carry its id and were read by its schema.
 */
export interface GameOf<C extends Character, T extends Team, E extends EventPack, O> {
  /** The `ruleset` of its documents. */
  readonly id: string;
  readonly name: string;
  /** What it calls a character, within a sentence: `hero`. Absent = character. */
  readonly noun?: string;
  /** Version of the rules, printed with every verdict. */
  readonly version: string;
  /** A game without teams or event packs leaves them out. */
  readonly documents: {
    readonly 'rollcall.character': DocumentSpec<C> & { blank(id: string): C };
    readonly 'rollcall.team'?: DocumentSpec<T>;
    readonly 'rollcall.event'?: DocumentSpec<E>;
  };
  readonly options: OptionRegister;
  /** What its options are called and change; a game without them shows their keys. */
  readonly optionTexts?: OptionTexts;
  /** Every code it can give; findings at the same place keep this order. */
  readonly codes: readonly string[];
  /** Findings on a document, without sentences. Never throws on a readable document and never changes it. */
  check(document: C | T | E, context: GameContext<C, E, O>): Checked;
  /** The English sentence of a finding, under the options it was raised with. */
  message(raised: Raised, options: O): string;
  role?(code: string): Role | undefined;
  /** Proposed fixes of a finding, best first, not tried yet. Labels use `nameOf`. */
  fixes?(document: C | T, finding: Finding, nameOf: (id: string) => string): readonly Fix[];
  /** The character, its derived values, and names that house rules change: for form, card and roster. */
  derive(character: C, options: O): Roots;
  readonly card: CardSpec;
  /** The size that a team or an event is built to, in what the game counts teams by. */
  agreedSize?(document: T | E): number | undefined;
  readonly event?: EventRules<E>;
  readonly odds?: OddsRules<O>;
  /** The words that forms and lists offer. */
  readonly vocabularies: Vocabularies;
  readonly forms: { readonly 'rollcall.character': FormSpec };
  readonly lists: { readonly 'rollcall.character': ListSpec };
  /** What a character begins with besides its name: while all of it lacks, the character is shown as unfinished. */
  readonly needs?: readonly Need[];
  /** A game without teams leaves it out, and no screen offers any. */
  readonly team?: TeamRules<T, C, E, O>;
  /** The row of a character in a line-up; a game without one prints no line-ups. */
  readonly lineUp?: LineUpRules<C, O>;
  /** Beside name and models, what a side of an encounter has in this game. */
  readonly sideKeys?: readonly ('leader' | 'gimmicks' | 'gm')[];
  /** Whether `plays.ts` has its order of play; a game without one has no encounters. */
  readonly isPlayed?: boolean;
  /** Whether `references.ts` has its quick reference. */
  readonly hasReference?: boolean;
  /** Its characters go into tables; their columns are in `tables.ts`. */
  readonly hasTable?: boolean;
}

export interface Game extends GameOf<Character, Team, EventPack, Options> {}
