/** Plays whole games: the players try offers that they have not tried yet, else the default event. */

import { readFileSync } from 'node:fs';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import type { Encounter } from '../../../../../src/shared/document/kinds/encounter.ts';
import { parseValue } from '../../../../../src/shared/document/parse.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { SuEncounter } from '../../../../../src/shared/games/supers-unlimited/play/state.ts';
import type { Offer } from '../../../../../src/shared/play/offers.ts';
import { getDefaultOffer } from '../../../../../src/shared/play/play-screen/default-offer.ts';
import { createEventFields, type EventField } from '../../../../../src/shared/play/play-screen/event-fields.ts';
import { GamePlayer } from '../../../../support/play/game-player.ts';
import { translate } from '../../../../support/texts.ts';

const SAMPLES = 'samples/supers-unlimited/characters';
const readSample = (characterId: string): JsonObject =>
  JSON.parse(readFileSync(`${SAMPLES}/${characterId}.hero.json`, 'utf8'));

export interface Plan {
  readonly scenario: string;
  /** Character ids by the name of their side. */
  readonly sides: Readonly<Record<string, readonly string[]>>;
  readonly seed: number;
}

const createSideId = (sideName: string): string => sideName.toLowerCase().replaceAll(' ', '-');

/** Gimmicks of the sides, in order. A Super may play those of its Class. */
const GIMMICKS = [
  'tag-team we-go-again second-wind mastery elusive sunday-punch enduring double-blast mastermind',
  'tag-team restoration evasion the-old-one-two shake-it-off precision arcane-node burst-of-speed',
  'we-go-again find-weakness mega-pulse ride-along exponential-growth ultimate-adaptation',
  'tag-team synergism arcane-scholar find-weakness sunday-punch',
];

export function createPlanEncounter({ scenario, sides }: Plan): Encounter {
  const parseResult = parseValue(GAMES, {
    format: 'rollcall.encounter',
    version: 1,
    ruleset: 'supers-unlimited',
    id: scenario,
    name: scenario,
    sides: Object.entries(sides).map(([sideName, modelIds], sideIndex) => ({
      id: createSideId(sideName),
      name: sideName,
      gimmicks: GIMMICKS[sideIndex]?.split(' '),
      models: modelIds.map((characterId) => ({ id: characterId, character: characterId })),
    })),
    characters: Object.values(sides).flat().map(readSample),
    log: [],
    setup: {
      things: [
        { id: 'overturned-tram', kind: 'object', rank: 2 },
        { id: 'mailbox', kind: 'object', rank: 1 },
        { id: 'warehouse', kind: 'building', material: 'flimsy', size: [6, 4, 4], enclosed: true },
      ],
    },
  });
  if (!parseResult.ok) throw new Error(JSON.stringify(parseResult));
  return parseResult.document as Encounter;
}

/** Returns a text that is the same for offers that do the same kind of thing. */
function formatSignature({ event: logEvent }: Offer, encounter: SuEncounter): string {
  const { kind, reaction, gimmick, attack, trait, effect: effectWord, field: fieldName, by: movement } = logEvent;
  const targetId = (logEvent.targets as readonly { target: string }[] | undefined)?.[0]?.target ?? '';
  const targetKind = targetId.startsWith('entangle:')
    ? 'entangle'
    : encounter.state.things.has(targetId)
      ? 'thing'
      : '';
  return [
    kind,
    reaction,
    gimmick,
    attack,
    trait,
    effectWord,
    fieldName,
    movement,
    targetKind,
    encounter.state.due[0]?.due,
  ].join(' ');
}

/** Events that end things early or set numbers by hand, which these games leave out. */
const SKIPPED_KINDS: ReadonlySet<string> = new Set(['end-game', 'adjust', 'pass', 'start', 'end-control']);
const SETUP_KINDS: readonly string[] = ['terrain-roll', 'deployment', 'scenario', 'marker-roll', 'quest', 'subplots'];
/** The number of events after which the players prefer objectives, to bring the game to its end. */
const LATE_EVENT_COUNT = 160;
const MAX_EVENTS = 900;

