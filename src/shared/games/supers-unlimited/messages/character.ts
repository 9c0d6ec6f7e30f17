/**
 * Formats the messages of findings on characters and their attacks. `formatActual` formats the value in the document, and
 * `formatRequired` the value that the rule requires or allows. `readText` reads the other values of a finding.
 */
import { formatIdMessage } from '../../../character-fields/messages.ts';
import { truncate } from '../../../text/truncate.ts';
import { formatList } from '../../../texts/lists.ts';
import type { Translate } from '../../../texts/translate.ts';
import { isBlank, quoteValue } from '../../../texts/values.ts';
import type { SuRawFinding } from '../check/rule.ts';
import type { SuCode } from '../codes.ts';
import { CONTROL_TARGETS, LEVELS, ORIGINS, SIZES, THROW_ABILITIES, TYPES } from '../facts.ts';
import { getTermName, getTraitName, nameField } from '../names.ts';
import type { SuOptions } from '../options.ts';
import {
  type FormatFinding,
  formatActual,
  formatListed,
  formatRequired,
  nameAttack,
  nameFamily,
  nameNoSuch,
  quoteHouseRule,
  readText,
} from './parts.ts';

type CharacterCode = Extract<SuCode, `su.character.${string}` | `su.attack.${string}`>;

/** Whether the word of a finding is free text. Factions and Immunities are free and shown unchanged. */
const isFree = (finding: SuRawFinding): boolean => ['faction', 'immunity'].includes(readText(finding, 'family'));

/** Joins words of the rules as alternatives: `Emissary, Living, Robotic or Undead`. */
const listChoices = (translate: Translate, terms: readonly string[]): string =>
  formatList(translate.language, terms.map(getTermName), 'disjunction');

