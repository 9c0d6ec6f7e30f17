/** Tests that the play screen in German contains no English sentences. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../../src/shared/document/kinds/encounter.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { listOffers, type Offer } from '../../../src/shared/play/offers.ts';
import type { PlayRules } from '../../../src/shared/play/play-rules.ts';
import { createEventFields } from '../../../src/shared/play/play-screen/event-fields.ts';
import {
  formatDuty,
  formatEvent,
  formatEventOutcome,
  formatMoment,
  formatTrackLabel,
  listBoardNotes,
} from '../../../src/shared/play/play-screen/event-text.ts';
import { listManualOffers } from '../../../src/shared/play/play-screen/manual-offers.ts';
import { getTrackedModels, listChanges } from '../../../src/shared/play/play-screen/model-changes.ts';
import { createOfferTexts } from '../../../src/shared/play/play-screen/offer-text.ts';
import { getPlayRules } from '../../../src/shared/play/playable-game.ts';
import { openEncounter, submitLogEvent } from '../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../src/shared/play/state.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { isEnglish } from '../../support/language/english.ts';
import { createEncounter } from '../../support/play/encounter.ts';
import { GamePlayer } from '../../support/play/game-player.ts';
import { GAME_SETUPS } from '../../support/play/game-setups.ts';
import { generateEncounters } from '../../support/play/play-logs.ts';
import { scaleRuns } from '../../support/sample-size.ts';
import { translateToGerman as translate } from '../../support/texts.ts';

/** Yields all texts that the play screen shows now. */
function* listShownTexts(rules: PlayRules, encounter: ActiveEncounter): Iterable<string> {
  yield formatMoment(translate, rules, encounter);
  yield* listBoardNotes(translate, rules, encounter);
  for (const { tags, tracks } of getTrackedModels(translate, rules, encounter).values()) {
    yield* tags.map((tag) => formatTrackLabel(translate, rules, tag));
    yield* tracks.map(({ label }) => formatTrackLabel(translate, rules, label));
  }
  yield* [...(rules.listDiceSteps?.(encounter) ?? [])].map(({ label }) => formatLateText(translate, label));
  const ledOffers = listOffers(rules, encounter);
  for (const offer of [...ledOffers, ...listManualOffers(translate, rules, encounter, ledOffers)]) {
    const { label, price = '', refused = '' } = createOfferTexts(translate, rules, encounter, offer);
    yield* [label, price, refused];
    if (offer.refused) continue;
    const { rolls = [], options = [], asks = [] } = rules.forecast?.(translate, encounter, offer.event) ?? {};
    for (const roll of rolls) {
      yield* [roll.rollName, roll.dieRule ?? '', ...Object.values(roll.dieMarkTexts ?? {})];
      yield* roll.parts.flatMap((part) => [part.label, part.reason]);
      yield* roll.chances.map((chance) => chance.label);
    }
    yield* options.flatMap((option) => [option.label, option.effect, option.reason]);
    yield* asks.map(({ words }) => words);
    for (const field of createEventFields(translate, rules, encounter, offer)) {
      yield* [field.label, field.hint ?? '', ...(field.choices ?? []).map((choice) => choice.label)];
    }
  }
}

/** The names of the characters in these games, and texts from their logs. */
const NAMES = /\b(?:one|two|three)\b|a card/g;

const englishTexts = new Set<string>();

const collectEnglish = (texts: Iterable<string>) => {
  for (const text of texts) if (isEnglish(text.replaceAll(NAMES, '…'))) englishTexts.add(text);
};

describe.each(GAME_SETUPS)('playing $ruleset in German', (gameSetup) => {
  it('shows no English text', () => {
    englishTexts.clear();
    fc.assert(
      fc.property(generateEncounters(gameSetup), (encounter) => {
        const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
        if (!activeEncounter) throw new Error('the encounter of the test is invalid');
        const rules = getPlayRules(LOADED_GAMES, encounter);
        for (const event of encounter.log ?? []) {
          const line = formatEvent(translate, rules, activeEncounter, event);
          const modelsBefore = getTrackedModels(translate, rules, activeEncounter);
          if (submitLogEvent(rules, activeEncounter, event)) continue;
          collectEnglish([line, formatEventOutcome(translate, rules, activeEncounter, event)]);
          collectEnglish(
            listChanges(translate, rules, modelsBefore, getTrackedModels(translate, rules, activeEncounter)).map(
              ({ words }) => words,
            ),
          );
        }
        collectEnglish(listShownTexts(rules, activeEncounter));
      }),
      { seed: 15, numRuns: scaleRuns(40) },
    );
    expect([...englishTexts]).toEqual([]);
  });
});

