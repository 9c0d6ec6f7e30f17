/** Messages on characters and their attacks. */
import { formatIdMessage } from '../../../character-fields/messages.ts';
import { short } from '../../../text/short.ts';
import { formatList } from '../../../texts/lists.ts';
import type { Translate } from '../../../texts/translate.ts';
import { isBlank, quoteValue } from '../../../texts/values.ts';
import type { SuRaised } from '../check/rule.ts';
import type { SuCode } from '../codes.ts';
import { CONTROL_TARGETS, LEVELS, ORIGINS, SIZES, THROW_ABILITIES, TYPES } from '../facts.ts';
import { nameField, nameOf, traitName } from '../names.ts';
import type { SuOptions } from '../options.ts';
import {
  formatActual,
  formatListed,
  formatRequired,
  type Message,
  nameAttack,
  nameFamily,
  nameNoSuch,
  quoteHouseRule,
  readText,
} from './parts.ts';

type CharacterCode = Extract<SuCode, `su.character.${string}` | `su.attack.${string}`>;

/** Factions and Immunities are free words of the document and are shown as written. */
const isFree = (finding: SuRaised): boolean => ['faction', 'immunity'].includes(readText(finding, 'family'));

/** Joins words of the rules of which one is enough: `Emissary, Living, Robotic or Undead`. */
const listChoices = (translate: Translate, ids: readonly string[]): string =>
  formatList(translate.language, ids.map(nameOf), 'disjunction');

