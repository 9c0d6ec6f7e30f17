/** Creates the printed row from which a character is played (E-29): numbers, attacks, words, HP and lasting Effects (E-100 to E-118). */
import type { PlayLine, PlayRow, PlayRowRules } from '../../../rules/play-row.ts';
import type { Translate } from '../../../texts/translate.ts';
import { formatAttackNotation } from '../derive/notation.ts';
import { completeCharacter } from '../documents/complete.ts';
import type { Character } from '../documents/schema.ts';
import { ACTION_TRAITS } from '../facts.ts';
import { getTermName, getTraitName } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { createCharacterData } from './character-data.ts';
import { LASTING_EFFECTS } from './markers.ts';

type Entry = NonNullable<Character['talents']>[number];

export const playRows: PlayRowRules<Character, SuOptions> = { createRow: createPlayRow };

function createPlayRow(translate: Translate, character: Character, options: SuOptions): PlayRow {
  const fullCharacter = completeCharacter(character);
  const { derived } = createCharacterData(character, options);
  const { white, red } = derived.hp;
  return {
    kind: [
      translate('suPlayRow.level', { level: fullCharacter.level }),
      getTermName(fullCharacter.alignment),
      ...fullCharacter.classes.map(getTermName),
    ].join(', '),
    numbers: [
      ['Power', String(fullCharacter.power)],
      ['Move', `${fullCharacter.move}″`],
      ['Size', String(fullCharacter.size)],
      ...ACTION_TRAITS.map((trait): [string, string] => [
        getTraitName(trait, options),
        `${fullCharacter.traits[trait].dice} R${fullCharacter.traits[trait].resistance}`,
      ]),
      ['Recovery', String(fullCharacter.traits.recovery.dice)],
      [translate('suPlayRow.toHit'), ACTION_TRAITS.map((trait) => formatTargetNumber(derived.toBeat[trait])).join(' ')],
    ],
    attacks: fullCharacter.attacks.map((attack) => ({
      name: attack.name,
      text: formatAttackNotation(attack, options),
    })),
    lines: [fullCharacter.talents, fullCharacter.abilities, fullCharacter.spells].flatMap((entries) =>
      (entries ?? []).map(createPlayLine),
    ),
    words: [
      ...listWords(translate('suPlayRow.movement'), character.movement),
      ...listWords(translate('suPlayRow.weakTo'), derived.weaknesses),
      ...listWords(translate('suPlayRow.vulnerableTo'), derived.vulnerabilities),
      ...listWords(translate('suPlayRow.immuneTo'), character.immunities),
    ],
    track: { label: 'HP', white, red },
    effects: LASTING_EFFECTS.map(getTermName),
  };
}

/** Formats a target number: `5+`, or a question mark if the numbers of the character are wrong. */
const formatTargetNumber = (targetNumber: number | undefined): string =>
  targetNumber === undefined ? '?' : `${targetNumber}+`;

const createPlayLine = ({ name, text = '', items = [] }: Entry): PlayLine => ({
  name: items.length === 0 ? name : `${name} (${items.join(', ')})`,
  text,
});

const listWords = (heading: string, terms: readonly string[] = []): PlayLine[] =>
  terms.length === 0 ? [] : [{ name: heading, text: terms.map(getTermName).join(', ') }];
