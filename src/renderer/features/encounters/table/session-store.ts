/** Provides an open encounter to React as an external store. Its session advances when the library changes, not when React renders. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { GameCatalogWithPart } from '../../../../shared/games/parts.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { selectGameItems } from '../../../games/game-items.ts';
import type { DocumentStore } from '../../../store/document-store.ts';
import type { Item } from '../../../store/item.ts';
import { listReadableDocuments } from '../../../store/library.ts';
import { nextSession, type Session, type Standing } from './session.ts';

/** The document stores that an encounter depends on. */
export interface EncounterTables {
  readonly encounters: DocumentStore<'encounters'>;
  readonly characters: DocumentStore<'characters'>;
}

/** Holds the encounter session. Each change of the library creates a new session; sessions themselves are immutable. */
export class SessionStore {
  /** The session after the last change of the library that was followed; undefined if the encounter could never be read. */
  readonly state: StoreApi<{ readonly session: Session | undefined }>;
  readonly #t: Translate;
  readonly #games: GameCatalogWithPart<'play'>;
  readonly #tables: EncounterTables;
  readonly #id: string;
  #characters: readonly Character[] = [];
  /** The items that `#characters` were read from. */
  #items: readonly Item<Character>[] | undefined;
  #ruleset: string | undefined;

  constructor(
    translate: Translate,
    gameCatalog: GameCatalogWithPart<'play'>,
    tables: EncounterTables,
    encounterId: string,
  ) {
    this.#t = translate;
    this.#games = gameCatalog;
    this.#tables = tables;
    this.#id = encounterId;
    this.state = createStore(() => ({ session: this.#nextSession(undefined) }));
  }

  /** The characters in the library that belong to the game of the encounter. The array is the same until one of them changes. */
  get characters(): readonly Character[] {
    return this.#characters;
  }

  /** Advances the session whenever the library changes. Returns a function that ends this. */
  follow(): () => void {
    const update = () => {
      this.update();
    };
    const { encounters, characters } = this.#tables;
    const unsubscribers = [encounters.subscribeTo(this.#id, update), characters.subscribe(update)];
    // Catch up with changes that were made before.
    update();
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }

  /** Advances the session to the current state of the library. Returns undefined if the encounter can't be read now. */
  update(): Standing | undefined {
    const { session } = this.state.getState();
    const next = this.#nextSession(session);
    if (next !== undefined && next !== session) this.state.setState({ session: next });
    return next?.standing;
  }

  #nextSession(previous: Session | undefined): Session | undefined {
    const item = this.#tables.encounters.get(this.#id);
    if (item?.kind !== 'ready') return undefined;
    return nextSession(this.#t, this.#games, previous, item.document, this.#charactersFor(item.document));
  }

  #charactersFor(encounter: Encounter): readonly Character[] {
    const items = this.#tables.characters.snapshot();
    if (items === this.#items && encounter.ruleset === this.#ruleset) return this.#characters;
    this.#items = items;
    this.#ruleset = encounter.ruleset;
    const characters = listReadableDocuments<'characters'>(
      selectGameItems(this.#games, items, this.#games.getGame(encounter)),
    );
    const isSame =
      characters.length === this.#characters.length &&
      characters.every((character, index) => character === this.#characters[index]);
    if (!isSame) this.#characters = characters;
    return this.#characters;
  }
}
