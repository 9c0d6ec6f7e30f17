/** Comparisons and duels in German: nothing of the English sentences is left, in any game. */

import { describe, expect, it } from 'vitest';
import type { Pair } from '../../../src/shared/compare/duel-rules.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { resolveDocumentOptions } from '../../../src/shared/rules/judge.ts';
import { formatLateText, type LateText } from '../../../src/shared/texts/late-text.ts';
import type { Translate } from '../../../src/shared/texts/translate.ts';
import { blankHero, rulesOf } from '../../support/compare.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { isEnglish } from '../../support/language/english.ts';
import { t, tGerman } from '../../support/texts.ts';

/** Enough on each card for every chance and every row of attacks. */
const FULL: Readonly<Record<string, Record<string, unknown>>> = {
  'supers-unlimited': {
    power: 4,
    attacks: [
      {
        name: 'Ray',
        trait: 'aim',
        type: 'line',
        range: 8,
        bonus: 1,
        effects: [{ effect: 'damage' }, { effect: 'stun' }],
      },
    ],
    immunities: ['stun'],
  },
  ssua: { agility: 3, mind: 2, attacks: [{ name: 'Ray', type: 'ranged', pool: 3, damage: 1 }] },
  'battletech-kcw': { unit: 'npc', type: 'hover', mp: 4, pilotingBase: 5, gunneryBase: 4 },
  'action-round': { powerLevel: 5, skills: [{ name: 'Ray', rank: 4 }], powers: [{ name: 'Ray', rank: 2 }] },
  'bulletproof-blues': { prowess: 6, agility: 4, powers: [{ name: 'Ray', rank: 3 }] },
};

/** All that a comparison of two says. */
function said(translate: Translate, id: string): string[] {
  const pair: Pair = [blankHero('one', FULL[id] ?? {}, id), blankHero('two', FULL[id] ?? {}, id)];
  const [one, two] = pair;
  const options = resolveDocumentOptions(GAMES, one as Character);
  const rules = rulesOf(id);
  const { label, one: each, many } = rules.peers(one);
  const duel = LOADED_GAMES.find(id)?.duel;
  const table = duel?.attacks?.(pair, options);
  const texts: readonly LateText[] = [
    label,
    each,
    many,
    ...rules.numbers(options).map((number) => number.label),
    ...rules.chances(one, [two], options).flatMap((chance) => [chance.label, chance.outcome, chance.roll]),
    ...(table?.columns ?? []).flatMap((column) => [column.label, column.about]),
    ...(table?.rows ?? []).flatMap((row) => [row.roll, row.note ?? '']),
    ...(duel?.meetings(pair, options) ?? []).flatMap((meeting) => [meeting.label, meeting.about]),
    ...(duel === undefined ? [] : 'none' in duel.duels ? [duel.duels.none] : duel.duels.about),
  ];
  return texts.map((text) => formatLateText(translate, text));
}

/** The games above, and whichever other is compared. */
const COMPARED = LOADED_GAMES.all.filter(({ comparison }) => comparison !== undefined);
const IDS = [...new Set([...Object.keys(FULL), ...COMPARED.map(({ id }) => id)])];
const english = new Map(IDS.map((id) => [id, said(t, id)]));

describe.each(IDS)('%s', (id) => {
  it('says the same in German: as many sentences, none of them English', () => {
    const german = said(tGerman, id);
    const before = english.get(id) ?? [];
    expect(german.length).toBe(before.length);
    expect(german.filter(isEnglish)).toEqual([]);
    // A sentence that is the same in both languages holds words of the rules alone.
    expect(
      german.filter((text, index) => text.includes(' against ') || (text === before[index] && text.length > 40)),
    ).toEqual([]);
  });
});
