/** Words of the table: names for ids, one line each, whatever a log holds. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../../src/shared/document/kinds/encounter.ts';
import { listOffers } from '../../../src/shared/play/offers.ts';
import type { PlayRules, TrackedValues } from '../../../src/shared/play/play-rules.ts';
import { createEventFields } from '../../../src/shared/play/play-screen/event-fields.ts';
import {
  formatEvent,
  formatEventOutcome,
  formatMoment,
  listBoardNotes,
} from '../../../src/shared/play/play-screen/event-text.ts';
import { listManualOffers } from '../../../src/shared/play/play-screen/manual-offers.ts';
import {
  getModelHistory,
  getTrackedModels,
  listChanges,
  type TrackedModels,
} from '../../../src/shared/play/play-screen/model-changes.ts';
import { createOfferTexts } from '../../../src/shared/play/play-screen/offer-text.ts';
import { getPlayRules } from '../../../src/shared/play/playable-game.ts';
import { openEncounter, submitLogEvent } from '../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../src/shared/play/state.ts';
import { hasHiddenCharacters } from '../../../src/shared/text/hidden-characters.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { generateEncounters } from '../../support/play/play-logs.ts';
import { GAME_SETUPS } from '../../support/play/play-tables.ts';
import { scaleRuns } from '../../support/runs.ts';
import { translate } from '../../support/texts.ts';

/** Ids of the models of these tables, and what a slip of ours would leave in a sentence. */
const NO_WORDS = /\bzq\d|undefined|NaN|\[object|null/;

/** What is no sentence for people. */
const unfit = (words: readonly string[]): string[] =>
  words.filter((text) => text.trim() === '' || NO_WORDS.test(text) || hasHiddenCharacters(text));

function* wordsNow(rules: PlayRules, encounter: ActiveEncounter): Iterable<string> {
  yield formatMoment(translate, rules, encounter);
  yield* listBoardNotes(translate, rules, encounter);
  const led = listOffers(rules, encounter);
  for (const offer of [...led, ...listManualOffers(translate, rules, encounter, led)]) {
    const { label, price, refused } = createOfferTexts(translate, rules, encounter, offer);
    yield label;
    if (price !== undefined) yield price;
    if (refused !== undefined) yield refused;
  }
  for (const { tags, tracks } of getTrackedModels(translate, rules, encounter).values()) {
    yield* tags;
    yield* tracks.map(({ label }) => label);
  }
}

function opened(encounter: Encounter): { rules: PlayRules; encounter: ActiveEncounter } {
  const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
  if (!activeEncounter) throw new Error('the table of the test is not legal');
  return { rules: getPlayRules(LOADED_GAMES, encounter), encounter: activeEncounter };
}

describe.each(GAME_SETUPS)('texts for playing $ruleset', (table) => {
  const always = (law: (encounter: Encounter) => void) =>
    fc.assert(fc.property(generateEncounters(table), law), { seed: 15, numRuns: scaleRuns(40) });

  it('name models and contain no ids or code for events, offers and tracked values', () => {
    always((encounter) => {
      const { rules, encounter: activeEncounter } = opened(encounter);
      for (const event of encounter.log ?? []) {
        const line = formatEvent(translate, rules, activeEncounter, event);
        if (submitLogEvent(rules, activeEncounter, event)) continue;
        expect(unfit([line, `${line}, ${formatEventOutcome(translate, rules, activeEncounter, event)}`])).toEqual([]);
      }
      expect(unfit([...wordsNow(rules, activeEncounter)])).toEqual([]);
    });
  });

  it('label every field and offer a choice for every current value', () => {
    always((encounter) => {
      const { rules, encounter: activeEncounter } = opened(encounter);
      for (const event of encounter.log ?? []) submitLogEvent(rules, activeEncounter, event);
      const led = listOffers(rules, activeEncounter);
      for (const offer of [...led, ...listManualOffers(translate, rules, activeEncounter, led)]) {
        if (offer.refused) continue;
        const fields = createEventFields(translate, rules, activeEncounter, offer);
        expect(unfit(fields.map(({ label }) => label))).toEqual([]);
        expect(unfit(fields.flatMap(({ choices = [] }) => choices.map(({ label }) => label)))).toEqual([]);
        const lost = fields.filter(({ type, choices = [], value }) => {
          const chosen = type === 'choice' ? [value] : type === 'choices' ? ((value ?? []) as unknown[]) : [];
          return chosen.some((one) => one !== undefined && !choices.some((choice) => choice.value === one));
        });
        expect(lost).toEqual([]);
        expect(fields.filter(({ isRequired: isNeeded, choices }) => isNeeded && choices?.length === 0)).toEqual([]);
      }
    });
  });

  it('list every change of the models, as does the history of each model', () => {
    always((encounter) => {
      const { rules, encounter: activeEncounter } = opened(encounter);
      // `reacted: raise` comes and goes with `reacted`.
      const isNews = (text: string) => !rules.words?.transientLabels?.includes(text.split(':')[0] ?? '');
      const watched = ({ tracks, tags }: TrackedValues) =>
        JSON.stringify([
          tracks.filter(({ label }) => isNews(label)).map(({ label, value }) => [label, value]),
          [...new Set(tags.filter(isNews))].sort(),
        ]);
      const watchedOf = (all: TrackedModels) => new Map([...all].map(([model, is]) => [model, watched(is)]));
      const told = new Map<string, number[]>();
      let before = getTrackedModels(translate, rules, activeEncounter);
      let was = watchedOf(before);
      for (const [n, event] of (encounter.log ?? []).entries()) {
        submitLogEvent(rules, activeEncounter, event);
        const after = getTrackedModels(translate, rules, activeEncounter);
        const is = watchedOf(after);
        const changes = listChanges(translate, rules, before, after);
        expect(unfit(changes.map(({ words }) => words))).toEqual([]);
        const named = new Set(changes.map(({ model }) => model));
        for (const model of after.keys()) {
          const isOther = was.get(model) !== is.get(model);
          // So many models that asking vitest of each would take longer than all else.
          if (named.has(model) !== isOther) expect(named.has(model), model).toBe(isOther);
          if (isOther) told.set(model, [...(told.get(model) ?? []), n]);
        }
        [before, was] = [after, is];
      }
      for (const model of activeEncounter.state.models.keys()) {
        expect(getModelHistory(translate, LOADED_GAMES, encounter, {}, model).map(({ event }) => event)).toEqual(
          told.get(model) ?? [],
        );
      }
    });
  });
});

it.each(LOADED_GAMES.all.flatMap(({ play }) => play ?? []).map((rules) => [rules.ruleset, rules] as const))(
  '%s: formats log events with any content',
  (_, rules) => {
    const encounter = {
      figures: new Map(),
      seats: [],
      state: { last: {}, things: new Map(), markers: new Map() },
    } as unknown as ActiveEncounter;
    const known = [...rules.events].flatMap(([, { keys }]) => Object.keys(keys));
    const junk = fc.dictionary(fc.constantFrom('at', 'note', ...known), fc.jsonValue());
    const kinds = fc.constantFrom('', 'constructor', 'note', ...rules.events.keys());
    const law = fc.property(kinds, junk, (kind, event) => {
      const line = formatEvent(translate, rules, encounter, { ...event, kind });
      expect([hasHiddenCharacters(line), line.length < 4000]).toEqual([false, true]);
    });
    fc.assert(law, { seed: 15, numRuns: scaleRuns(600) });
  },
);
