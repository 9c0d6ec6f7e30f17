/** What a character of Supers Unlimited is played from (E-29): numbers, attacks, words, HP and the Effects that stay (E-100 to E-118). */
import type { PlayLine, PlayRow, PlayRowRules } from '../../../rules/play-row.ts';
import type { Translate } from '../../../texts/translate.ts';
import { attackNotation } from '../derive/notation.ts';
import { normalCharacter } from '../documents/normal.ts';
import type { Character } from '../documents/schema.ts';
import { ACTION_TRAITS } from '../facts.ts';
import { nameOf, traitName } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { characterData } from './character-data.ts';
import { LASTING } from './markers.ts';

type Entry = NonNullable<Character['talents']>[number];

export const playRows: PlayRowRules<Character, SuOptions> = { of: playRow };

function playRow(translate: Translate, character: Character, options: SuOptions): PlayRow {
  const full = normalCharacter(character);
  const { derived } = characterData(character, options);
  const { white, red } = derived.hp;
  return {
    kind: [
      translate('suPlayRow.level', { level: full.level }),
      nameOf(full.alignment),
      ...full.classes.map(nameOf),
    ].join(', '),
    numbers: [
      ['Power', String(full.power)],
      ['Move', `${full.move}″`],
      ['Size', String(full.size)],
      ...ACTION_TRAITS.map((trait): [string, string] => [
        traitName(trait, options),
        `${full.traits[trait].dice} R${full.traits[trait].resistance}`,
      ]),
      ['Recovery', String(full.traits.recovery.dice)],
      [translate('suPlayRow.toHit'), ACTION_TRAITS.map((trait) => toBeatText(derived.toBeat[trait])).join(' ')],
    ],
    attacks: full.attacks.map((attack) => ({ name: attack.name, text: attackNotation(attack, options) })),
    lines: [full.talents, full.abilities, full.spells].flatMap((entries) => (entries ?? []).map(lineOf)),
    words: [
      ...words(translate('suPlayRow.movement'), character.movement),
      ...words(translate('suPlayRow.weakTo'), derived.weaknesses),
      ...words(translate('suPlayRow.vulnerableTo'), derived.vulnerabilities),
      ...words(translate('suPlayRow.immuneTo'), character.immunities),
    ],
    track: { label: 'HP', white, red },
    effects: LASTING.map(nameOf),
  };
}

/** `5+`, or a question mark where the numbers of the character are wrong. */
const toBeatText = (number: number | undefined): string => (number === undefined ? '?' : `${number}+`);

const lineOf = ({ name, text = '', items = [] }: Entry): PlayLine => ({
  name: items.length === 0 ? name : `${name} (${items.join(', ')})`,
  text,
});

const words = (name: string, ids: readonly string[] = []): PlayLine[] =>
  ids.length === 0 ? [] : [{ name, text: ids.map(nameOf).join(', ') }];