/** A game of a plan whose players try everything once. The seed of the plan decides their choices. */
export class WholeGame extends GamePlayer {
  private readonly triedSignatures = new Set<string>();
  /** The kinds of events and duties, and the Gimmicks, Reactions and Effects that occurred. */
  readonly seenWords = new Set<string>();
  private readonly scenario: string;

  constructor(gamePlan: Plan) {
    super(createPlanEncounter(gamePlan), gamePlan.seed);
    this.scenario = gamePlan.scenario;
  }

  private get su(): SuEncounter {
    return this.encounter as unknown as SuEncounter;
  }

  run(): this {
    while (!this.isOver && this.log.length < MAX_EVENTS) {
      const includesFreeEvents = this.log.length > LATE_EVENT_COUNT || this.drawNumber(8) === 0;
      const allOffers = this.listOffers(includesFreeEvents);
      const chosenOffer = this.chooseOffer(allOffers) ?? getDefaultOffer(this.rules, this.encounter, allOffers);
      if (!chosenOffer) throw new Error('nothing to do');
      this.triedSignatures.add(formatSignature(chosenOffer, this.su));
      for (const { due: dutyKind } of this.su.state.due) this.seenWords.add(dutyKind);
      this.seenWords.add(chosenOffer.event.kind);
      if (chosenOffer.event.gimmick) this.seenWords.add(String(chosenOffer.event.gimmick));
      if (chosenOffer.event.reaction) this.seenWords.add(String(chosenOffer.event.reaction));
      this.applyOffer(chosenOffer, this.answerFields(chosenOffer));
      for (const modelState of this.su.state.models.values())
        for (const effectWord of modelState.effects.keys()) this.seenWords.add(effectWord);
    }
    return this;
  }

  /** Applies an offer with the given keys, or unchanged if the rules refuse them. */
  private applyOffer(candidate: Offer, statedKeys: Readonly<Record<string, unknown>>): void {
    try {
      this.takeOffer(candidate, statedKeys);
    } catch {
      this.takeOffer(candidate);
    }
  }

  private chooseOffer(allOffers: readonly Offer[]): Offer | undefined {
    const { phase } = this.su.state;
    const allowedOffers = allOffers.filter(({ refused, event }) => !refused && !SKIPPED_KINDS.has(event.kind));
    if (phase === 'setup') return this.chooseSetupOffer(allowedOffers);
    const lateOffer = this.log.length > LATE_EVENT_COUNT ? this.chooseObjective(allowedOffers) : undefined;
    if (lateOffer) return lateOffer;
    const isNew = (candidate: Offer) => !this.triedSignatures.has(formatSignature(candidate, this.su));
    const newOffers = allowedOffers.filter(isNew);
    // Free events are rare, because they are meant for Abilities.
    const leadingOffers = newOffers.filter(({ isFree }) => !isFree);
    const candidates =
      leadingOffers.length > 0 && this.drawNumber(3) > 0 ? leadingOffers : this.drawNumber(2) === 0 ? newOffers : [];
    return candidates[this.drawNumber(Math.max(1, candidates.length))];
  }

  private chooseSetupOffer(allowedOffers: readonly Offer[]): Offer | undefined {
    for (const eventKind of [...SETUP_KINDS, 'plasma-roll', 'wits', 'turn-order']) {
      const kindOffers = allowedOffers.filter(({ event }) => event.kind === eventKind);
      if (eventKind === 'scenario') {
        const scenarioOffer = kindOffers.find(({ event }) => event.scenario === this.scenario);
        if (scenarioOffer) return scenarioOffer;
      } else if (eventKind === 'turn-order' && this.su.state.witsWinner !== null && kindOffers.length > 0)
        return kindOffers[0];
      else if (eventKind !== 'turn-order' && kindOffers.length > 0)
        return kindOffers[this.drawNumber(kindOffers.length)];
    }
    return allowedOffers.find(({ event }) => event.kind === 'deploy');
  }

