/** A whole game of each scenario, played by what is offered, its forms and the usual next thing alone. */

import { describe, expect, it } from 'vitest';
import { createLogLines } from '../../../../src/shared/play/log/log-lines.ts';
import { listBoardNotes } from '../../../../src/shared/play/play-screen/event-text.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { t } from '../../../support/texts.ts';
import { PLANS } from './support/plans.ts';
import { encounterOf, WholeGame } from './support/whole-game.ts';

const happened = new Set<string>();

describe('a whole game without the book', () => {
  it.each(PLANS)('$scenario, to its end', (plan) => {
    const game = new WholeGame(plan).run();
    for (const each of game.happened) happened.add(each);
    expect(game.isOver).toBe(true);
    expect(game.log.at(-1)?.kind).not.toBe('end-game');
    const lines = createLogLines(t, LOADED_GAMES, { ...encounterOf(plan), log: game.log });
    for (const line of lines) {
      const text = line.kind === 'event' ? `${line.words} ${line.outcome}` : line.words;
      expect(text).not.toMatch(/undefined|NaN|null|\[object|…/);
      // Names, never ids: those of the plan have hyphens between small letters.
      expect(text).not.toMatch(/[a-z]+-(rook|watch|riders|tram|street|faced)\b/);
      if (line.kind === 'event') expect([text, line.refused]).toEqual([text, undefined]);
    }
    expect(lines.at(-1)).toMatchObject({ kind: 'event', outcome: expect.stringMatching(/wins: |draw: /) });
    expect(listBoardNotes(t, game.rules, game.encounter).at(-1)).toMatch(/^VP: .*the game is over$/);
  });

  it('all that is rare has happened in one of them', () => {
    const rare = ['slam', 'fall', 'hazard', 'plasma', 'control', 'recovery', 'collapse', 'knockback', 'ko-roll'];
    const done = ['summon', 'climb-high', 'hold', 'claim', 'thing', 'inflict', 'fallen-ally', 'block', 'manipulate'];
    const played = ['tag-team', 'we-go-again', 'elusive', 'enduring', 'shake-it-off', 'mastermind'];
    expect([...rare, ...done, ...played, 'entangle', 'nullify'].filter((each) => !happened.has(each))).toEqual([]);
  });
});
