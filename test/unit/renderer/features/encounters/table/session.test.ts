import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bigGame } from '../../../../../../bench/big-game.ts';
import {
  castToEmbed,
  changedCast,
  isAsKnown,
  knownCast,
} from '../../../../../../src/renderer/features/encounters/table/cast.ts';
import {
  nextSession,
  type Session,
  type Standing,
} from '../../../../../../src/renderer/features/encounters/table/session.ts';
import type { JsonObject } from '../../../../../../src/shared/document/json/json-object.ts';
import type { Encounter } from '../../../../../../src/shared/document/kinds/encounter.ts';
import type { Character } from '../../../../../../src/shared/document/schema.ts';
import { getPlayRules } from '../../../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../../../src/shared/play/state.ts';
import { createStateSnapshot } from '../../../../../../src/shared/play/state-snapshot.ts';
import { LOADED_GAMES } from '../../../../../support/games.ts';
import { runs } from '../../../../../support/runs.ts';
import { t } from '../../../../../support/texts.ts';

const game = bigGame('.', 450);
const cast = game.characters ?? [];
const { characters: _, ...withoutCast } = game;
const loose: Encounter = { ...withoutCast, log: [] };

const textOf = (encounter: Encounter, activeEncounter: ActiveEncounter | undefined) =>
  activeEncounter &&
  JSON.stringify(createStateSnapshot(getPlayRules(LOADED_GAMES, encounter), activeEncounter, encounter.ruleset));

/** An open encounter that goes from one state to the next. */
class OpenEncounter {
  #session: Session | undefined;

  standing(encounter: Encounter, characters: readonly Character[]): Standing {
    this.#session = nextSession(t, LOADED_GAMES, this.#session, encounter, characters);
    return this.#session.standing;
  }
}

/** Where the session stands is where a replay of the whole log leads. */
function expectReplayed(session: OpenEncounter, encounter: Encounter, characters: readonly Character[] = []): void {
  const answer = replay(LOADED_GAMES, encounter, { characters });
  const standing = session.standing(encounter, characters);
  expect(textOf(encounter, standing.activeEncounter)).toBe(textOf(encounter, answer.encounter));
  expect(standing.refused.size).toBe(answer.events - answer.accepted);
}

describe('an open encounter', () => {
  it('stands where a replay of its log leads, wherever it goes back and forth', () => {
    const places = fc.array(fc.record({ to: fc.nat(450), note: fc.boolean() }), { maxLength: 6 });
    const law = fc.property(places, (steps) => {
      const session = new OpenEncounter();
      let at: Encounter = game;
      session.standing(at, []);
      for (const { to, note } of steps) {
        const log = game.log.slice(0, to);
        at = { ...game, log: note ? [...log, { kind: 'note', text: 'Here.' }, { kind: 'nothing' }] : log };
        expectReplayed(session, at);
      }
    });
    fc.assert(law, { seed: 15, numRuns: runs(12) });
  });

  it('leaves every state that it had before as it was, wherever it goes', () => {
    const goals = fc.array(fc.nat(120), { minLength: 2, maxLength: 6 });
    const law = fc.property(goals, (steps) => {
      const session = new OpenEncounter();
      const seen: { activeEncounter: ActiveEncounter | undefined; text: string | undefined }[] = [];
      for (const events of steps) {
        const encounter = { ...game, log: game.log.slice(0, events) };
        const { activeEncounter, playBefore } = session.standing(encounter, []);
        for (const each of [activeEncounter, playBefore])
          seen.push({ activeEncounter: each, text: textOf(encounter, each) });
        expect(seen.map((each) => textOf(game, each.activeEncounter))).toEqual(seen.map(({ text }) => text));
      }
    });
    fc.assert(law, { seed: 16, numRuns: runs(12) });
  });

  it('knows how it stood before the last event, also after going back', () => {
    const session = new OpenEncounter();
    for (const events of [120, 121, 100, 50, 51, 1, 0, 3]) {
      const { playBefore } = session.standing({ ...game, log: game.log.slice(0, events) }, []);
      const before = { ...game, log: game.log.slice(0, Math.max(0, events - 1)) };
      const expected = events === 0 ? undefined : replay(LOADED_GAMES, before, { characters: [] }).encounter;
      expect(textOf(game, playBefore)).toBe(textOf(game, expected));
    }
  });

  it('is the same object as long as nothing has changed, and follows what is not the log', () => {
    const session = new OpenEncounter();
    const standing = session.standing(game, cast);
    expect(session.standing(game, cast)).toBe(standing);
    const renamed = { ...game, name: 'Other', notes: 'x' };
    expect(session.standing(renamed, cast).encounter).toBe(renamed);
    expect(session.standing(renamed, cast).activeEncounter).toBe(standing.activeEncounter);
    const ruled = { ...renamed, options: { 'su.koTn': 9 } };
    expect(session.standing(ruled, cast).activeEncounter).not.toBe(standing.activeEncounter);
  });

  it('embeds at the first event whom its models name, without art, and goes on from there', () => {
    const drawn = cast.map((one) => ({ ...one, art: { drawing: { width: 1, height: 1, shapes: [] } } }) as Character);
    const session = new OpenEncounter();
    const { activeEncounter } = session.standing(loose, drawn);
    const [first] = game.log as [JsonObject];
    const embedded = castToEmbed(loose, first, drawn);
    expect(embedded.map(({ id }) => id).sort()).toEqual(cast.map(({ id }) => id).sort());
    expect(embedded.every((one) => !('art' in one) && isAsKnown(one, drawn))).toBe(true);
    const begun: Encounter = { ...loose, characters: embedded, log: [first] };
    // It goes on: an encounter that is opened anew judges everybody anew.
    expect(session.standing(begun, drawn).activeEncounter?.characters).toBe(activeEncounter?.characters);
    expect(castToEmbed(begun, first, drawn)).toEqual([]);
    expectReplayed(session, begun, drawn);
    expect(knownCast(begun.characters, drawn).get(embedded[0]?.id ?? '')).toEqual(
      drawn.find(({ id }) => id === embedded[0]?.id),
    );
  });

  it('does not feel a change in the library once it embeds whom it names; before that it does', () => {
    const weak = cast.map((one) => ({ ...one, hp: { total: 1 } }) as Character);
    const session = new OpenEncounter();
    const { activeEncounter } = session.standing(game, cast);
    const state = textOf(game, activeEncounter);
    expect(textOf(game, session.standing(game, weak).activeEncounter)).toBe(state);
    expect(session.standing(game, weak).activeEncounter?.characters).not.toBe(activeEncounter?.characters);
    expectReplayed(session, game, weak);
    expect(changedCast(game.characters, weak).map(({ id }) => id)).toEqual(cast.map(({ id }) => id));
    expect(changedCast(game.characters, cast)).toEqual([]);
    const before = new OpenEncounter();
    before.standing(loose, cast);
    expectReplayed(before, loose, weak);
  });
});
