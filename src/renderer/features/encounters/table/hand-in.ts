/** Submits events to the log of an open encounter. An event is submitted only after the previous one is on disk. */
import type { JsonObject } from '../../../../shared/document/json/json-object.ts';
import type { GameCatalogWithPart } from '../../../../shared/games/parts.ts';
import { judgeEvent } from '../../../../shared/play/event/judge-event.ts';
import type { Refusal } from '../../../../shared/play/event/refusal.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { castToEmbed } from './cast.ts';
import type { Standing } from './session.ts';
import { type EncounterTables, SessionStore } from './session-store.ts';

interface Place {
  readonly translate: Translate;
  readonly gameCatalog: GameCatalogWithPart<'play'>;
  readonly tables: EncounterTables;
  readonly id: string;
  /** Receives the reason why an event that had to wait was refused. */
  onRefused(standing: Standing, event: JsonObject, refusal: Refusal): void;
}

/** Creates an event from the encounter state when its turn comes. Returns undefined if there is nothing to do. */
type Made = (standing: Standing) => JsonObject | undefined;

export class HandIn {
  /** The current session of the encounter, for the components that show it. */
  readonly store: SessionStore;
  readonly #place: Place;
  readonly #waiting: Made[] = [];

  constructor(place: Place) {
    this.#place = place;
    this.store = new SessionStore(place.translate, place.gameCatalog, place.tables, place.id);
  }

  /**
   * Appends an event to the log, or queues it until the disk is ready. Returns a refusal if the rules do not allow the
   * event; then nothing changes.
   */
  hand(event: JsonObject): Refusal | undefined {
    const { id, tables } = this.#place;
    const documents = tables.encounters;
    if (this.#waiting.length === 0) {
      const refused = this.#refusal(event);
      if (refused !== undefined || !documents.isSaving(id)) return refused ?? this.#put(event);
      this.#takeWhenSaved();
    }
    this.#waiting.push(() => event);
    return undefined;
  }

  /**
   * Submits an event that depends on the one before it, such as the next turn, so that two quick taps advance two turns.
   */
  handMade(make: Made): void {
    const { id, tables } = this.#place;
    const documents = tables.encounters;
    this.#waiting.push(make);
    if (this.#waiting.length > 1) return;
    if (documents.isSaving(id)) this.#takeWhenSaved();
    else this.#takeNext();
  }

  #takeWhenSaved(): void {
    const { id, tables } = this.#place;
    const documents = tables.encounters;
    const stop = documents.queue.subscribe(() => {
      if (documents.isSaving(id)) return;
      stop();
      this.#takeNext();
    });
  }

  #takeNext(): void {
    const make = this.#waiting.shift();
    if (make === undefined) return;
    const standing = this.#standing();
    const event = standing && make(standing);
    const refused = event && this.#refusal(event);
    const isPut = event !== undefined && refused === undefined;
    if (isPut) this.#put(event);
    else if (standing !== undefined && event !== undefined && refused !== undefined)
      this.#place.onRefused(standing, event, refused);
    if (this.#waiting.length === 0) return;
    if (isPut) this.#takeWhenSaved();
    else this.#takeNext();
  }

  #refusal(event: JsonObject): Refusal | undefined {
    const { activeEncounter, rules } = this.#standing() ?? {};
    if (activeEncounter === undefined || rules === undefined) return undefined;
    const judged = judgeEvent(rules, activeEncounter, event);
    return 'refused' in judged ? judged.refused : undefined;
  }

  #put(event: JsonObject): undefined {
    const { id, tables } = this.#place;
    const documents = tables.encounters;
    const { encounter, activeEncounter } = this.#standing() ?? {};
    if (encounter === undefined) return;
    // A character that breaks the rules is not embedded, so that it can be corrected in the library and then played with
    // the rules.
    const cast = activeEncounter === undefined ? [] : castToEmbed(encounter, event, this.store.characters);
    documents.changeLog(id, {
      kind: 'play',
      at: encounter.log.length,
      events: [event],
      ...(cast.length === 0 ? {} : { cast }),
    });
  }

  /** Returns the encounter state in memory, which may be newer than the rendered one. */
  #standing(): Standing | undefined {
    return this.store.update();
  }
}
