/**
 * Provides an open encounter to React as an external store. The session advances when the library changes, not when React
 * renders.
 */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { GameCatalogWithPart } from '../../../../shared/games/parts.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { selectGameItems } from '../../../games/game-items.ts';
import type { DocumentStore } from '../../../store/document-store.ts';
import type { Item } from '../../../store/item.ts';
import { listReadableDocuments } from '../../../store/library.ts';
import { type EncounterState, getNextSession, type Session } from './session.ts';

/** The document stores that an encounter depends on. */
export interface EncounterStores {
  readonly encounters: DocumentStore<'encounters'>;
  readonly characters: DocumentStore<'characters'>;
}

/** Holds the encounter session. Each change of the library creates a new session; sessions themselves are immutable. */
export class SessionStore {
  /** The current session; undefined if the encounter could never be read. */
  readonly state: StoreApi<{ readonly session: Session | undefined }>;
  readonly #translate: Translate;
  readonly #gameCatalog: GameCatalogWithPart<'play'>;
  readonly #stores: EncounterStores;
  readonly #encounterId: string;
  #characters: readonly Character[] = [];
  /** The library items that `#characters` were read from. */
  #characterItems: readonly Item<Character>[] | undefined;
  #ruleset: string | undefined;

  constructor(
    translate: Translate,
    gameCatalog: GameCatalogWithPart<'play'>,
    stores: EncounterStores,
    encounterId: string,
  ) {
    this.#translate = translate;
    this.#gameCatalog = gameCatalog;
    this.#stores = stores;
    this.#encounterId = encounterId;
    this.state = createStore(() => ({ session: this.#createNextSession(undefined) }));
  }

  /** The library's characters of the encounter's game. The array stays the same until one of them changes. */
  get characters(): readonly Character[] {
    return this.#characters;
  }

  /** Advances the session whenever the library changes. Returns a function that stops this. */
  follow(): () => void {
    const updateSession = () => {
      this.update();
    };
    const { encounters, characters } = this.#stores;
    const unsubscribers = [
      encounters.subscribeTo(this.#encounterId, updateSession),
      characters.subscribe(updateSession),
    ];
    // The library may have changed since the session was created.
    updateSession();
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }

  /** Advances the session to the current state of the library. Returns undefined if the encounter can't be read now. */
  update(): EncounterState | undefined {
    const { session } = this.state.getState();
    const next = this.#createNextSession(session);
    if (next !== undefined && next !== session) this.state.setState({ session: next });
    return next?.state;
  }

  #createNextSession(previousSession: Session | undefined): Session | undefined {
    const encounterItem = this.#stores.encounters.get(this.#encounterId);
    if (encounterItem?.kind !== 'ready') return undefined;
    return getNextSession(
      this.#translate,
      this.#gameCatalog,
      previousSession,
      encounterItem.document,
      this.#listCharacters(encounterItem.document),
    );
  }

  #listCharacters(encounter: Encounter): readonly Character[] {
    const characterItems = this.#stores.characters.snapshot();
    if (characterItems === this.#characterItems && encounter.ruleset === this.#ruleset) return this.#characters;
    this.#characterItems = characterItems;
    this.#ruleset = encounter.ruleset;
    const characters = listReadableDocuments<'characters'>(
      selectGameItems(this.#gameCatalog, characterItems, this.#gameCatalog.getGame(encounter)),
    );
    const isSame =
      characters.length === this.#characters.length &&
      characters.every((character, index) => character === this.#characters[index]);
    if (!isSame) this.#characters = characters;
    return this.#characters;
  }
}
