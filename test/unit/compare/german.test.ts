/** Tests that comparisons and duels in German contain no English sentences in any game. */

import { describe, expect, it } from 'vitest';
import type { Pair } from '../../../src/shared/compare/duel-rules.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { resolveDocumentOptions } from '../../../src/shared/rules/judge.ts';
import { formatLateText, type LateText } from '../../../src/shared/texts/late-text.ts';
import type { Translate } from '../../../src/shared/texts/translate.ts';
import { createBlankHero, getCompareRules } from '../../support/compare.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { isEnglish } from '../../support/language/english.ts';
import { translate, translateToGerman } from '../../support/texts.ts';

/** Fields that give each character every chance and every attack row. */
const COMPLETE_FIELDS: Readonly<Record<string, Record<string, unknown>>> = {
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

/** Lists all texts of a comparison of two characters. */
function listTexts(translate: Translate, ruleset: string): string[] {
  const pair: Pair = [
    createBlankHero('one', COMPLETE_FIELDS[ruleset] ?? {}, ruleset),
    createBlankHero('two', COMPLETE_FIELDS[ruleset] ?? {}, ruleset),
  ];
  const [firstCharacter, secondCharacter] = pair;
  const options = resolveDocumentOptions(GAMES, firstCharacter as Character);
  const rules = getCompareRules(ruleset);
  const { label, one: singular, many: plural } = rules.getPeers(firstCharacter);
  const duel = LOADED_GAMES.find(ruleset)?.duel;
  const attackTable = duel?.listAttacks?.(pair, options);
  const lateTexts: readonly LateText[] = [
    label,
    singular,
    plural,
    ...rules.listNumbers(options).map((number) => number.label),
    ...rules
      .listChances(firstCharacter, [secondCharacter], options)
      .flatMap((chance) => [chance.label, chance.outcome, chance.roll]),
    ...(attackTable?.columns ?? []).flatMap((column) => [column.label, column.about]),
    ...(attackTable?.rows ?? []).flatMap((row) => [row.roll, row.note ?? '']),
    ...(duel?.listMeetings(pair, options) ?? []).flatMap((meeting) => [meeting.label, meeting.about]),
    ...(duel === undefined ? [] : 'none' in duel.duels ? [duel.duels.none] : duel.duels.about),
  ];
  return lateTexts.map((lateText) => formatLateText(translate, lateText));
}

/** The games above and every other game with comparisons. */
const COMPARED = LOADED_GAMES.all.filter(({ comparison }) => comparison !== undefined);
const RULESETS = [...new Set([...Object.keys(COMPLETE_FIELDS), ...COMPARED.map(({ id }) => id)])];
const englishTexts = new Map(RULESETS.map((ruleset) => [ruleset, listTexts(translate, ruleset)]));

describe.each(RULESETS)('comparisons and duels of %s', (ruleset) => {
  it('translate every text to German', () => {
    const germanTexts = listTexts(translateToGerman, ruleset);
    const englishOriginals = englishTexts.get(ruleset) ?? [];
    expect(germanTexts.length).toBe(englishOriginals.length);
    expect(germanTexts.filter(isEnglish)).toEqual([]);
    // A sentence that is the same in both languages may contain only game terms.
    expect(
      germanTexts.filter(
        (sentence, index) =>
          sentence.includes(' against ') || (sentence === englishOriginals[index] && sentence.length > 40),
      ),
    ).toEqual([]);
  });
});
