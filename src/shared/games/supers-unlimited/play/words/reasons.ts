/** Why something cannot be had, where its code alone does not tell somebody who lacks the book. */

import type { Refusal } from '../../../../play/event/refusal.ts';
import type { NameOf } from '../../../../play/names.ts';
import type { Candidate } from '../../../../play/play-rules.ts';
import { formatText, type LateText } from '../../../../texts/late-text.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SuEncounter } from '../state.ts';
import { orText } from './small-words.ts';

/** By `kind:value` of a choice, or by the fact behind a target, a limit or a moment. */
const REASONS: Readonly<Record<string, LateText>> = {
  'roll:missing': (translate) => translate('suReasons.choiceMissing'),
  'terrain-roll:missing': (translate) => translate('suReasons.dieMissing'),
  'subplots:missing': (translate) => translate('suReasons.subplotMissing'),
  'subplots:reroll': (translate) => translate('suReasons.subplotsReroll'),
  'recover:hp': (translate) => translate('suReasons.hpByRecovery'),
  'recover:ko': (translate) => translate('suReasons.wakesInRecovery'),
  'gimmick:tag-team': (translate) => translate('suReasons.afterOtherActivation'),
  'gimmick:we-go-again': (translate) => translate('suReasons.afterOtherGimmick'),
  'gimmick:synergism': (translate) => translate('suReasons.afterOwnAction'),
  'gimmick:arcane-node': (translate) => translate('suReasons.afterOwnAction'),
  'gimmick:mastermind': (translate) => translate('suReasons.afterOwnAction'),
  'gimmick:ultimate-adaptation': (translate) => translate('suReasons.afterOwnAction'),
  'gimmick:restoration': (translate) => translate('suReasons.atRecoveryStart'),
  'gimmick:second-wind': (translate) => translate('suReasons.atRecoveryEnd'),
  'gimmick:elusive': (translate) => translate('suReasons.whenAttacked'),
  'gimmick:enduring': (translate) => translate('suReasons.whenAttacked'),
  'gimmick:evasion': (translate) => translate('suReasons.afterAttack'),
  'gimmick:shake-it-off': (translate) => translate('suReasons.afterAttack'),
  'gimmick:arcane-scholar': (translate) => translate('suReasons.atActivationStart'),
  'E-43': (translate) => translate('suReasons.lastTurnOver'),
  'E-48': (translate) => translate('suReasons.rolledAlready'),
  'E-53': (translate) => translate('suReasons.actionLimit'),
  'E-55': (translate) => translate('suReasons.reactedAlready'),
  'E-57': (translate) => translate('suReasons.notOnTable'),
  'E-59': (translate) => translate('suReasons.enemyClose'),
  'E-61': (translate) => translate('suReasons.initiativeHeld'),
  'E-67': (translate) => translate('suReasons.enemyInContact'),
  'E-72': (translate) => translate('suReasons.enemyClose'),
  'E-74': (translate) => translate('suReasons.heightDiffers'),
  'E-79': (translate) => translate('suReasons.outOfReach'),
  'E-83': (translate) => translate('suReasons.throwAbility'),
  'E-94': (translate) => translate('suReasons.objectUse'),
  'E-107': (translate) => translate('suReasons.entangledTargets'),
  'E-121': (translate) => translate('suReasons.gimmickReach'),
  'E-123': (translate) => translate('suReasons.inanimateTargets'),
  'E-137': (translate) => translate('suReasons.notToBeTried'),
  'E?31': (translate) => translate('suReasons.othersFirst'),
  'E-131': (translate) => translate('suReasons.onlyOnce'),
};

/** What has its place in the set-up. */
const SETUP: ReadonlySet<string> = new Set([
  ...['terrain-roll', 'deployment', 'scenario', 'marker-roll', 'quest'],
  ...['subplots', 'plasma-roll', 'wits', 'turn-order', 'deploy'],
]);

/** `Not at or with Wasp: too far above or below.` */
export function reason(
  translate: Translate,
  encounter: SuEncounter,
  { kind }: Candidate,
  refusal: Refusal,
  name: NameOf,
): string | undefined {
  const { code, fact = '', actual, required, targets = [] } = refusal;
  const why = reasonText(translate, fact);
  switch (code) {
    case 'order.choice':
      return sentence(reasonText(translate, `${kind}:${actual}`));
    case 'order.phase':
      return encounter.state.phase === 'setup' && SETUP.has(kind) ? translate('suReasons.laterStepDone') : undefined;
    case 'order.target':
      if (why === undefined) return undefined;
      return targets.length === 0
        ? translate('suReasons.notAtThis', { reason: why })
        : translate('suReasons.notAtTargets', { targets: orText(translate, targets.map(name)), reason: why });
    case 'order.limit':
      return Number(actual) > Number(required) ? undefined : sentence(why);
    default:
      return undefined;
  }
}

function reasonText(translate: Translate, key: string): string | undefined {
  const text = Object.hasOwn(REASONS, key) ? REASONS[key] : undefined;
  return text && formatText(translate, text);
}

const sentence = (why: string | undefined): string | undefined =>
  why && `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
