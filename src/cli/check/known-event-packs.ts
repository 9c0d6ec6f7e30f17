/** Collects the event packs in the files of a command, for teams that name one. */
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { AnyDocument, EventPack } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import { isUsableEventPack } from './event-pack.ts';

/** An event pack that a team can name. It is unusable if its size is not a valid team size. */
export interface KnownEventPack {
  readonly pack: EventPack;
  readonly isUsable: boolean;
}

export class KnownEventPacks {
  readonly #eventPacks = new Map<string, KnownEventPack>();
  readonly #gameCatalog: GameCatalog<Game>;

  constructor(gameCatalog: GameCatalog<Game>) {
    this.#gameCatalog = gameCatalog;
  }

  /**
   * Adds an event pack and ignores other documents. If several packs have the same id, the first usable pack is used, or the
   * first pack if none is usable (docs/formats.md#check---json).
   */
  add(document: AnyDocument): void {
    if (document.format !== 'rollcall.event') return;
    const packKey = createKey(document.ruleset, document.id);
    if (this.#eventPacks.get(packKey)?.isUsable) return;
    const isUsable = isUsableEventPack(this.#gameCatalog, document);
    if (isUsable || !this.#eventPacks.has(packKey)) this.#eventPacks.set(packKey, { pack: document, isUsable });
  }

  /** Returns the event pack that a document names, or undefined if no file contains the pack. */
  findEventPack(document: AnyDocument): KnownEventPack | undefined {
    const packId = getEventId(document);
    return packId === undefined || !('ruleset' in document)
      ? undefined
      : this.#eventPacks.get(createKey(document.ruleset, packId));
  }
}

/** Returns a key that includes the game, because each game has its own ids. */
const createKey = (ruleset: string, packId: string): string => `${ruleset} ${packId}`;

/** Returns the id of the event pack that a team names. */
export const getEventId = (document: AnyDocument): string | undefined =>
  document.format === 'rollcall.team' ? document.event : undefined;