it.each([
  ['action-round', { powerLevel: 5, initiative: 9 }, [{ kind: 'begin' }]],
  ['bulletproof-blues', { perception: 4 }, [{ kind: 'aware', order: ['p'] }, { kind: 'begin' }]],
] as const)(
  '%s: gives the price of a move as the game word Move, not as the verb of its button',
  (ruleset, character, log) => {
    const encounter = createEncounter(ruleset, { sides: { a: ['p'] }, characters: { p: character }, log: [...log] });
    const rules = getPlayRules(LOADED_GAMES, encounter);
    const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
    if (!activeEncounter) throw new Error('the encounter of the test is invalid');
    for (const event of encounter.log ?? []) submitLogEvent(rules, activeEncounter, event);
    const prices = listOffers(rules, activeEncounter).map(
      (offer) => createOfferTexts(translate, rules, activeEncounter, offer).price,
    );
    expect(prices).toContain('1 Move');
    expect(prices).not.toContain('1 Bewegen');
  },
);

const readSample = (fileName: string): unknown =>
  JSON.parse(readFileSync(`samples/supers-unlimited/${fileName}`, 'utf8'));

/** The maximum number of events in the game. */
const MAX_EVENTS = 160;

/**
 * Creates a pattern of the names and texts that the characters of an encounter contain. The outlines of drawings,
 * which are thousands of letters long, are left out.
 */
function createNamePattern({ characters = [] }: Encounter): RegExp {
  const listTexts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(listTexts)
        : [];
  const names = listTexts(characters.map((character) => ({ ...character, art: undefined }))).filter(
    (text) => /[A-Z ]/.test(text) && text.length > 2,
  );
  return new RegExp([...new Set(names)].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
}

/** Submits another offer than the default if its form can be submitted unchanged. */
function tryOffer(player: GamePlayer, offer: Offer): void {
  try {
    player.takeOffer(offer);
  } catch {
    player.takeDefault();
  }
}

/** Plays the sample encounter from the start with the default offer and now and then another one. */
it('supers-unlimited: shows no English text in a whole game', () => {
  englishTexts.clear();
  const sample = parseValue(GAMES, readSample('encounters/harbour-lamps-out.encounter.json'));
  if (!sample.ok || sample.document.format !== 'rollcall.encounter') throw new Error('the sample is no encounter');
  const heroes = sample.document.sides.flatMap(({ models }) => models.map(({ character }) => character));
  const characters = [...new Set(heroes)].map((id) => readSample(`characters/${id}.hero.json`)) as Character[];
  const encounter: Encounter = { ...sample.document, characters, log: [] };
  const player = new GamePlayer(encounter, 11);
  const { rules, encounter: activeEncounter, log } = player;
  const names = createNamePattern(encounter);
  const collectOwnEnglish = (texts: Iterable<string>) =>
    collectEnglish([...texts].map((text) => text.replaceAll(names, '…')));
  for (let eventNumber = 0; eventNumber < MAX_EVENTS && !player.isOver; eventNumber += 1) {
    const modelsBefore = getTrackedModels(translate, rules, activeEncounter);
    const knownLogLength = log.length;
    const allowedOffers = player.listOffers(eventNumber % 7 === 0).filter(({ refused }) => refused === undefined);
    const otherOffer = allowedOffers[player.drawNumber(Math.max(1, allowedOffers.length))];
    if (eventNumber % 3 === 0 && otherOffer !== undefined && !['end-game', 'note'].includes(otherOffer.event.kind))
      tryOffer(player, otherOffer);
    else player.takeDefault();
    for (const event of log.slice(knownLogLength))
      collectOwnEnglish([
        formatEvent(translate, rules, activeEncounter, event),
        formatEventOutcome(translate, rules, activeEncounter, event),
      ]);
    collectOwnEnglish(
      listChanges(translate, rules, modelsBefore, getTrackedModels(translate, rules, activeEncounter)).map(
        ({ words }) => words,
      ),
    );
    collectOwnEnglish([formatDuty(translate, rules, activeEncounter) ?? '']);
    if (eventNumber % 8 === 0) collectOwnEnglish(listShownTexts(rules, activeEncounter));
  }
  expect(log.length).toBeGreaterThan(100);
  expect([...englishTexts]).toEqual([]);
});
