/** The event packs among the files of a call, for teams that name one of them. */
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { AnyDocument, EventPack } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import { isPossible } from './event.ts';

/** A pack that a team names. It is not usable where its size is no number that a team can be built to. */
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

  /** Of several packs with one id the first usable one counts, or else the first (docs/formats.md#check---json). */
  add(document: AnyDocument): void {
    if (document.format !== 'rollcall.event') return;
    const key = keyOf(document.ruleset, document.id);
    if (this.#events.get(key)?.isUsable) return;
    const isUsable = isPossible(this.#games, document);
    if (isUsable || !this.#events.has(key)) this.#events.set(key, { pack: document, isUsable });
  }

  /** The event that the document says it is made for, where it is among the files. */
  of(document: AnyDocument): KnownEvent | undefined {
    const id = eventNamedBy(document);
    return id === undefined || !('ruleset' in document) ? undefined : this.#events.get(keyOf(document.ruleset, id));
  }
}

/** Games have ids of their own. */
const keyOf = (ruleset: string, id: string): string => `${ruleset} ${id}`;

/** The id of the event that a team is made for. */
export const eventNamedBy = (document: AnyDocument): string | undefined =>
  document.format === 'rollcall.team' ? document.event : undefined;