  /** Finds an offer to claim an unclaimed marker for the first side, else to resolve an objective. */
  private chooseObjective(allowedOffers: readonly Offer[]): Offer | undefined {
    const [sideId] = this.su.state.order;
    const isUnclaimed = (candidateId: unknown) => this.su.state.markers.get(String(candidateId))?.claimed !== sideId;
    const claimOffer = allowedOffers.find(({ event: { kind: eventKind, models: modelIds, marker: markerId } }) => {
      const [modelId] = (modelIds ?? []) as readonly string[];
      const markerOwner = this.su.state.markers.get(String(markerId))?.owner;
      const isOwnModel = modelId !== undefined && this.su.figures.get(modelId)?.side === sideId;
      return (
        eventKind === 'claim' &&
        isOwnModel &&
        markerOwner !== sideId &&
        !this.su.state.models.get(modelId)?.ko &&
        isUnclaimed(markerId)
      );
    });
    return claimOffer ?? allowedOffers.find(({ event }) => event.kind === 'manipulate' && event.marker !== undefined);
  }

  /** Answers required fields of a form, and optional ones and forecast options now and then. */
  private answerFields(candidate: Offer): Record<string, unknown> {
    const statedKeys: Record<string, unknown> = {};
    // Claims are offered complete, and Subplots are drawn below.
    const isComplete = candidate.event.kind === 'claim' || candidate.event.kind === 'subplots';
    for (const formField of createEventFields(translate, this.rules, this.encounter, candidate)) {
      if (formField.isRequired || (!isComplete && this.drawNumber(4) === 0))
        Object.assign(statedKeys, this.answerField(formField));
    }
    if (candidate.event.kind === 'subplots') Object.assign(statedKeys, this.drawSubplots(candidate));
    for (const forecastOption of this.rules.forecast?.(translate, this.encounter, candidate.event)?.options ?? []) {
      // Double-Blast needs a second target, which is not drawn here.
      if (this.drawNumber(8) === 0 && !forecastOption.label.includes('Blast'))
        return { ...statedKeys, [forecastOption.path]: forecastOption.value };
    }
    return statedKeys;
  }

  private drawSubplots({ event: logEvent }: Offer): Record<string, unknown> {
    const subplots = ['first-blood', 'prize', 'vip', 'take-their-leader'];
    const sidePicks = logEvent.picks as readonly { side: string }[];
    return {
      '/picks': sidePicks.map(({ side: sideId }, sideIndex) => {
        const subplot = subplots[(sideIndex + this.drawNumber(4)) % 4];
        return { side: sideId, subplot, ...(subplot === 'prize' ? { prize: 'might' } : {}) };
      }),
    };
  }

  /** Answers a field: with a drawn choice, a distance of 4 or the maximum, or nothing. */
  private answerField({
    path: pointer,
    type: fieldType,
    choices = [],
    max: maxInches,
  }: EventField): Record<string, unknown> {
    const chosenValue = choices[this.drawNumber(Math.max(1, choices.length))]?.value;
    const isAnswered = ['/contact', '/inside', '/roof', '/supers', '/with', '/markers'].includes(pointer);
    if (isAnswered && chosenValue !== undefined)
      return { [pointer]: fieldType === 'choices' ? [chosenValue] : chosenValue };
    if (fieldType === 'inches' && pointer === '/fall') return { [pointer]: 4 };
    if (fieldType === 'inches' && maxInches !== undefined) return { [pointer]: maxInches };
    if (pointer === '/dangerous') return { [pointer]: 1 };
    return pointer === '/plasma' ? { [pointer]: true } : {};
  }
}
