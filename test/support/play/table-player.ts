/** Plays a game the way somebody without the book would: by what is offered, by its forms, by the usual next thing. */

import { rollDice } from '../../../src/shared/dice/random.ts';
import type { JsonObject } from '../../../src/shared/document/json/json-object.ts';
import type { Encounter } from '../../../src/shared/document/kinds/encounter.ts';
import { valueAt } from '../../../src/shared/document/pointer.ts';
import { type Offer, offerOf, offers } from '../../../src/shared/play/offers.ts';
import type { Candidate, PlayRules } from '../../../src/shared/play/play-rules.ts';
import { playOf } from '../../../src/shared/play/played-game.ts';
import { advance, openEncounter } from '../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../src/shared/play/state.ts';
import { type EventField, eventFields, eventWith, withField } from '../../../src/shared/play/table/event-fields.ts';
import { usualOffer } from '../../../src/shared/play/table/usual.ts';
import { LOADED_GAMES } from '../games.ts';
import { t } from '../texts.ts';

/** Somebody at the table: sees the play, rolls dice, hands events in. */
export class TablePlayer {
  readonly rules: PlayRules;
  readonly encounter: ActiveEncounter;
  readonly log: JsonObject[] = [];
  private rolls = 0;
  private readonly seed: number;

  constructor(encounter: Encounter, seed: number) {
    this.rules = playOf(LOADED_GAMES, encounter);
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
    if (free) return offers(this.rules, this.encounter);
    return [...this.rules.candidates(this.encounter)].map((event) => offerOf(this.rules, this.encounter, event, false));
  }

  /** A number from 0 up, the same for the same game. */
  chance(below: number): number {
    this.rolls += 1;
    return ((rollDice(1, 997, this.seed, this.rolls)[0] ?? 1) - 1) % below;
  }

  /** Hands in the usual next thing. */
  usual(): Candidate {
    const offer = usualOffer(this.rules, this.encounter, this.offers());
    if (!offer) throw new Error(`nothing usual in ${this.encounter.state.phase}`);
    return this.take(offer);
  }

  /** Opens the form of an offer, states what is given by path, rolls what it asks for, confirms it. */
  take(offer: Offer, stated: Readonly<Record<string, unknown>> = {}): Candidate {
    let event = eventWith(offer.event, eventFields(t, this.rules, this.encounter, offer));
    for (const [path, value] of Object.entries(stated)) event = withField(event, path, value);
    event = this.rolled(event, offer.isFree);
    return this.hand(event);
  }

  /** Hands in an event that may be refused. */
  tryOut(event: JsonObject): boolean {
    const isAllowed = advance(this.rules, this.encounter, event) === undefined;
    if (isAllowed) this.log.push(event);
    return isAllowed;
  }

  hand(event: Candidate): Candidate {
    const refused = advance(this.rules, this.encounter, event as JsonObject);
    if (refused) throw new Error(`${JSON.stringify(event)} is refused: ${JSON.stringify(refused)}`);
    this.log.push(event as JsonObject);
    return event;
  }

  /** The event with the dice that its form asks for, one after the other, and the row that a die leaves to the roller. */
  private rolled(event: Candidate, isFree: boolean): Candidate {
    let now = event;
    for (let n = 0; n < 500; n++) {
      const offer = offerOf(this.rules, this.encounter, now, isFree);
      if (offer.refused) return this.completed(now, offer);
      const missing = diceFields(eventFields(t, this.rules, this.encounter, offer)).find(
        ({ path, dice }) => ((valueAt(now, path) as number[] | undefined) ?? []).length < (dice?.length ?? 0),
      );
      if (!missing) return now;
      const faces = (valueAt(now, missing.path) as number[] | undefined) ?? [];
      now = withField(now, missing.path, [...faces, 1 + this.chance(missing.dice?.sides ?? 10)]);
    }
    return now;
  }

  private completed(event: Candidate, { refused }: Offer): Candidate {
    const isChoice = refused?.actual === 'missing' && event.kind === 'roll';
    return isChoice ? { ...event, row: (['power', 'recover', 'move', 'success'] as const)[this.chance(4)] } : event;
  }
}

const diceFields = (fields: readonly EventField[]): EventField[] =>
  fields.flatMap((field) => [
    ...(field.type === 'dice' && field.dice ? [field] : []),
    ...(field.entries ?? []).flatMap((entry) => diceFields(entry)),
  ]);
