/** The characters of a call. Teams and encounters look up those of their game, in their own archive first. */
import type { Character } from '../../shared/document/schema.ts';
import type { OpenArchive } from '../files/archive-file.ts';

/** Games share their ids, so that a character is found by its game and its id. */
type Found = Map<string, Character>;

export class KnownCharacters {
  readonly #all: Found = new Map();
  readonly #in = new Map<OpenArchive | undefined, Found>();

  /**
   * Adds a character. False if its archive, or without one the folder, already has another of this game and id: the first one
   * counts.
   */
  add(character: Character, archive: OpenArchive | undefined): boolean {
    const own = this.#in.get(archive) ?? new Map<string, Character>();
    this.#in.set(archive, own);
    const key = keyOf(character.ruleset, character.id);
    if (own.has(key)) return false;
    own.set(key, character);
    if (!this.#all.has(key)) this.#all.set(key, character);
    return true;
  }

  /** The characters with these ids that are of the game of a document. */
  named(ids: ReadonlySet<string>, { ruleset }: { ruleset: string }, archive: OpenArchive | undefined): Character[] {
    const own = this.#in.get(archive);
    return [...ids].flatMap((id) => {
      const key = keyOf(ruleset, id);
      return own?.get(key) ?? this.#all.get(key) ?? [];
    });
  }
}

const keyOf = (ruleset: string, id: string): string => `${ruleset} ${id}`;
