import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBigGame } from '../../../../../../bench/big-game.ts';
import {
  createCast,
  listCastToEmbed,
  listChangedCast,
  matchesLibrary,
} from '../../../../../../src/renderer/features/encounters/play-screen/cast.ts';
import {
  type EncounterState,
  getNextSession,
  type Session,
} from '../../../../../../src/renderer/features/encounters/play-screen/session.ts';
import type { JsonObject } from '../../../../../../src/shared/document/json/json-object.ts';
import type { Encounter } from '../../../../../../src/shared/document/kinds/encounter.ts';
import type { Character } from '../../../../../../src/shared/document/schema.ts';
import { getPlayRules } from '../../../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../../../src/shared/play/state.ts';
import { createStateSnapshot } from '../../../../../../src/shared/play/state-snapshot.ts';
import { LOADED_GAMES } from '../../../../../support/games.ts';
import { scaleRuns } from '../../../../../support/sample-size.ts';
import { translate } from '../../../../../support/texts.ts';

const sampleEncounter = createBigGame('.', 450);
const sampleCast = sampleEncounter.characters ?? [];
const { characters: _characters, ...withoutCast } = sampleEncounter;
const encounterWithoutCast: Encounter = { ...withoutCast, log: [] };

const describeState = (encounter: Encounter, activeEncounter: ActiveEncounter | undefined) =>
  activeEncounter &&
  JSON.stringify(createStateSnapshot(getPlayRules(LOADED_GAMES, encounter), activeEncounter, encounter.ruleset));

/** Keeps the session of an open encounter and moves it to the next state. */
class OpenEncounter {
  #session: Session | undefined;

  goTo(encounter: Encounter, characters: readonly Character[]): EncounterState {
    this.#session = getNextSession(translate, LOADED_GAMES, this.#session, encounter, characters);
    return this.#session.state;
  }
}

/** Expects the session to have the same state as a replay of the whole log. */
function expectReplayed(session: OpenEncounter, encounter: Encounter, characters: readonly Character[] = []): void {
  const replayResult = replay(LOADED_GAMES, encounter, { characters });
  const encounterState = session.goTo(encounter, characters);
  expect(describeState(encounter, encounterState.activeEncounter)).toBe(
    describeState(encounter, replayResult.encounter),
  );
  expect(encounterState.refused.size).toBe(replayResult.events - replayResult.accepted);
}

