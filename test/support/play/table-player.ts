/** Plays a game the way somebody without the book would: by what is offered, by its forms, by the usual next thing. */

import { rollDice } from '../../../src/shared/dice/random.ts';
import type { JsonObject } from '../../../src/shared/document/json/json-object.ts';
import type { Encounter } from '../../../src/shared/document/kinds/encounter.ts';
import { getValueAt } from '../../../src/shared/document/pointer.ts';
import { createOffer, listOffers, type Offer } from '../../../src/shared/play/offers.ts';
import type { CandidateEvent, PlayRules } from '../../../src/shared/play/play-rules.ts';
import { getDefaultOffer } from '../../../src/shared/play/play-screen/default-offer.ts';
import {
  createEventFields,
  type EventField,
  fillEvent,
  setField,
} from '../../../src/shared/play/play-screen/event-fields.ts';
import { getPlayRules } from '../../../src/shared/play/playable-game.ts';
import { openEncounter, submitLogEvent } from '../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../src/shared/play/state.ts';
import { LOADED_GAMES } from '../games.ts';
import { translate } from '../texts.ts';

/** Somebody at the table: sees the play, rolls dice, hands events in. */
export class TablePlayer {
  readonly rules: PlayRules;
  readonly encounter: ActiveEncounter;
  readonly log: JsonObject[] = [];
  private rolls = 0;
  private readonly seed: number;

  constructor(encounter: Encounter, seed: number) {
    this.rules = getPlayRules(LOADED_GAMES, encounter);
    const { activeEncounter, findings } = openEncounter(LOADED_GAMES, encounter, {});
    if (!activeEncounter) throw new Error(JSON.stringify(findings));
    this.encounter = activeEncounter;
    this.seed = seed;
  }

  get isOver(): boolean {
    return this.encounter.state.phase === 'over';
  }

  /** What leads on; with `free` also what may be stated besides, which is much. */
  offers(free = false): Offer[] {
    if (free) return listOffers(this.rules, this.encounter);
    return [...this.rules.listCandidates(this.encounter)].map((event) =>
      createOffer(this.rules, this.encounter, event, false),
    );
  }

  /** A number from 0 up, the same for the same game. */
  chance(below: number): number {
    this.rolls += 1;
    return ((rollDice(1, 997, this.seed, this.rolls)[0] ?? 1) - 1) % below;
  }

  /** Hands in the usual next thing. */
  usual(): CandidateEvent {
    const offer = getDefaultOffer(this.rules, this.encounter, this.offers());
    if (!offer) throw new Error(`nothing usual in ${this.encounter.state.phase}`);
    return this.take(offer);
  }

  /** Opens the form of an offer, states what is given by path, rolls what it asks for, confirms it. */
  take(offer: Offer, stated: Readonly<Record<string, unknown>> = {}): CandidateEvent {
    let event = fillEvent(offer.event, createEventFields(translate, this.rules, this.encounter, offer));
    for (const [path, value] of Object.entries(stated)) event = setField(event, path, value);
    event = this.rolled(event, offer.isFree);
    return this.hand(event);
  }

  /** Hands in an event that may be refused. */
  tryOut(event: JsonObject): boolean {
    const isAllowed = submitLogEvent(this.rules, this.encounter, event) === undefined;
    if (isAllowed) this.log.push(event);
    return isAllowed;
  }

  hand(event: CandidateEvent): CandidateEvent {
    const refused = submitLogEvent(this.rules, this.encounter, event as JsonObject);
    if (refused) throw new Error(`${JSON.stringify(event)} is refused: ${JSON.stringify(refused)}`);
    this.log.push(event as JsonObject);
    return event;
  }

  /** The event with the dice that its form asks for, one after the other, and the row that a die leaves to the roller. */
  private rolled(event: CandidateEvent, isFree: boolean): CandidateEvent {
    let now = event;
    for (let n = 0; n < 500; n++) {
      const offer = createOffer(this.rules, this.encounter, now, isFree);
      if (offer.refused) return this.completed(now, offer);
      const missing = diceFields(createEventFields(translate, this.rules, this.encounter, offer)).find(
        ({ path, dice }) => ((getValueAt(now, path) as number[] | undefined) ?? []).length < (dice?.length ?? 0),
      );
      if (!missing) return now;
      const faces = (getValueAt(now, missing.path) as number[] | undefined) ?? [];
      now = setField(now, missing.path, [...faces, 1 + this.chance(missing.dice?.sides ?? 10)]);
    }
    return now;
  }

  private completed(event: CandidateEvent, { refused }: Offer): CandidateEvent {
    const isChoice = refused?.actual === 'missing' && event.kind === 'roll';
    return isChoice ? { ...event, row: (['power', 'recover', 'move', 'success'] as const)[this.chance(4)] } : event;
  }
}

const diceFields = (fields: readonly EventField[]): EventField[] =>
  fields.flatMap((field) => [
    ...(field.type === 'dice' && field.dice ? [field] : []),
    ...(field.entries ?? []).flatMap((entry) => diceFields(entry)),
  ]);
