/**
 * Looks up the characters of a command. Teams and encounters find those of their own game, and prefer those in their own
 * archive.
 */
import type { Character } from '../../shared/document/schema.ts';
import type { OpenArchive } from '../files/archive-file.ts';

/** Characters by game and id, because two games may use the same id. */
type Found = Map<string, Character>;

export class KnownCharacters {
  readonly #all: Found = new Map();
  readonly #in = new Map<OpenArchive | undefined, Found>();

  /**
   * Adds a character. Returns false if its archive or folder already has another with this game and id. The first one is
   * used.
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

  /** Returns the characters with these ids that belong to the game of a document. */
  named(ids: ReadonlySet<string>, { ruleset }: { ruleset: string }, archive: OpenArchive | undefined): Character[] {
    const own = this.#in.get(archive);
    return [...ids].flatMap((id) => {
      const key = keyOf(ruleset, id);
      return own?.get(key) ?? this.#all.get(key) ?? [];
    });
  }
}

const keyOf = (ruleset: string, id: string): string => `${ruleset} ${id}`;
