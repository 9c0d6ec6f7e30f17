/**
 * Looks up the characters that teams and encounters name. Only characters of the same game are found, and characters in the
 * same archive take precedence.
 */
import type { Character } from '../../shared/document/schema.ts';
import type { OpenArchive } from '../files/open-archive.ts';

/** Characters by game and id, because two games may use the same id. */
type CharactersByKey = Map<string, Character>;

export class KnownCharacters {
  readonly #allCharacters: CharactersByKey = new Map();
  readonly #charactersByArchive = new Map<OpenArchive | undefined, CharactersByKey>();

  /**
   * Adds a character. Returns false, and keeps the earlier character, if the same archive, or the files outside archives,
   * already have a character with this game and id.
   */
  add(character: Character, archive: OpenArchive | undefined): boolean {
    const archiveCharacters = this.#charactersByArchive.get(archive) ?? new Map<string, Character>();
    this.#charactersByArchive.set(archive, archiveCharacters);
    const characterKey = createKey(character.ruleset, character.id);
    if (archiveCharacters.has(characterKey)) return false;
    archiveCharacters.set(characterKey, character);
    if (!this.#allCharacters.has(characterKey)) this.#allCharacters.set(characterKey, character);
    return true;
  }

  /** Returns all characters, each game and id once: those of the given archive before others with their ids. */
  listCharacters(archive: OpenArchive | undefined): readonly Character[] {
    return [...new Map([...this.#allCharacters, ...(this.#charactersByArchive.get(archive) ?? [])]).values()];
  }

  /** Returns the characters with these ids that belong to the game of a document. */
  findCharacters(
    characterIds: ReadonlySet<string>,
    { ruleset }: { ruleset: string },
    archive: OpenArchive | undefined,
  ): Character[] {
    const archiveCharacters = this.#charactersByArchive.get(archive);
    return [...characterIds].flatMap((characterId) => {
      const characterKey = createKey(ruleset, characterId);
      return archiveCharacters?.get(characterKey) ?? this.#allCharacters.get(characterKey) ?? [];
    });
  }
}

const createKey = (ruleset: string, characterId: string): string => `${ruleset} ${characterId}`;
