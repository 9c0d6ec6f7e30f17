/** Submits events to the log of an open encounter. An event is submitted only after the previous one is on disk. */
import type { JsonObject } from '../../../../shared/document/json/json-object.ts';
import type { GameCatalogWithPart } from '../../../../shared/games/parts.ts';
import { judgeEvent } from '../../../../shared/play/event/judge-event.ts';
import type { Refusal } from '../../../../shared/play/event/refusal.ts';
import { type Following, listFollowingEvents } from '../../../../shared/play/following-events.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { listCastToEmbed } from './cast.ts';
import type { EncounterState } from './session.ts';
import { type EncounterStores, SessionStore } from './session-store.ts';

interface SubmitterOptions {
  readonly translate: Translate;
  readonly gameCatalog: GameCatalogWithPart<'play'>;
  readonly stores: EncounterStores;
  readonly encounterId: string;
  /** Called if the rules refuse a queued event, after `submit` or `submitComputed` has already returned. */
  onRefused(state: EncounterState, event: JsonObject, refusal: Refusal): void;
}

/** Creates an event from the encounter state when its turn comes. Returns undefined if there is nothing to do. */
type EventFactory = (state: EncounterState) => JsonObject | undefined;

interface QueuedEvent {
  readonly createEvent: EventFactory;
  readonly following: Following;
}

/** Submits the events of one encounter, one after the other. */
export class EventSubmitter {
  /** The current session of the encounter, for the components that show it. */
  readonly store: SessionStore;
  readonly #options: SubmitterOptions;
  readonly #queuedEvents: QueuedEvent[] = [];

  constructor(options: SubmitterOptions) {
    this.#options = options;
    this.store = new SessionStore(options.translate, options.gameCatalog, options.stores, options.encounterId);
  }

  /**
   * Appends an event to the log, or queues it until the previous event is saved. Returns a refusal and changes nothing if the
   * rules do not allow the event now. A queued event is checked when its turn comes. The events that follow it are appended with it.
   */
  submit(event: JsonObject, following: Following = []): Refusal | undefined {
    const { encounterId, stores } = this.#options;
    const documents = stores.encounters;
    if (this.#queuedEvents.length === 0) {
      const refusal = this.#findRefusal(event);
      if (refusal !== undefined || !documents.isSaving(encounterId)) return refusal ?? this.#append(event, following);
      this.#submitNextWhenSaved();
    }
    this.#queuedEvents.push({ createEvent: () => event, following });
    return undefined;
  }

  /**
   * Submits an event that depends on the one before it, such as the next turn, so that two quick taps advance two turns.
   */
  submitComputed(createEvent: EventFactory): void {
    const { encounterId, stores } = this.#options;
    const documents = stores.encounters;
    this.#queuedEvents.push({ createEvent, following: [] });
    if (this.#queuedEvents.length > 1) return;
    if (documents.isSaving(encounterId)) this.#submitNextWhenSaved();
    else this.#submitNext();
  }

  #submitNextWhenSaved(): void {
    const { encounterId, stores } = this.#options;
    const documents = stores.encounters;
    const unsubscribe = documents.queue.subscribe(() => {
      if (documents.isSaving(encounterId)) return;
      unsubscribe();
      this.#submitNext();
    });
  }

  #submitNext(): void {
    const queuedEvent = this.#queuedEvents.shift();
    if (queuedEvent === undefined) return;
    const { createEvent, following } = queuedEvent;
    const state = this.#getState();
    const event = state && createEvent(state);
    const refusal = event && this.#findRefusal(event);
    const isAppended = event !== undefined && refusal === undefined;
    if (isAppended) this.#append(event, following);
    else if (state !== undefined && event !== undefined && refusal !== undefined)
      this.#options.onRefused(state, event, refusal);
    if (this.#queuedEvents.length === 0) return;
    if (isAppended) this.#submitNextWhenSaved();
    else this.#submitNext();
  }

  #findRefusal(event: JsonObject): Refusal | undefined {
    const { activeEncounter, rules } = this.#getState() ?? {};
    if (activeEncounter === undefined || rules === undefined) return undefined;
    const judgement = judgeEvent(rules, activeEncounter, event);
    return 'refused' in judgement ? judgement.refused : undefined;
  }

  #append(event: JsonObject, following: Following): undefined {
    const { encounterId, stores } = this.#options;
    const documents = stores.encounters;
    const { encounter, activeEncounter, rules } = this.#getState() ?? {};
    if (encounter === undefined || rules === undefined) return;
    // A character that breaks the rules is not embedded, so that it can be corrected in the library and then played with
    // the rules.
    const castToEmbed = activeEncounter === undefined ? [] : listCastToEmbed(encounter, event, this.store.characters);
    const followingEvents =
      activeEncounter === undefined ? [] : listFollowingEvents(rules, activeEncounter, event, following);
    documents.changeLog(encounterId, {
      kind: 'play',
      at: encounter.log.length,
      events: [event, ...followingEvents],
      ...(castToEmbed.length === 0 ? {} : { cast: castToEmbed }),
    });
  }

  /** Returns the encounter state in memory, which may be newer than the rendered one. */
  #getState(): EncounterState | undefined {
    return this.store.update();
  }
}
