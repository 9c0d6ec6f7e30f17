/** Tests the texts of the play screen for any log: they use names instead of ids and fit on one line. */
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
import { GAME_SETUPS } from '../../support/play/game-setups.ts';
import { generateEncounters } from '../../support/play/play-logs.ts';
import { scaleRuns } from '../../support/sample-size.ts';
import { translate } from '../../support/texts.ts';

/** Matches ids of the models in these games, and code that an error would leave in a sentence. */
const INTERNAL_TEXT = /\bzq\d|undefined|NaN|\[object|null/;

/** Finds texts that are not fit for users. */
const findBadTexts = (texts: readonly string[]): string[] =>
  texts.filter((text) => text.trim() === '' || INTERNAL_TEXT.test(text) || hasHiddenCharacters(text));

function* listShownTexts(rules: PlayRules, encounter: ActiveEncounter): Iterable<string> {
  yield formatMoment(translate, rules, encounter);
  yield* listBoardNotes(translate, rules, encounter);
  const ledOffers = listOffers(rules, encounter);
  for (const offer of [...ledOffers, ...listManualOffers(translate, rules, encounter, ledOffers)]) {
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

function openPlay(encounter: Encounter): { rules: PlayRules; encounter: ActiveEncounter } {
  const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
  if (!activeEncounter) throw new Error('the encounter of the test is invalid');
  return { rules: getPlayRules(LOADED_GAMES, encounter), encounter: activeEncounter };
}

describe.each(GAME_SETUPS)('texts for playing $ruleset', (gameSetup) => {
  const checkLaw = (law: (encounter: Encounter) => void) =>
    fc.assert(fc.property(generateEncounters(gameSetup), law), { seed: 15, numRuns: scaleRuns(40) });

  it('name models and contain no ids or code for events, offers and tracked values', () => {
    checkLaw((encounter) => {
      const { rules, encounter: activeEncounter } = openPlay(encounter);
      for (const event of encounter.log ?? []) {
        const line = formatEvent(translate, rules, activeEncounter, event);
        if (submitLogEvent(rules, activeEncounter, event)) continue;
        expect(
          findBadTexts([line, `${line}, ${formatEventOutcome(translate, rules, activeEncounter, event)}`]),
        ).toEqual([]);
      }
      expect(findBadTexts([...listShownTexts(rules, activeEncounter)])).toEqual([]);
    });
  });

  it('label every field and offer a choice for every current value', () => {
    checkLaw((encounter) => {
      const { rules, encounter: activeEncounter } = openPlay(encounter);
      for (const event of encounter.log ?? []) submitLogEvent(rules, activeEncounter, event);
      const ledOffers = listOffers(rules, activeEncounter);
      for (const offer of [...ledOffers, ...listManualOffers(translate, rules, activeEncounter, ledOffers)]) {
        if (offer.refused) continue;
        const fields = createEventFields(translate, rules, activeEncounter, offer);
        expect(findBadTexts(fields.map(({ label }) => label))).toEqual([]);
        expect(findBadTexts(fields.flatMap(({ choices = [] }) => choices.map(({ label }) => label)))).toEqual([]);
        const fieldsWithLostValues = fields.filter(({ type, choices = [], value }) => {
          const chosen = type === 'choice' ? [value] : type === 'choices' ? ((value ?? []) as unknown[]) : [];
          return chosen.some(
            (chosenValue) => chosenValue !== undefined && !choices.some((choice) => choice.value === chosenValue),
          );
        });
        expect(fieldsWithLostValues).toEqual([]);
        expect(fields.filter(({ isRequired: isNeeded, choices }) => isNeeded && choices?.length === 0)).toEqual([]);
      }
    });
  });

  it('list every change of the models, as does the history of each model', () => {
    checkLaw((encounter) => {
      const { rules, encounter: activeEncounter } = openPlay(encounter);
      // `reacted: raise` appears and disappears with `reacted`.
      const isLasting = (text: string) => !rules.words?.transientLabels?.includes(text.split(':')[0] ?? '');
      const serializeTracked = ({ tracks, tags }: TrackedValues) =>
        JSON.stringify([
          tracks.filter(({ label }) => isLasting(label)).map(({ label, value }) => [label, value]),
          [...new Set(tags.filter(isLasting))].sort(),
        ]);
      const serializeAll = (trackedModels: TrackedModels) =>
        new Map([...trackedModels].map(([model, trackedValues]) => [model, serializeTracked(trackedValues)]));
      const changesByModel = new Map<string, number[]>();
      let modelsBefore = getTrackedModels(translate, rules, activeEncounter);
      let serializedBefore = serializeAll(modelsBefore);
      for (const [eventIndex, event] of (encounter.log ?? []).entries()) {
        submitLogEvent(rules, activeEncounter, event);
        const modelsAfter = getTrackedModels(translate, rules, activeEncounter);
        const serializedAfter = serializeAll(modelsAfter);
        const changes = listChanges(translate, rules, modelsBefore, modelsAfter);
        expect(findBadTexts(changes.map(({ words }) => words))).toEqual([]);
        const changedModels = new Set(changes.map(({ model }) => model));
        for (const model of modelsAfter.keys()) {
          const hasChanged = serializedBefore.get(model) !== serializedAfter.get(model);
          // `expect` runs only for differences, because running it for every model would take longer than the rest of
          // the test.
          if (changedModels.has(model) !== hasChanged) expect(changedModels.has(model), model).toBe(hasChanged);
          if (hasChanged) changesByModel.set(model, [...(changesByModel.get(model) ?? []), eventIndex]);
        }
        [modelsBefore, serializedBefore] = [modelsAfter, serializedAfter];
      }
      for (const model of activeEncounter.state.models.keys()) {
        expect(getModelHistory(translate, LOADED_GAMES, encounter, {}, model).map(({ event }) => event)).toEqual(
          changesByModel.get(model) ?? [],
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
    const knownKeys = [...rules.events].flatMap(([, { keys }]) => Object.keys(keys));
    const anyFields = fc.dictionary(fc.constantFrom('at', 'note', ...knownKeys), fc.jsonValue());
    const anyKind = fc.constantFrom('', 'constructor', 'note', ...rules.events.keys());
    const property = fc.property(anyKind, anyFields, (kind, event) => {
      const line = formatEvent(translate, rules, encounter, { ...event, kind });
      expect([hasHiddenCharacters(line), line.length < 4000]).toEqual([false, true]);
    });
    fc.assert(property, { seed: 15, numRuns: scaleRuns(600) });
  },
);
