/** An open encounter of the library as a store for React: its session goes on when the library changes, not when React renders. */
import type { Character } from '../../../../shared/document/schema.ts';
import type { Encounter } from '../../../../shared/play/encounter/encounter.ts';
import { gameOf } from '../../../../shared/registry/games.ts';
import type { DocumentTable } from '../../../store/document-table.ts';
import type { Item } from '../../../store/item.ts';
import { readable } from '../../../store/library.ts';
import { itemsOf } from '../../games/of-game.ts';
import { Session, type Standing } from './session.ts';

/** The tables of the library that an encounter depends on. */
export interface EncounterTables {
  readonly encounters: DocumentTable<'encounters'>;
  readonly characters: DocumentTable<'characters'>;
}

export class SessionStore {
  readonly session = new Session();
  readonly #tables: EncounterTables;
  readonly #id: string;
  readonly #listeners = new Set<() => void>();
  #unfollow: (() => void) | undefined;
  #standing: Standing | undefined;
  #characters: readonly Character[] = [];
  /** What `#characters` were read from. */
  #items: readonly Item<Character>[] | undefined;
  #ruleset: string | undefined;

  constructor(tables: EncounterTables, id: string) {
    this.#tables = tables;
    this.#id = id;
    this.update();
  }

  /** Where the encounter stood after the last change of the library; undefined for one that could never be read. */
  readonly standing = (): Standing | undefined => this.#standing;

  /** The characters of its game in the library. The same array until something changes. */
  get characters(): readonly Character[] {
    return this.#characters;
  }

  /** Follows the library for as long as somebody listens. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#unfollow ??= this.#follow();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#unfollow?.();
      this.#unfollow = undefined;
    };
  };

  /** Brings the session to the state of the library now, which may be ahead of the screen. */
  update(): Standing | undefined {
    const item = this.#tables.encounters.get(this.#id);
    if (item?.kind !== 'ready') return undefined;
    this.#standing = this.session.standing(item.document, this.#charactersFor(item.document));
    return this.#standing;
  }

  #follow(): () => void {
    const onChange = () => {
      const previous = this.#standing;
      this.update();
      if (this.#standing !== previous) for (const listener of [...this.#listeners]) listener();
    };
    const { encounters, characters } = this.#tables;
    const ends = [encounters.subscribe(onChange), characters.subscribe(onChange)];
    // What has changed since it was made.
    onChange();
    return () => {
      for (const end of ends) end();
    };
  }

  #charactersFor(encounter: Encounter): readonly Character[] {
    const items = this.#tables.characters.snapshot();
    if (items === this.#items && encounter.ruleset === this.#ruleset) return this.#characters;
    this.#items = items;
    this.#ruleset = encounter.ruleset;
    const characters = readable<'characters'>(itemsOf(items, gameOf(encounter)));
    const isSame =
      characters.length === this.#characters.length &&
      characters.every((character, n) => character === this.#characters[n]);
    if (!isSame) this.#characters = characters;
    return this.#characters;
  }
}
