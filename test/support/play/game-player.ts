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

/** Limits the dice of one event, so that a form that never stops asking fails the test. */
const MAX_DICE = 500;

/** A player who sees the play screen, rolls dice, and submits events. */
export class GamePlayer {
  readonly rules: PlayRules;
  readonly encounter: ActiveEncounter;
  readonly log: JsonObject[] = [];
  private drawCount = 0;
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

  /** Lists the offers that move the game on; with `includesFree` also the many that are possible at any time. */
  listOffers(includesFree = false): Offer[] {
    if (includesFree) return listOffers(this.rules, this.encounter);
    const isFree = false;
    return [...this.rules.listCandidates(this.encounter)].map((candidate) =>
      createOffer(this.rules, this.encounter, candidate, isFree),
    );
  }

  /** Draws a whole number from 0 to below `limit`. The seed determines the sequence of draws. */
  drawNumber(limit: number): number {
    this.drawCount += 1;
    // A die with so many sides makes all remainders about equally likely.
    return ((rollDice(1, 997, this.seed, this.drawCount)[0] ?? 1) - 1) % limit;
  }

  /** Submits the default next step. */
  takeDefault(): CandidateEvent {
    const offer = getDefaultOffer(this.rules, this.encounter, this.listOffers());
    if (!offer) throw new Error(`nothing usual in ${this.encounter.state.phase}`);
    return this.takeOffer(offer);
  }

  /** Opens the form of an offer, enters the given values by pointer, rolls the dice, and submits the event. */
  takeOffer(offer: Offer, values: Readonly<Record<string, unknown>> = {}): CandidateEvent {
    let event = fillEvent(offer.event, createEventFields(translate, this.rules, this.encounter, offer));
    for (const [pointer, value] of Object.entries(values)) event = setField(event, pointer, value);
    return this.submit(this.addDice(event, offer.isFree));
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

  /**
   * Adds the dice that the form requires, and the row that a die leaves to the player. The offer is created again after each die, because
   * its face decides which dice follow, such as rerolls. Throws if the form never stops asking.
   */
  private addDice(startEvent: CandidateEvent, isFree: boolean): CandidateEvent {
    let event = startEvent;
    for (let dieCount = 0; dieCount < MAX_DICE; dieCount++) {
      const offer = createOffer(this.rules, this.encounter, event, isFree);
      // An event with all its dice is refused only if the player has a row of a table to choose.
      if (offer.refused) return this.chooseRow(event, offer);
      const readFaces = (pointer: string): number[] => (getValueAt(event, pointer) as number[] | undefined) ?? [];
      const missingDice = listDiceFields(createEventFields(translate, this.rules, this.encounter, offer)).find(
        ({ path, dice }) => readFaces(path).length < (dice?.length ?? 0),
      );
      if (!missingDice) return event;
      const { path, dice } = missingDice;
      event = setField(event, path, [...readFaces(path), 1 + this.drawNumber(dice?.sides ?? 10)]);
    }
    throw new Error(`more than ${MAX_DICE} dice for ${JSON.stringify(startEvent)}`);
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
