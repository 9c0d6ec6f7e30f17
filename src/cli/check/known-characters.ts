/** The characters of a call. Teams and encounters look them up in their own archive first. */
import type { Character } from '../../shared/document/schema.ts';
import type { OpenArchive } from '../files/archive-file.ts';

type ById = Map<string, Character>;

export class KnownCharacters {
  readonly #all: ById = new Map();
  readonly #in = new Map<OpenArchive | undefined, ById>();

  /** Adds a character. False if its archive, or without one the folder, already has another of this id: the first one counts. */
  add(character: Character, archive: OpenArchive | undefined): boolean {
    const own = this.#in.get(archive) ?? new Map<string, Character>();
    this.#in.set(archive, own);
    if (own.has(character.id)) return false;
    own.set(character.id, character);
    if (!this.#all.has(character.id)) this.#all.set(character.id, character);
    return true;
  }

  /** The characters with these ids. */
  named(ids: ReadonlySet<string>, archive: OpenArchive | undefined): Character[] {
    const own = this.#in.get(archive);
    return [...ids].flatMap((id) => own?.get(id) ?? this.#all.get(id) ?? []);
  }
}