describe('the session of an open encounter', () => {
  it('reaches the same state as a replay of the log after going to any position', () => {
    const arbitraryPositions = fc.array(fc.record({ to: fc.nat(450), note: fc.boolean() }), { maxLength: 6 });
    const replayProperty = fc.property(arbitraryPositions, (positions) => {
      const session = new OpenEncounter();
      let currentEncounter: Encounter = sampleEncounter;
      session.goTo(currentEncounter, []);
      for (const { to: position, note: hasNote } of positions) {
        const logEvents = sampleEncounter.log.slice(0, position);
        currentEncounter = {
          ...sampleEncounter,
          log: hasNote ? [...logEvents, { kind: 'note', text: 'Here.' }, { kind: 'nothing' }] : logEvents,
        };
        expectReplayed(session, currentEncounter);
      }
    });
    fc.assert(replayProperty, { seed: 15, numRuns: scaleRuns(12) });
  });

  it('never changes an earlier state', () => {
    const arbitraryLengths = fc.array(fc.nat(120), { minLength: 2, maxLength: 6 });
    const isolationProperty = fc.property(arbitraryLengths, (eventCounts) => {
      const session = new OpenEncounter();
      const seenStates: { activeEncounter: ActiveEncounter | undefined; text: string | undefined }[] = [];
      for (const eventCount of eventCounts) {
        const encounter = { ...sampleEncounter, log: sampleEncounter.log.slice(0, eventCount) };
        const { activeEncounter, previousActiveEncounter } = session.goTo(encounter, []);
        for (const seenState of [activeEncounter, previousActiveEncounter])
          seenStates.push({ activeEncounter: seenState, text: describeState(encounter, seenState) });
        expect(seenStates.map((seenState) => describeState(sampleEncounter, seenState.activeEncounter))).toEqual(
          seenStates.map(({ text: stateText }) => stateText),
        );
      }
    });
    fc.assert(isolationProperty, { seed: 16, numRuns: scaleRuns(12) });
  });

  it('knows the state before the last event, also after going back', () => {
    const session = new OpenEncounter();
    for (const eventCount of [120, 121, 100, 50, 51, 1, 0, 3]) {
      const { previousActiveEncounter } = session.goTo(
        { ...sampleEncounter, log: sampleEncounter.log.slice(0, eventCount) },
        [],
      );
      const encounterBefore = { ...sampleEncounter, log: sampleEncounter.log.slice(0, Math.max(0, eventCount - 1)) };
      const expected =
        eventCount === 0 ? undefined : replay(LOADED_GAMES, encounterBefore, { characters: [] }).encounter;
      expect(describeState(sampleEncounter, previousActiveEncounter)).toBe(describeState(sampleEncounter, expected));
    }
  });

  it('returns the same state while nothing changes, and follows changes outside the log', () => {
    const session = new OpenEncounter();
    const encounterState = session.goTo(sampleEncounter, sampleCast);
    expect(session.goTo(sampleEncounter, sampleCast)).toBe(encounterState);
    const renamedEncounter = { ...sampleEncounter, name: 'Other', notes: 'x' };
    expect(session.goTo(renamedEncounter, sampleCast).encounter).toBe(renamedEncounter);
    expect(session.goTo(renamedEncounter, sampleCast).activeEncounter).toBe(encounterState.activeEncounter);
    const encounterWithRules = { ...renamedEncounter, options: { 'su.koTn': 9 } };
    expect(session.goTo(encounterWithRules, sampleCast).activeEncounter).not.toBe(encounterState.activeEncounter);
  });

  it('embeds the characters of the models without art at the first event, and continues from there', () => {
    const charactersWithArt = sampleCast.map(
      (character) => ({ ...character, art: { drawing: { width: 1, height: 1, shapes: [] } } }) as Character,
    );
    const session = new OpenEncounter();
    const { activeEncounter } = session.goTo(encounterWithoutCast, charactersWithArt);
    const [firstEvent] = sampleEncounter.log as [JsonObject];
    const embedded = listCastToEmbed(encounterWithoutCast, firstEvent, charactersWithArt);
    expect(embedded.map(({ id: characterId }) => characterId).sort()).toEqual(
      sampleCast.map(({ id: characterId }) => characterId).sort(),
    );
    expect(embedded.every((character) => !('art' in character) && matchesLibrary(character, charactersWithArt))).toBe(
      true,
    );
    const begunEncounter: Encounter = { ...encounterWithoutCast, characters: embedded, log: [firstEvent] };
    // The session continues: an encounter that is opened again would judge all characters again.
    expect(session.goTo(begunEncounter, charactersWithArt).activeEncounter?.characters).toBe(
      activeEncounter?.characters,
    );
    expect(listCastToEmbed(begunEncounter, firstEvent, charactersWithArt)).toEqual([]);
    expectReplayed(session, begunEncounter, charactersWithArt);
    expect(createCast(begunEncounter.characters, charactersWithArt).get(embedded[0]?.id ?? '')).toEqual(
      charactersWithArt.find(({ id: characterId }) => characterId === embedded[0]?.id),
    );
  });

  it('ignores changes in the library once the characters are embedded, and follows them before', () => {
    const weakCharacters = sampleCast.map((character) => ({ ...character, hp: { total: 1 } }) as Character);
    const session = new OpenEncounter();
    const { activeEncounter } = session.goTo(sampleEncounter, sampleCast);
    const stateText = describeState(sampleEncounter, activeEncounter);
    expect(describeState(sampleEncounter, session.goTo(sampleEncounter, weakCharacters).activeEncounter)).toBe(
      stateText,
    );
    expect(session.goTo(sampleEncounter, weakCharacters).activeEncounter?.characters).not.toBe(
      activeEncounter?.characters,
    );
    expectReplayed(session, sampleEncounter, weakCharacters);
    expect(
      listChangedCast(sampleEncounter.characters, weakCharacters).map(({ id: characterId }) => characterId),
    ).toEqual(sampleCast.map(({ id: characterId }) => characterId));
    expect(listChangedCast(sampleEncounter.characters, sampleCast)).toEqual([]);
    const unembeddedSession = new OpenEncounter();
    unembeddedSession.goTo(encounterWithoutCast, sampleCast);
    expectReplayed(unembeddedSession, encounterWithoutCast, weakCharacters);
  });
});
