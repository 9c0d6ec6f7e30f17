/** Plays a game like a player without the rule book: through offers, their forms, and the default next step. */

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

/** A player who sees the play screen, rolls dice, and submits events. */
export class GamePlayer {
  readonly rules: PlayRules;
  readonly encounter: ActiveEncounter;
  readonly log: JsonObject[] = [];
  private rolls = 0;
  private readonly seed: number;

  constructor(encounter: Encounter, diceSeed: number) {
    this.rules = getPlayRules(LOADED_GAMES, encounter);
    const { activeEncounter, findings } = openEncounter(LOADED_GAMES, encounter, {});
    if (!activeEncounter) throw new Error(JSON.stringify(findings));
    this.encounter = activeEncounter;
    this.seed = diceSeed;
  }

  get isOver(): boolean {
    return this.encounter.state.phase === 'over';
  }

  /** Lists the offers that move the game on; with `includeManual` also the many manual ones. */
  listOffers(includeManual = false): Offer[] {
    if (includeManual) return listOffers(this.rules, this.encounter);
    return [...this.rules.listCandidates(this.encounter)].map((candidate) =>
      createOffer(this.rules, this.encounter, candidate, false),
    );
  }

  /** Returns a whole number from 0 to below `limit`, the same for the same game. */
  drawNumber(limit: number): number {
    this.rolls += 1;
    return ((rollDice(1, 997, this.seed, this.rolls)[0] ?? 1) - 1) % limit;
  }

  /** Submits the default next step. */
  takeDefault(): CandidateEvent {
    const offer = getDefaultOffer(this.rules, this.encounter, this.listOffers());
    if (!offer) throw new Error(`nothing usual in ${this.encounter.state.phase}`);
    return this.takeOffer(offer);
  }

  /** Opens the form of an offer, enters the given values by pointer, rolls the dice, and submits the event. */
  takeOffer(offer: Offer, statedValues: Readonly<Record<string, unknown>> = {}): CandidateEvent {
    let nextEvent = fillEvent(offer.event, createEventFields(translate, this.rules, this.encounter, offer));
    for (const [pointer, statedValue] of Object.entries(statedValues))
      nextEvent = setField(nextEvent, pointer, statedValue);
    nextEvent = this.addDice(nextEvent, offer.isFree);
    return this.submit(nextEvent);
  }

  /** Submits an event that may be refused. */
  trySubmit(logEvent: JsonObject): boolean {
    const isAllowed = submitLogEvent(this.rules, this.encounter, logEvent) === undefined;
    if (isAllowed) this.log.push(logEvent);
    return isAllowed;
  }

  submit(logEvent: CandidateEvent): CandidateEvent {
    const refusal = submitLogEvent(this.rules, this.encounter, logEvent as JsonObject);
    if (refusal) throw new Error(`${JSON.stringify(logEvent)} is refused: ${JSON.stringify(refusal)}`);
    this.log.push(logEvent as JsonObject);
    return logEvent;
  }

  /** Adds the dice that the form requires, one after the other, and the row that a die leaves to the player. */
  private addDice(startEvent: CandidateEvent, isFree: boolean): CandidateEvent {
    let currentEvent = startEvent;
    for (let attempt = 0; attempt < 500; attempt++) {
      const offer = createOffer(this.rules, this.encounter, currentEvent, isFree);
      if (offer.refused) return this.chooseRow(currentEvent, offer);
      const missingDice = listDiceFields(createEventFields(translate, this.rules, this.encounter, offer)).find(
        ({ path: pointer, dice: fieldDice }) =>
          ((getValueAt(currentEvent, pointer) as number[] | undefined) ?? []).length < (fieldDice?.length ?? 0),
      );
      if (!missingDice) return currentEvent;
      const dieFaces = (getValueAt(currentEvent, missingDice.path) as number[] | undefined) ?? [];
      currentEvent = setField(currentEvent, missingDice.path, [
        ...dieFaces,
        1 + this.drawNumber(missingDice.dice?.sides ?? 10),
      ]);
    }
    return currentEvent;
  }

  /** Chooses a row of the Plasma X table of Supers Unlimited if the roll leaves the choice to the player. */
  private chooseRow(refusedEvent: CandidateEvent, { refused: refusal }: Offer): CandidateEvent {
    const isChoice = refusal?.actual === 'missing' && refusedEvent.kind === 'roll';
    return isChoice
      ? { ...refusedEvent, row: (['power', 'recover', 'move', 'success'] as const)[this.drawNumber(4)] }
      : refusedEvent;
  }
}

const listDiceFields = (fields: readonly EventField[]): EventField[] =>
  fields.flatMap((eventField) => [
    ...(eventField.type === 'dice' && eventField.dice ? [eventField] : []),
    ...(eventField.entries ?? []).flatMap((entryFields) => listDiceFields(entryFields)),
  ]);
