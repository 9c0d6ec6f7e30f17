/** The table in German: whatever happens and may be done is said without leftovers of the English sentences. */

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
import { generateEncounters } from '../../support/play/play-logs.ts';
import { GAME_SETUPS } from '../../support/play/play-tables.ts';
import { TablePlayer } from '../../support/play/table-player.ts';
import { scaleRuns } from '../../support/runs.ts';
import { translateToGerman as translate } from '../../support/texts.ts';

/** All that a table shows now. */
function* shown(rules: PlayRules, encounter: ActiveEncounter): Iterable<string> {
  yield formatMoment(translate, rules, encounter);
  yield* listBoardNotes(translate, rules, encounter);
  for (const { tags, tracks } of getTrackedModels(translate, rules, encounter).values()) {
    yield* tags.map((tag) => formatTrackLabel(translate, rules, tag));
    yield* tracks.map(({ label }) => formatTrackLabel(translate, rules, label));
  }
  yield* [...(rules.listDiceSteps?.(encounter) ?? [])].map(({ label }) => formatLateText(translate, label));
  const led = listOffers(rules, encounter);
  for (const offer of [...led, ...listManualOffers(translate, rules, encounter, led)]) {
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

/** What the characters of these tables are called, and what their logs say of themselves. */
const NAMES = /\b(?:one|two|three)\b|a card/g;

const english = new Set<string>();

const note = (texts: Iterable<string>) => {
  for (const text of texts) if (isEnglish(text.replaceAll(NAMES, '…'))) english.add(text);
};

describe.each(GAME_SETUPS)('playing $ruleset in German', (table) => {
  it('shows no English text', () => {
    english.clear();
    fc.assert(
      fc.property(generateEncounters(table), (encounter) => {
        const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
        if (!activeEncounter) throw new Error('the table of the test is not legal');
        const rules = getPlayRules(LOADED_GAMES, encounter);
        for (const event of encounter.log ?? []) {
          const line = formatEvent(translate, rules, activeEncounter, event);
          const before = getTrackedModels(translate, rules, activeEncounter);
          if (submitLogEvent(rules, activeEncounter, event)) continue;
          note([line, formatEventOutcome(translate, rules, activeEncounter, event)]);
          note(
            listChanges(translate, rules, before, getTrackedModels(translate, rules, activeEncounter)).map(
              ({ words }) => words,
            ),
          );
        }
        note(shown(rules, activeEncounter));
      }),
      { seed: 15, numRuns: scaleRuns(40) },
    );
    expect([...english]).toEqual([]);
  });
});

it.each([
  ['action-round', { powerLevel: 5, initiative: 9 }, [{ kind: 'begin' }]],
  ['bulletproof-blues', { perception: 4 }, [{ kind: 'aware', order: ['p'] }, { kind: 'begin' }]],
] as const)('%s: gives the price of a move as the game word Move, not as the verb of its button', (ruleset, p, log) => {
  const encounter = createEncounter(ruleset, { sides: { a: ['p'] }, characters: { p }, log: [...log] });
  const rules = getPlayRules(LOADED_GAMES, encounter);
  const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
  if (!activeEncounter) throw new Error('the table of the test is not legal');
  for (const event of encounter.log ?? []) submitLogEvent(rules, activeEncounter, event);
  const prices = listOffers(rules, activeEncounter).map(
    (offer) => createOfferTexts(translate, rules, activeEncounter, offer).price,
  );
  expect(prices).toContain('1 Move');
  expect(prices).not.toContain('1 Bewegen');
});

const read = (file: string): unknown => JSON.parse(readFileSync(`samples/supers-unlimited/${file}`, 'utf8'));

/** Events of the game that is played. */
const MOST_EVENTS = 160;

/** Names and texts that the characters of an encounter bring along. The outlines of their pictures, thousands of letters, are none. */
function wordsOf({ characters = [] }: Encounter): RegExp {
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(texts)
        : [];
  const names = texts(characters.map((one) => ({ ...one, art: undefined }))).filter(
    (text) => /[A-Z ]/.test(text) && text.length > 2,
  );
  return new RegExp([...new Set(names)].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
}

/** Does something else than the usual thing, where its form stands as it is. */
function tryOther(player: TablePlayer, offer: Offer): void {
  try {
    player.take(offer);
  } catch {
    player.usual();
  }
}

/** A game of the sample from its first event on: the usual next thing, and now and then any other that is offered. */
it('supers-unlimited: shows no English text in a whole game', () => {
  english.clear();
  const sample = parseValue(GAMES, read('encounters/harbour-lamps-out.encounter.json'));
  if (!sample.ok || sample.document.format !== 'rollcall.encounter') throw new Error('the sample is no encounter');
  const heroes = sample.document.sides.flatMap(({ models }) => models.map(({ character }) => character));
  const characters = [...new Set(heroes)].map((id) => read(`characters/${id}.hero.json`)) as Character[];
  const encounter: Encounter = { ...sample.document, characters, log: [] };
  const player = new TablePlayer(encounter, 11);
  const { rules, encounter: activeEncounter, log } = player;
  const names = wordsOf(encounter);
  const noteOwn = (texts: Iterable<string>) => note([...texts].map((text) => text.replaceAll(names, '…')));
  for (let n = 0; n < MOST_EVENTS && !player.isOver; n += 1) {
    const before = getTrackedModels(translate, rules, activeEncounter);
    const known = log.length;
    const others = player.offers(n % 7 === 0).filter(({ refused }) => refused === undefined);
    const other = others[player.chance(Math.max(1, others.length))];
    if (n % 3 === 0 && other !== undefined && !['end-game', 'note'].includes(other.event.kind)) tryOther(player, other);
    else player.usual();
    for (const event of log.slice(known))
      noteOwn([
        formatEvent(translate, rules, activeEncounter, event),
        formatEventOutcome(translate, rules, activeEncounter, event),
      ]);
    noteOwn(
      listChanges(translate, rules, before, getTrackedModels(translate, rules, activeEncounter)).map(
        ({ words }) => words,
      ),
    );
    noteOwn([formatDuty(translate, rules, activeEncounter) ?? '']);
    if (n % 8 === 0) noteOwn(shown(rules, activeEncounter));
  }
  expect(log.length).toBeGreaterThan(100);
  expect([...english]).toEqual([]);
});