export const CHARACTER_MESSAGES: Readonly<Record<CharacterCode, FormatFinding>> = {
  'su.character.id': formatIdMessage,
  'su.character.level': (translate, finding) =>
    translate('supersUnlimited.characterFindings.level', { level: formatActual(translate, finding), ...LEVELS }),
  'su.character.number': (translate, finding, options) =>
    translate('supersUnlimited.characterFindings.number', {
      field: nameField(translate, finding.localPointer, options),
      value: formatActual(translate, finding),
      least: formatRequired(translate, finding),
    }),
  'su.character.limits': (translate, finding, options) =>
    translate('supersUnlimited.characterFindings.limits', {
      field: nameField(translate, finding.localPointer, options),
      value: formatActual(translate, finding),
      limit: formatRequired(translate, finding),
    }),
  'su.character.vocabulary': formatUnknownWord,
  'su.character.class-missing': (translate) => translate('supersUnlimited.characterFindings.classMissing'),
  'su.character.class-many': (translate, finding) =>
    translate('supersUnlimited.characterFindings.classMany', { count: Number(finding.actual) }),
  'su.character.type-missing': (translate) =>
    translate('supersUnlimited.characterFindings.typeMissing', { types: listChoices(translate, TYPES) }),
  'su.character.origin-missing': (translate) =>
    translate('supersUnlimited.characterFindings.originMissing', { origins: listChoices(translate, ORIGINS) }),
  'su.character.type-many': (translate, finding) =>
    translate('supersUnlimited.characterFindings.typeMany', { count: Number(finding.actual) }),
  'su.character.repeated': (translate, finding) =>
    translate('supersUnlimited.characterFindings.repeated', {
      word: quoteValue(translate, isFree(finding) ? finding.actual : getTermName(String(finding.actual))),
      families: nameFamily(translate, finding),
    }),
  'su.character.size': (translate, finding) =>
    translate('supersUnlimited.characterFindings.size', {
      size: formatActual(translate, finding),
      min: SIZES[0].size,
      max: SIZES.at(-1)?.size ?? '',
    }),
  'su.character.red-zone': formatRedZone,
  'su.attack.bash-missing': (translate) => translate('supersUnlimited.attackFindings.bashMissing'),
  'su.attack.bash-profile': (translate) => translate('supersUnlimited.attackFindings.bashProfile'),
  'su.attack.throw-missing': (translate, finding) =>
    translate('supersUnlimited.attackFindings.throwMissing', {
      abilities: formatListed(translate, finding, 'abilities'),
    }),
  'su.attack.vocabulary': (translate, finding) => {
    const [attack, noSuch] = [nameAttack(translate, finding), nameNoSuch(translate, finding)];
    return isBlank(finding.actual)
      ? translate('supersUnlimited.attackFindings.noWord', { attack, noSuch })
      : translate('supersUnlimited.attackFindings.word', { attack, noSuch, word: formatActual(translate, finding) });
  },
  'su.attack.number': (translate, finding) => {
    const attack = nameAttack(translate, finding);
    return finding.localPointer.endsWith('/bonusDice')
      ? translate('supersUnlimited.attackFindings.bonusDice', { attack, dice: formatActual(translate, finding) })
      : translate('supersUnlimited.attackFindings.bonus', { attack, bonus: formatActual(translate, finding) });
  },
  'su.attack.range-missing': (translate, finding) => {
    const [attack, type] = [nameAttack(translate, finding), getTermName(readText(finding, 'type'))];
    return finding.actual === undefined
      ? translate('supersUnlimited.attackFindings.rangeMissing', { attack, type })
      : translate('supersUnlimited.attackFindings.rangeWrong', {
          attack,
          type,
          range: formatActual(translate, finding),
        });
  },
  'su.attack.range-unexpected': (translate, finding) =>
    translate('supersUnlimited.attackFindings.rangeUnexpected', {
      attack: nameAttack(translate, finding),
      range: formatActual(translate, finding),
    }),
  'su.attack.effect-missing': (translate, finding) =>
    translate('supersUnlimited.attackFindings.effectMissing', { attack: nameAttack(translate, finding) }),
  'su.attack.control-type': (translate, finding) => {
    const [attack, targets] = [nameAttack(translate, finding), listChoices(translate, CONTROL_TARGETS)];
    return finding.actual === undefined
      ? translate('supersUnlimited.attackFindings.controlMissing', { attack, targets })
      : translate('supersUnlimited.attackFindings.controlWrong', {
          attack,
          targets,
          word: quoteValue(translate, finding.actual),
        });
  },
  'su.attack.spray': (translate, finding) => {
    const attack = nameAttack(translate, finding);
    return readText(finding, 'allowed') === 'off'
      ? translate('supersUnlimited.attackFindings.sprayOff', { attack, rule: quoteHouseRule(translate, 'su.spray') })
      : translate('supersUnlimited.attackFindings.sprayUndefined', { attack });
  },
  'su.attack.throw-ability': (translate) => {
    const ids = THROW_ABILITIES.map(({ ability }) => ability.replaceAll(' ', '-'));
    return translate('supersUnlimited.attackFindings.throwAbility', { abilities: listChoices(translate, ids) });
  },
  'su.attack.throw-profile': (translate, finding, options) => {
    const trait = truncate(getTraitName('aim', options));
    return finding.required === undefined
      ? translate('supersUnlimited.attackFindings.throwProfile', { trait })
      : translate('supersUnlimited.attackFindings.throwProfileAtRange', {
          trait,
          range: formatRequired(translate, finding),
        });
  },
};

/** Says which word the rules do not know. */
export function formatUnknownWord(translate: Translate, finding: SuRawFinding): string {
  const noSuch = nameNoSuch(translate, finding);
  return isBlank(finding.actual)
    ? translate('supersUnlimited.characterFindings.noWord', { noSuch })
    : translate('supersUnlimited.characterFindings.word', { noSuch, word: formatActual(translate, finding) });
}

function formatRedZone(translate: Translate, finding: SuRawFinding, options: SuOptions): string {
  const count = Number(finding.actual);
  if (readText(finding, 'kind') === 'unusual') {
    const defaultCount = formatRequired(translate, finding);
    return options['su.redZoneRounding'] === 'ceil'
      ? translate('supersUnlimited.characterFindings.redZoneRoundedUp', {
          count,
          usual: defaultCount,
          rule: quoteHouseRule(translate, 'su.redZoneRounding'),
        })
      : translate('supersUnlimited.characterFindings.redZone', { count, usual: defaultCount });
  }
  return finding.required === undefined
    ? translate('supersUnlimited.characterFindings.redBoxes', { count })
    : translate('supersUnlimited.characterFindings.redBoxesOfTotal', {
        count,
        total: formatRequired(translate, finding),
      });
}
