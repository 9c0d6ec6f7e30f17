/** Plays a whole game of each scenario through offers, forms and default events alone. */

import { describe, expect, it } from 'vitest';
import { createLogLines } from '../../../../src/shared/play/log/log-lines.ts';
import { listBoardNotes } from '../../../../src/shared/play/play-screen/event-text.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { translate } from '../../../support/texts.ts';
import { PLANS } from './support/plans.ts';
import { createPlanEncounter, WholeGame } from './support/whole-game.ts';

const seenWords = new Set<string>();

describe('a whole game through offers and forms alone', () => {
  it.each(PLANS)('ends $scenario with a winner or a draw and readable lines', (gamePlan) => {
    const wholeGame = new WholeGame(gamePlan).run();
    for (const eventWord of wholeGame.seenWords) seenWords.add(eventWord);
    expect(wholeGame.isOver).toBe(true);
    expect(wholeGame.log.at(-1)?.kind).not.toBe('end-game');
    const logLines = createLogLines(translate, LOADED_GAMES, { ...createPlanEncounter(gamePlan), log: wholeGame.log });
    for (const logLine of logLines) {
      const lineText = logLine.kind === 'event' ? `${logLine.words} ${logLine.outcome}` : logLine.words;
      expect(lineText).not.toMatch(/undefined|NaN|null|\[object|…/);
      // Lines show names, never ids. Ids of the plans have hyphens between small letters.
      expect(lineText).not.toMatch(/[a-z]+-(rook|watch|riders|tram|street|faced)\b/);
      if (logLine.kind === 'event') expect([lineText, logLine.refused]).toEqual([lineText, undefined]);
    }
    expect(logLines.at(-1)).toMatchObject({ kind: 'event', outcome: expect.stringMatching(/wins: |draw: /) });
    expect(listBoardNotes(translate, wholeGame.rules, wholeGame.encounter).at(-1)).toMatch(/^VP: .*the game is over$/);
  });

  it('covers all rare events in one of the scenarios', () => {
    const rareDuties = ['slam', 'fall', 'hazard', 'plasma', 'control', 'recovery', 'collapse', 'knockback', 'ko-roll'];
    const rareEvents = [
      'summon',
      'climb-high',
      'hold',
      'claim',
      'thing',
      'inflict',
      'fallen-ally',
      'block',
      'manipulate',
    ];
    const rareGimmicks = ['tag-team', 'we-go-again', 'elusive', 'enduring', 'shake-it-off', 'mastermind'];
    expect(
      [...rareDuties, ...rareEvents, ...rareGimmicks, 'entangle', 'nullify'].filter(
        (rareWord) => !seenWords.has(rareWord),
      ),
    ).toEqual([]);
  });
});
