/**
 * Creates the printed row from which a character is played (E-29): Level, numbers, traits, attacks, words, boxes for HP and Power Points,
 * and lasting Effects (E-100 to E-118).
 */
import type { PlayEffect, PlayLine, PlayRow, PlayRowRules, PlayTrait } from '../../../rules/play-row.ts';
import type { Translate } from '../../../texts/translate.ts';
import { formatAttackParts } from '../derive/notation.ts';
import { completeCharacter } from '../documents/complete.ts';
import type { Character } from '../documents/schema.ts';
import { ACTION_TRAITS, type EffectId } from '../facts.ts';
import { getTermName, getTraitName } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { createCharacterData } from './character-data.ts';
import { listEncounterExtras } from './encounter-extras.ts';
import { ICONS } from './icons.ts';
import { LASTING_EFFECTS } from './markers.ts';

type Entry = NonNullable<Character['talents']>[number];

export const playRows: PlayRowRules<Character, SuOptions> = { createRow: createPlayRow, listEncounterExtras };

function createPlayRow(translate: Translate, character: Character, options: SuOptions): PlayRow {
  const fullCharacter = completeCharacter(character);
  const { derived } = createCharacterData(character, options);
  const { white, red } = derived.hp;
  return {
    badge: { label: translate('suPlayRow.level'), value: String(fullCharacter.level) },
    symbol: fullCharacter.alignment,
    kind: [getTermName(fullCharacter.alignment), fullCharacter.classes.map(getTermName).join(' / ')]
      .filter((word) => word !== '')
      .join(' · '),
    numbers: [
      ['Power', String(fullCharacter.power)],
      ['Move', `${fullCharacter.move}″`],
      ['Size', String(fullCharacter.size)],
    ],
    traits: {
      targetLabel: translate('suPlayRow.toHit'),
      rows: [
        ...ACTION_TRAITS.map(
          (trait): PlayTrait => ({
            name: getTraitName(trait, options),
            value: String(fullCharacter.traits[trait].dice),
            note: `R${fullCharacter.traits[trait].resistance}`,
            target: formatTargetNumber(derived.toBeat[trait]),
          }),
        ),
        { name: 'Recovery', value: String(fullCharacter.traits.recovery.dice), note: '', target: '' },
      ],
    },
    attackHeads: [
      translate('suPlayRow.attack'),
      translate('suPlayRow.trait'),
      translate('suPlayRow.type'),
      translate('suPlayRow.bonus'),
      translate('suPlayRow.effects'),
    ],
    attacks: fullCharacter.attacks.map((attack) => {
      const { trait, type, roll, effects } = formatAttackParts(attack, options);
      return { name: attack.name, cells: [trait, type, roll, effects] };
    }),
    lines: [fullCharacter.talents, fullCharacter.abilities, fullCharacter.spells].flatMap((entries) =>
      (entries ?? []).map(createPlayLine),
    ),
    icons: ICONS,
    words: [
      ...listWords(translate('suPlayRow.movement'), character.movement),
      ...listWords(translate('suPlayRow.weakTo'), derived.weaknesses),
      ...listWords(translate('suPlayRow.vulnerableTo'), derived.vulnerabilities),
      ...listWords(translate('suPlayRow.immuneTo'), character.immunities),
    ],
    tracks: [
      { label: 'HP', white, red },
      // PP start at Power (E-19).
      { label: 'PP', white: fullCharacter.power, red: 0, shape: 'circle' },
    ],
    effects: LASTING_EFFECTS.map(createPlayEffect),
  };
}

/** As many points as the Dashboard has room for. The rules set no maximum. */
const EFFECT_BOXES = { usual: 4, boost: 3 } as const;
const BOOSTS: readonly EffectId[] = ['attack-boost', 'defense-boost'];

const createPlayEffect = (effectId: EffectId): PlayEffect => ({
  name: getTermName(effectId),
  boxes: BOOSTS.includes(effectId) ? EFFECT_BOXES.boost : EFFECT_BOXES.usual,
});

/** Formats a target number: `5+`, or a question mark if the numbers of the character are wrong. */
const formatTargetNumber = (targetNumber: number | undefined): string =>
  targetNumber === undefined ? '?' : `${targetNumber}+`;

const createPlayLine = ({ name, text = '', items = [] }: Entry): PlayLine => ({
  name: items.length === 0 ? name : `${name} (${items.join(', ')})`,
  text,
});

const listWords = (heading: string, terms: readonly string[] = []): PlayLine[] =>
  terms.length === 0 ? [] : [{ name: heading, text: terms.map(getTermName).join(', ') }];
