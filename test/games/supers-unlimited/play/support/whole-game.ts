/** Whole games by curious players: what they have not done yet when it is offered, else the usual next thing. */

import { readFileSync } from 'node:fs';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import type { Encounter } from '../../../../../src/shared/document/kinds/encounter.ts';
import { parseValue } from '../../../../../src/shared/document/parse.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { SuEncounter } from '../../../../../src/shared/games/supers-unlimited/play/state.ts';
import type { Offer } from '../../../../../src/shared/play/offers.ts';
import { getDefaultOffer } from '../../../../../src/shared/play/play-screen/default-offer.ts';
import { createEventFields, type EventField } from '../../../../../src/shared/play/play-screen/event-fields.ts';
import { TablePlayer } from '../../../../support/play/table-player.ts';
import { translate } from '../../../../support/texts.ts';

const SAMPLES = 'samples/supers-unlimited/characters';
const readSample = (characterId: string): JsonObject => JSON.parse(readFileSync(`${SAMPLES}/${characterId}.hero.json`, 'utf8'));

export interface Plan {
  readonly scenario: string;
  /** Sides by name, and the characters of each. */
  readonly sides: Readonly<Record<string, readonly string[]>>;
  readonly seed: number;
}

const createSideId = (sideName: string): string => sideName.toLowerCase().replaceAll(' ', '-');

/** Gimmicks of every Class, dealt to the sides in turn: whoever has the Class may play them. */
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

/** What tells one thing that may be done from another. */
function formatSignature({ event: logEvent }: Offer, encounter: SuEncounter): string {
  const { kind: eventKind, reaction, gimmick, attack, trait, effect: effectWord, field: fieldName, by: movement } = logEvent;
  const targetId = (logEvent.targets as readonly { target: string }[] | undefined)?.[0]?.target ?? '';
  const targetKind = targetId.startsWith('entangle:') ? 'entangle' : encounter.state.things.has(targetId) ? 'thing' : '';
  return [eventKind, reaction, gimmick, attack, trait, effectWord, fieldName, movement, targetKind, encounter.state.due[0]?.due].join(' ');
}

/** Ends things early, or sets numbers by hand: for another time. */
const NEVER: ReadonlySet<string> = new Set(['end-game', 'adjust', 'pass', 'start', 'end-control']);
const SETTING_UP: readonly string[] = ['terrain-roll', 'deployment', 'scenario', 'marker-roll', 'quest', 'subplots'];
/** From here on they go for the objectives, and then for the end. */
const LATE = 160;
const MOST = 900;

export class WholeGame extends TablePlayer {
  private readonly done = new Set<string>();
  readonly happened = new Set<string>();
  private readonly scenario: string;

  constructor(gamePlan: Plan) {
    super(createPlanEncounter(gamePlan), gamePlan.seed);
    this.scenario = gamePlan.scenario;
  }

  private get su(): SuEncounter {
    return this.encounter as unknown as SuEncounter;
  }

  run(): this {
    while (!this.isOver && this.log.length < MOST) {
      const isFree = this.log.length > LATE || this.chance(8) === 0;
      const allOffers = this.offers(isFree);
      const chosenOffer = this.wish(allOffers) ?? getDefaultOffer(this.rules, this.encounter, allOffers);
      if (!chosenOffer) throw new Error('nothing to do');
      this.done.add(formatSignature(chosenOffer, this.su));
      for (const { due: dutyKind } of this.su.state.due) this.happened.add(dutyKind);
      this.happened.add(chosenOffer.event.kind);
      if (chosenOffer.event.gimmick) this.happened.add(String(chosenOffer.event.gimmick));
      if (chosenOffer.event.reaction) this.happened.add(String(chosenOffer.event.reaction));
      this.takeOr(chosenOffer, this.stated(chosenOffer));
      for (const modelState of this.su.state.models.values())
        for (const effectWord of modelState.effects.keys()) this.happened.add(effectWord);
    }
    return this;
  }

  /** With what somebody would state, or as the form is where the rules do not allow that. */
  private takeOr(candidate: Offer, statedKeys: Readonly<Record<string, unknown>>): void {
    try {
      this.take(candidate, statedKeys);
    } catch {
      this.take(candidate);
    }
  }