export const CHARACTER_MESSAGES: Readonly<Record<CharacterCode, Message>> = {
  'su.character.id': formatIdMessage,
  'su.character.level': (translate, f) =>
    translate('supersUnlimited.characterFindings.level', { level: formatActual(translate, f), ...LEVELS }),
  'su.character.number': (translate, f, options) =>
    translate('supersUnlimited.characterFindings.number', {
      field: nameField(translate, f.place, options),
      value: formatActual(translate, f),
      least: formatRequired(translate, f),
    }),
  'su.character.limits': (translate, f, options) =>
    translate('supersUnlimited.characterFindings.limits', {
      field: nameField(translate, f.place, options),
      value: formatActual(translate, f),
      limit: formatRequired(translate, f),
    }),
  'su.character.vocabulary': formatUnknownWord,
  'su.character.class-missing': (translate) => translate('supersUnlimited.characterFindings.classMissing'),
  'su.character.class-many': (translate, f) =>
    translate('supersUnlimited.characterFindings.classMany', { count: Number(f.actual) }),
  'su.character.type-missing': (translate) =>
    translate('supersUnlimited.characterFindings.typeMissing', { types: listChoices(translate, TYPES) }),
  'su.character.origin-missing': (translate) =>
    translate('supersUnlimited.characterFindings.originMissing', { origins: listChoices(translate, ORIGINS) }),
  'su.character.type-many': (translate, f) =>
    translate('supersUnlimited.characterFindings.typeMany', { count: Number(f.actual) }),
  'su.character.repeated': (translate, f) =>
    translate('supersUnlimited.characterFindings.repeated', {
      word: quoteValue(translate, isFree(f) ? f.actual : nameOf(String(f.actual))),
      families: nameFamily(translate, f),
    }),
  'su.character.size': (translate, f) =>
    translate('supersUnlimited.characterFindings.size', {
      size: formatActual(translate, f),
      min: SIZES[0].size,
      max: SIZES.at(-1)?.size ?? '',
    }),
  'su.character.red-zone': formatRedZone,
  'su.attack.bash-missing': (translate) => translate('supersUnlimited.attackFindings.bashMissing'),
  'su.attack.bash-profile': (translate) => translate('supersUnlimited.attackFindings.bashProfile'),
  'su.attack.throw-missing': (translate, f) =>
    translate('supersUnlimited.attackFindings.throwMissing', { abilities: formatListed(translate, f, 'abilities') }),
  'su.attack.vocabulary': (translate, f) => {
    const [attack, noSuch] = [nameAttack(translate, f), nameNoSuch(translate, f)];
    return isBlank(f.actual)
      ? translate('supersUnlimited.attackFindings.noWord', { attack, noSuch })
      : translate('supersUnlimited.attackFindings.word', { attack, noSuch, word: formatActual(translate, f) });
  },
  'su.attack.number': (translate, f) => {
    const attack = nameAttack(translate, f);
    return f.place.endsWith('/bonusDice')
      ? translate('supersUnlimited.attackFindings.bonusDice', { attack, dice: formatActual(translate, f) })
      : translate('supersUnlimited.attackFindings.bonus', { attack, bonus: formatActual(translate, f) });
  },
  'su.attack.range-missing': (translate, f) => {
    const [attack, type] = [nameAttack(translate, f), nameOf(readText(f, 'type'))];
    return f.actual === undefined
      ? translate('supersUnlimited.attackFindings.rangeMissing', { attack, type })
      : translate('supersUnlimited.attackFindings.rangeWrong', { attack, type, range: formatActual(translate, f) });
  },
  'su.attack.range-unexpected': (translate, f) =>
    translate('supersUnlimited.attackFindings.rangeUnexpected', {
      attack: nameAttack(translate, f),
      range: formatActual(translate, f),
    }),
  'su.attack.effect-missing': (translate, f) =>
    translate('supersUnlimited.attackFindings.effectMissing', { attack: nameAttack(translate, f) }),
  'su.attack.control-type': (translate, f) => {
    const [attack, targets] = [nameAttack(translate, f), listChoices(translate, CONTROL_TARGETS)];
    return f.actual === undefined
      ? translate('supersUnlimited.attackFindings.controlMissing', { attack, targets })
      : translate('supersUnlimited.attackFindings.controlWrong', {
          attack,
          targets,
          word: quoteValue(translate, f.actual),
        });
  },
  'su.attack.spray': (translate, f) => {
    const attack = nameAttack(translate, f);
    return readText(f, 'allowed') === 'off'
      ? translate('supersUnlimited.attackFindings.sprayOff', { attack, rule: quoteHouseRule(translate, 'su.spray') })
      : translate('supersUnlimited.attackFindings.sprayUndefined', { attack });
  },
  'su.attack.throw-ability': (translate) => {
    const ids = THROW_ABILITIES.map(({ ability }) => ability.replaceAll(' ', '-'));
    return translate('supersUnlimited.attackFindings.throwAbility', { abilities: listChoices(translate, ids) });
  },
  'su.attack.throw-profile': (translate, f, options) => {
    const trait = short(traitName('aim', options));
    return f.required === undefined
      ? translate('supersUnlimited.attackFindings.throwProfile', { trait })
      : translate('supersUnlimited.attackFindings.throwProfileAtRange', { trait, range: formatRequired(translate, f) });
  },
};

/** Says which word the rules do not know. */
export function formatUnknownWord(translate: Translate, finding: SuRaised): string {
  const noSuch = nameNoSuch(translate, finding);
  return isBlank(finding.actual)
    ? translate('supersUnlimited.characterFindings.noWord', { noSuch })
    : translate('supersUnlimited.characterFindings.word', { noSuch, word: formatActual(translate, finding) });
}

function formatRedZone(translate: Translate, finding: SuRaised, options: SuOptions): string {
  const count = Number(finding.actual);
  if (readText(finding, 'kind') === 'unusual') {
    const usual = formatRequired(translate, finding);
    return options['su.redZoneRounding'] === 'ceil'
      ? translate('supersUnlimited.characterFindings.redZoneRoundedUp', {
          count,
          usual,
          rule: quoteHouseRule(translate, 'su.redZoneRounding'),
        })
      : translate('supersUnlimited.characterFindings.redZone', { count, usual });
  }
  return finding.required === undefined
    ? translate('supersUnlimited.characterFindings.redBoxes', { count })
    : translate('supersUnlimited.characterFindings.redBoxesOfTotal', {
        count,
        total: formatRequired(translate, finding),
      });
}
