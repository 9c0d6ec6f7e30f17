/** Why something cannot be had, where its code alone does not tell somebody who lacks the book. */

import type { Refusal } from '../../../../play/event/refusal.ts';
import type { NameOf } from '../../../../play/names.ts';
import type { Candidate } from '../../../../play/play-spec.ts';
import { formatText, type LateText } from '../../../../texts/late-text.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SuPlay } from '../state.ts';
import { orText } from './small-words.ts';

/** By `kind:value` of a choice, or by the fact behind a target, a limit or a moment. */
const REASONS: Readonly<Record<string, LateText>> = {
  'roll:missing': (t) => t('suReasons.choiceMissing'),
  'terrain-roll:missing': (t) => t('suReasons.dieMissing'),
  'subplots:missing': (t) => t('suReasons.subplotMissing'),
  'subplots:reroll': (t) => t('suReasons.subplotsReroll'),
  'recover:hp': (t) => t('suReasons.hpByRecovery'),
  'recover:ko': (t) => t('suReasons.wakesInRecovery'),
  'gimmick:tag-team': (t) => t('suReasons.afterOtherActivation'),
  'gimmick:we-go-again': (t) => t('suReasons.afterOtherGimmick'),
  'gimmick:synergism': (t) => t('suReasons.afterOwnAction'),
  'gimmick:arcane-node': (t) => t('suReasons.afterOwnAction'),
  'gimmick:mastermind': (t) => t('suReasons.afterOwnAction'),
  'gimmick:ultimate-adaptation': (t) => t('suReasons.afterOwnAction'),
  'gimmick:restoration': (t) => t('suReasons.atRecoveryStart'),
  'gimmick:second-wind': (t) => t('suReasons.atRecoveryEnd'),
  'gimmick:elusive': (t) => t('suReasons.whenAttacked'),
  'gimmick:enduring': (t) => t('suReasons.whenAttacked'),
  'gimmick:evasion': (t) => t('suReasons.afterAttack'),
  'gimmick:shake-it-off': (t) => t('suReasons.afterAttack'),
  'gimmick:arcane-scholar': (t) => t('suReasons.atActivationStart'),
  'E-43': (t) => t('suReasons.lastTurnOver'),
  'E-48': (t) => t('suReasons.rolledAlready'),
  'E-53': (t) => t('suReasons.actionLimit'),
  'E-55': (t) => t('suReasons.reactedAlready'),
  'E-57': (t) => t('suReasons.notOnTable'),
  'E-59': (t) => t('suReasons.enemyClose'),
  'E-61': (t) => t('suReasons.initiativeHeld'),
  'E-67': (t) => t('suReasons.enemyInContact'),
  'E-72': (t) => t('suReasons.enemyClose'),
  'E-74': (t) => t('suReasons.heightDiffers'),
  'E-79': (t) => t('suReasons.outOfReach'),
  'E-83': (t) => t('suReasons.throwAbility'),
  'E-94': (t) => t('suReasons.objectUse'),
  'E-107': (t) => t('suReasons.entangledTargets'),
  'E-121': (t) => t('suReasons.gimmickReach'),
  'E-123': (t) => t('suReasons.inanimateTargets'),
  'E-137': (t) => t('suReasons.notToBeTried'),
  'E?31': (t) => t('suReasons.othersFirst'),
  'E-131': (t) => t('suReasons.onlyOnce'),
};

/** What has its place in the set-up. */
const SETUP: ReadonlySet<string> = new Set([
  ...['terrain-roll', 'deployment', 'scenario', 'marker-roll', 'quest'],
  ...['subplots', 'plasma-roll', 'wits', 'turn-order', 'deploy'],
]);

/** `Not at or with Wasp: too far above or below.` */
export function reason(
  t: Translate,
  play: SuPlay,
  { kind }: Candidate,
  refusal: Refusal,
  name: NameOf,
): string | undefined {
  const { code, fact = '', actual, required, targets = [] } = refusal;
  const why = reasonText(t, fact);
  switch (code) {
    case 'order.choice':
      return sentence(reasonText(t, `${kind}:${actual}`));
    case 'order.phase':
      return play.state.phase === 'setup' && SETUP.has(kind) ? t('suReasons.laterStepDone') : undefined;
    case 'order.target':
      if (why === undefined) return undefined;
      return targets.length === 0
        ? t('suReasons.notAtThis', { reason: why })
        : t('suReasons.notAtTargets', { targets: orText(t, targets.map(name)), reason: why });
    case 'order.limit':
      return Number(actual) > Number(required) ? undefined : sentence(why);
    default:
      return undefined;
  }
}

function reasonText(t: Translate, key: string): string | undefined {
  const text = Object.hasOwn(REASONS, key) ? REASONS[key] : undefined;
  return text && formatText(t, text);
}

const sentence = (why: string | undefined): string | undefined =>
  why && `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
