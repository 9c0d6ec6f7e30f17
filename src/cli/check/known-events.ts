/** The event packs among the files of a call, for teams that name one of them. */
import type { AnyDocument, EventPack } from '../../shared/document/schema.ts';
import { isPossible } from './event.ts';

export class KnownEvents {
  readonly #packs = new Map<string, EventPack>();

  /** Of several with one id the first counts. One that cannot be judged by says so in its own line. */
  add(document: AnyDocument): void {
    if (document.format !== 'rollcall.event' || !isPossible(document)) return;
    const key = keyOf(document.ruleset, document.id);
    if (!this.#packs.has(key)) this.#packs.set(key, document);
  }

  /** The event that the document says it is made for, where it is among the files. */
  of(document: AnyDocument): EventPack | undefined {
    const id = eventNamedBy(document);
    return id === undefined || !('ruleset' in document) ? undefined : this.#packs.get(keyOf(document.ruleset, id));
  }
}

/** Games have ids of their own. */
const keyOf = (ruleset: string, id: string): string => `${ruleset} ${id}`;

/** The id of the event that a team is made for. */
export const eventNamedBy = (document: AnyDocument): string | undefined =>
  document.format === 'rollcall.team' ? document.event : undefined;