  private wish(allOffers: readonly Offer[]): Offer | undefined {
    const { phase } = this.su.state;
    const allowedOffers = allOffers.filter(({ refused: refusal, event: logEvent }) => !refusal && !NEVER.has(logEvent.kind));
    if (phase === 'setup') return this.settingUp(allowedOffers);
    const lateOffer = this.log.length > LATE ? this.late(allowedOffers) : undefined;
    if (lateOffer) return lateOffer;
    const isNew = (candidate: Offer) => !this.done.has(formatSignature(candidate, this.su));
    const newOffers = allowedOffers.filter(isNew);
    // Free statements come up seldom: they are for Abilities.
    const leadingOffers = newOffers.filter(({ isFree }) => !isFree);
    const candidates = leadingOffers.length > 0 && this.chance(3) > 0 ? leadingOffers : this.chance(2) === 0 ? newOffers : [];
    return candidates[this.chance(Math.max(1, candidates.length))];
  }

  private settingUp(allowedOffers: readonly Offer[]): Offer | undefined {
    for (const eventKind of [...SETTING_UP, 'plasma-roll', 'wits', 'turn-order']) {
      const kindOffers = allowedOffers.filter(({ event: logEvent }) => logEvent.kind === eventKind);
      if (eventKind === 'scenario') {
        const scenarioOffer = kindOffers.find(({ event: logEvent }) => logEvent.scenario === this.scenario);
        if (scenarioOffer) return scenarioOffer;
      } else if (eventKind === 'turn-order' && this.su.state.witsWinner !== null && kindOffers.length > 0) return kindOffers[0];
      else if (eventKind !== 'turn-order' && kindOffers.length > 0) return kindOffers[this.chance(kindOffers.length)];
    }
    return allowedOffers.find(({ event: logEvent }) => logEvent.kind === 'deploy');
  }

  /** Objectives: try them, claim what is open, all for one side. */
  private late(allowedOffers: readonly Offer[]): Offer | undefined {
    const [sideId] = this.su.state.order;
    const isUnclaimed = (characterId: unknown) => this.su.state.markers.get(String(characterId))?.claimed !== sideId;
    const claimOffer = allowedOffers.find(({ event: { kind: eventKind, models: modelIds, marker: markerId } }) => {
      const [modelState] = (modelIds ?? []) as readonly string[];
      const markerOwner = this.su.state.markers.get(String(markerId))?.owner;
      const isOwnModel = modelState !== undefined && this.su.figures.get(modelState)?.side === sideId;
      return eventKind === 'claim' && isOwnModel && markerOwner !== sideId && !this.su.state.models.get(modelState)?.ko && isUnclaimed(markerId);
    });
    return claimOffer ?? allowedOffers.find(({ event: logEvent }) => logEvent.kind === 'manipulate' && logEvent.marker !== undefined);
  }

  /** Answers in the form beside the common ones: now and then somebody has more to say. */
  private stated(candidate: Offer): Record<string, unknown> {
    const statedKeys: Record<string, unknown> = {};
    const isDone = candidate.event.kind === 'claim' || candidate.event.kind === 'subplots';
    for (const formField of createEventFields(translate, this.rules, this.encounter, candidate)) {
      if (formField.isRequired || (!isDone && this.chance(4) === 0)) Object.assign(statedKeys, this.answer(formField));
    }
    if (candidate.event.kind === 'subplots') Object.assign(statedKeys, this.subplots(candidate));
    for (const forecastOption of this.rules.forecast?.(translate, this.encounter, candidate.event)?.options ?? []) {
      if (this.chance(8) === 0 && !forecastOption.label.includes('Blast')) return { ...statedKeys, [forecastOption.path]: forecastOption.value };
    }
    return statedKeys;
  }

  private subplots({ event: logEvent }: Offer): Record<string, unknown> {
    const subplots = ['first-blood', 'prize', 'vip', 'take-their-leader'];
    const sidePicks = logEvent.picks as readonly { side: string }[];
    return {
      '/picks': sidePicks.map(({ side: sideId }, sideIndex) => {
        const subplot = subplots[(sideIndex + this.chance(4)) % 4];
        return { side: sideId, subplot, ...(subplot === 'prize' ? { prize: 'might' } : {}) };
      }),
    };
  }

  private answer({ path: pointer, type: fieldType, choices = [], max: maxInches }: EventField): Record<string, unknown> {
    const chosenValue = choices[this.chance(Math.max(1, choices.length))]?.value;
    const isMeant = ['/contact', '/inside', '/roof', '/supers', '/with', '/markers'].includes(pointer);
    if (isMeant && chosenValue !== undefined) return { [pointer]: fieldType === 'choices' ? [chosenValue] : chosenValue };
    if (fieldType === 'inches' && pointer === '/fall') return { [pointer]: 4 };
    if (fieldType === 'inches' && maxInches !== undefined) return { [pointer]: maxInches };
    if (pointer === '/dangerous') return { [pointer]: 1 };
    return pointer === '/plasma' ? { [pointer]: true } : {};
  }
}
