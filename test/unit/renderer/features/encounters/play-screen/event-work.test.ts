/** Tests that the work for a log event does not grow with the length of the log: rules asked, models tracked, texts written. */
import { expect, it } from 'vitest';
import { createBigGame } from '../../../../../../bench/big-game.ts';
import { createPlayView } from '../../../../../../src/renderer/features/encounters/play-screen/play-view.ts';
import { getNextSession } from '../../../../../../src/renderer/features/encounters/play-screen/session.ts';
import type { JsonObject } from '../../../../../../src/shared/document/json/json-object.ts';
import type { Encounter } from '../../../../../../src/shared/document/kinds/encounter.ts';
import type { GameCatalogWithPart } from '../../../../../../src/shared/games/parts.ts';
import { LOADED_GAMES } from '../../../../../support/games.ts';
import { translate } from '../../../../../support/texts.ts';

const EVENT_COUNT = 120;
const bigGame = createBigGame('.', EVENT_COUNT + 1);

type Counts = Record<string, number>;

/** Wraps every function of an object, and of the objects and maps in it, so that each call adds 1 to the count of its name. */
function countCalls<T>(target: T, counts: Counts): T {
  if (typeof target !== 'object' || target === null) return target;
  if (target instanceof Map)
    return new Map([...target].map(([key, value]) => [key, countCalls(value, counts)])) as unknown as T;
  return new Proxy(target as object, {
    get(object, propertyName) {
      const value = Reflect.get(object, propertyName) as unknown;
      if (typeof value !== 'function') return value;
      return (...callArguments: readonly unknown[]) => {
        counts[String(propertyName)] = (counts[String(propertyName)] ?? 0) + 1;
        return Reflect.apply(value, object, callArguments) as unknown;
      };
    },
  }) as T;
}

function createCountingCatalog(counts: Counts): GameCatalogWithPart<'play'> {
  return new Proxy(LOADED_GAMES, {
    get(catalog, propertyName) {
      const value = Reflect.get(catalog, propertyName) as unknown;
      if (propertyName !== 'getGame' || typeof value !== 'function') return value;
      return (document: unknown) => {
        const game = Reflect.apply(value, catalog, [document]) as { play: { events: unknown; words: object } };
        const { play } = game;
        const countedPlay = countCalls(
          { ...play, events: countCalls(play.events, counts), words: countCalls(play.words, counts) },
          counts,
        );
        return { ...game, play: countedPlay };
      };
    },
  }) as GameCatalogWithPart<'play'>;
}

/** Plays the last event of the big game and creates the view, after `noteCount` notes that change nothing. Counts the calls of the rules. */
function countWork(noteCount: number): { counts: Counts; logReads: number } {
  const counts: Counts = {};
  const gameCatalog = createCountingCatalog(counts);
  const notes = Array.from({ length: noteCount }, (): JsonObject => ({ kind: 'note', text: 'Tea.' }));
  const longGame: Encounter = { ...bigGame, log: [...notes, ...bigGame.log.slice(0, EVENT_COUNT)] };
  const session = getNextSession(translate, gameCatalog, undefined, longGame, []);
  for (const name of Object.keys(counts)) delete counts[name];
  const lastEvent = bigGame.log[EVENT_COUNT] as JsonObject;
  const nextGame = { ...longGame, log: [...longGame.log, lastEvent] };
  const { state } = getNextSession(translate, gameCatalog, session, nextGame, []);
  const { activeEncounter } = state;
  if (activeEncounter === undefined) throw new Error('The game cannot be played');
  let logReads = 0;
  const countedLog = new Proxy(state.encounter.log, {
    get(log, propertyName, receiver) {
      if (/^\d+$/.test(String(propertyName))) logReads += 1;
      return Reflect.get(log, propertyName, receiver) as unknown;
    },
  });
  createPlayView(translate, { ...state, activeEncounter, encounter: { ...state.encounter, log: countedLog } });
  return { counts, logReads };
}

it('an event applies one event and tracks each of 40 models once, whether 120 or 1,120 events precede it', () => {
  const shortWork = countWork(0);
  const longWork = countWork(1000);
  expect(shortWork.counts).toMatchObject({ apply: 1, getTrackedValues: 40 });
  expect(longWork.counts).toEqual(shortWork.counts);
  // Offers, order and tiles come from the state, and not from the log.
  expect(longWork.logReads).toBe(0);
});
