/** Provides an open encounter to React as an external store. Its session advances when the library changes, not when React renders. */

import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { GamesWith } from '../../../../shared/games/parts.ts';
import { itemsOf } from '../../../games/of-game.ts';
import type { DocumentTable } from '../../../store/document-table.ts';
import type { Item } from '../../../store/item.ts';
import { readable } from '../../../store/library.ts';
import { Session, type Standing } from './session.ts';

/** The document stores that an encounter depends on. */
export interface EncounterTables {
  readonly encounters: DocumentTable<'encounters'>;
  readonly characters: DocumentTable<'characters'>;
}

export class SessionStore {
  readonly session: Session;
  readonly #games: GamesWith<'play'>;
  readonly #tables: EncounterTables;
  readonly #id: string;
  readonly #listeners = new Set<() => void>();
  #unfollow: (() => void) | undefined;
  #standing: Standing | undefined;
  #characters: readonly Character[] = [];
  /** The items that `#characters` were read from. */
  #items: readonly Item<Character>[] | undefined;
  #ruleset: string | undefined;

  constructor(games: GamesWith<'play'>, tables: EncounterTables, encounterId: string) {
    this.session = new Session(games);
    this.#games = games;
    this.#tables = tables;
    this.#id = encounterId;
    this.update();
  }

  /** Returns the state of the encounter after the last change of the library, or undefined if it could never be read. */
  readonly standing = (): Standing | undefined => this.#standing;

  /** The characters in the library that belong to the game of the encounter. The array is the same until one of them changes. */
  get characters(): readonly Character[] {
    return this.#characters;
  }

  /** Follows the library while there are listeners. Returns a function that unsubscribes. */
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

  /** Updates the session to the current state of the library, which may be ahead of the screen. */
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
    const unsubscribers = [encounters.subscribeTo(this.#id, onChange), characters.subscribe(onChange)];
    // Catch up with changes between the constructor and the first subscription.
    onChange();
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }

  #charactersFor(encounter: Encounter): readonly Character[] {
    const items = this.#tables.characters.snapshot();
    if (items === this.#items && encounter.ruleset === this.#ruleset) return this.#characters;
    this.#items = items;
    this.#ruleset = encounter.ruleset;
    const characters = readable<'characters'>(itemsOf(this.#games, items, this.#games.of(encounter)));
    const isSame =
      characters.length === this.#characters.length &&
      characters.every((character, index) => character === this.#characters[index]);
    if (!isSame) this.#characters = characters;
    return this.#characters;
  }
}
