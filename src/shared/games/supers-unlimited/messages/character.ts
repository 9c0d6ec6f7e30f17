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
const listChoices = (t: Translate, ids: readonly string[]): string =>
  formatList(t.language, ids.map(nameOf), 'disjunction');

export const CHARACTER_MESSAGES: Readonly<Record<CharacterCode, Message>> = {
  'su.character.id': formatIdMessage,
  'su.character.level': (t, f) =>
    t('supersUnlimited.characterFindings.level', { level: formatActual(t, f), ...LEVELS }),
  'su.character.number': (t, f, options) =>
    t('supersUnlimited.characterFindings.number', {
      field: nameField(t, f.place, options),
      value: formatActual(t, f),
      least: formatRequired(t, f),
    }),
  'su.character.limits': (t, f, options) =>
    t('supersUnlimited.characterFindings.limits', {
      field: nameField(t, f.place, options),
      value: formatActual(t, f),
      limit: formatRequired(t, f),
    }),
  'su.character.vocabulary': formatUnknownWord,
  'su.character.class-missing': (t) => t('supersUnlimited.characterFindings.classMissing'),
  'su.character.class-many': (t, f) => t('supersUnlimited.characterFindings.classMany', { count: Number(f.actual) }),
  'su.character.type-missing': (t) =>
    t('supersUnlimited.characterFindings.typeMissing', { types: listChoices(t, TYPES) }),
  'su.character.origin-missing': (t) =>
    t('supersUnlimited.characterFindings.originMissing', { origins: listChoices(t, ORIGINS) }),
  'su.character.type-many': (t, f) => t('supersUnlimited.characterFindings.typeMany', { count: Number(f.actual) }),
  'su.character.repeated': (t, f) =>
    t('supersUnlimited.characterFindings.repeated', {
      word: quoteValue(t, isFree(f) ? f.actual : nameOf(String(f.actual))),
      families: nameFamily(t, f),
    }),
  'su.character.size': (t, f) =>
    t('supersUnlimited.characterFindings.size', {
      size: formatActual(t, f),
      min: SIZES[0].size,
      max: SIZES.at(-1)?.size ?? '',
    }),
  'su.character.red-zone': formatRedZone,
  'su.attack.bash-missing': (t) => t('supersUnlimited.attackFindings.bashMissing'),
  'su.attack.bash-profile': (t) => t('supersUnlimited.attackFindings.bashProfile'),
  'su.attack.throw-missing': (t, f) =>
    t('supersUnlimited.attackFindings.throwMissing', { abilities: formatListed(t, f, 'abilities') }),
  'su.attack.vocabulary': (t, f) => {
    const [attack, noSuch] = [nameAttack(t, f), nameNoSuch(t, f)];
    return isBlank(f.actual)
      ? t('supersUnlimited.attackFindings.noWord', { attack, noSuch })
      : t('supersUnlimited.attackFindings.word', { attack, noSuch, word: formatActual(t, f) });
  },
  'su.attack.number': (t, f) => {
    const attack = nameAttack(t, f);
    return f.place.endsWith('/bonusDice')
      ? t('supersUnlimited.attackFindings.bonusDice', { attack, dice: formatActual(t, f) })
      : t('supersUnlimited.attackFindings.bonus', { attack, bonus: formatActual(t, f) });
  },
  'su.attack.range-missing': (t, f) => {
    const [attack, type] = [nameAttack(t, f), nameOf(readText(f, 'type'))];
    return f.actual === undefined
      ? t('supersUnlimited.attackFindings.rangeMissing', { attack, type })
      : t('supersUnlimited.attackFindings.rangeWrong', { attack, type, range: formatActual(t, f) });
  },
  'su.attack.range-unexpected': (t, f) =>
    t('supersUnlimited.attackFindings.rangeUnexpected', { attack: nameAttack(t, f), range: formatActual(t, f) }),
  'su.attack.effect-missing': (t, f) => t('supersUnlimited.attackFindings.effectMissing', { attack: nameAttack(t, f) }),
  'su.attack.control-type': (t, f) => {
    const [attack, targets] = [nameAttack(t, f), listChoices(t, CONTROL_TARGETS)];
    return f.actual === undefined
      ? t('supersUnlimited.attackFindings.controlMissing', { attack, targets })
      : t('supersUnlimited.attackFindings.controlWrong', { attack, targets, word: quoteValue(t, f.actual) });
  },
  'su.attack.spray': (t, f) => {
    const attack = nameAttack(t, f);
    return readText(f, 'allowed') === 'off'
      ? t('supersUnlimited.attackFindings.sprayOff', { attack, rule: quoteHouseRule(t, 'su.spray') })
      : t('supersUnlimited.attackFindings.sprayUndefined', { attack });
  },
  'su.attack.throw-ability': (t) => {
    const ids = THROW_ABILITIES.map(({ ability }) => ability.replaceAll(' ', '-'));
    return t('supersUnlimited.attackFindings.throwAbility', { abilities: listChoices(t, ids) });
  },
  'su.attack.throw-profile': (t, f, options) => {
    const trait = short(traitName('aim', options));
    return f.required === undefined
      ? t('supersUnlimited.attackFindings.throwProfile', { trait })
      : t('supersUnlimited.attackFindings.throwProfileAtRange', { trait, range: formatRequired(t, f) });
  },
};

/** Says which word the rules do not know. */
export function formatUnknownWord(t: Translate, finding: SuRaised): string {
  const noSuch = nameNoSuch(t, finding);
  return isBlank(finding.actual)
    ? t('supersUnlimited.characterFindings.noWord', { noSuch })
    : t('supersUnlimited.characterFindings.word', { noSuch, word: formatActual(t, finding) });
}

function formatRedZone(t: Translate, finding: SuRaised, options: SuOptions): string {
  const count = Number(finding.actual);
  if (readText(finding, 'kind') === 'unusual') {
    const usual = formatRequired(t, finding);
    return options['su.redZoneRounding'] === 'ceil'
      ? t('supersUnlimited.characterFindings.redZoneRoundedUp', {
          count,
          usual,
          rule: quoteHouseRule(t, 'su.redZoneRounding'),
        })
      : t('supersUnlimited.characterFindings.redZone', { count, usual });
  }
  return finding.required === undefined
    ? t('supersUnlimited.characterFindings.redBoxes', { count })
    : t('supersUnlimited.characterFindings.redBoxesOfTotal', { count, total: formatRequired(t, finding) });
}
