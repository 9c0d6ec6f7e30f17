/** Collects the event packs in the files of a command, for teams that name one. */
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { AnyDocument, EventPack } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import { isPossible } from './event.ts';

/** An event pack that a team can name. It is unusable if its size is not a valid team size. */
export interface KnownEvent {
  readonly pack: EventPack;
  readonly isUsable: boolean;
}

export class KnownEvents {
  readonly #events = new Map<string, KnownEvent>();
  readonly #games: GameCatalog<Game>;

  constructor(gameCatalog: GameCatalog<Game>) {
    this.#games = gameCatalog;
  }

  /**
   * Adds an event pack. If several packs have the same id, the first usable one is used, or else the first
   * (docs/formats.md#check---json).
   */
  add(document: AnyDocument): void {
    if (document.format !== 'rollcall.event') return;
    const key = keyOf(document.ruleset, document.id);
    if (this.#events.get(key)?.isUsable) return;
    const isUsable = isPossible(this.#games, document);
    if (isUsable || !this.#events.has(key)) this.#events.set(key, { pack: document, isUsable });
  }

  /** Returns the event that a document names, if it is among the files. */
  of(document: AnyDocument): KnownEvent | undefined {
    const id = eventNamedBy(document);
    return id === undefined || !('ruleset' in document) ? undefined : this.#events.get(keyOf(document.ruleset, id));
  }
}

/** Returns a key that includes the game, because each game has its own ids. */
const keyOf = (ruleset: string, id: string): string => `${ruleset} ${id}`;

/** Returns the id of the event that a team is made for. */
export const eventNamedBy = (document: AnyDocument): string | undefined =>
  document.format === 'rollcall.team' ? document.event : undefined;
