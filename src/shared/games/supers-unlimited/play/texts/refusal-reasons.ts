/** Explains refusals whose code alone says too little to players without the book. */

import type { Refusal } from '../../../../play/event/refusal.ts';
import type { GetName } from '../../../../play/model-names.ts';
import type { CandidateEvent } from '../../../../play/play-rules.ts';
import { formatLateText, type LateText } from '../../../../texts/late-text.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SuEncounter } from '../state.ts';
import { joinWithOr } from './phrases.ts';

/** The keys are `EVENT:CHOICE` for a refused choice, or the fact behind a refused target or a used-up limit. */
const REASON_TEXTS: Readonly<Record<string, LateText>> = {
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

/** Kinds of events that belong to a step of the setup. */
const SETUP_KINDS: ReadonlySet<string> = new Set([
  ...['terrain-roll', 'deployment', 'scenario', 'marker-roll', 'quest'],
  ...['subplots', 'plasma-roll', 'wits', 'turn-order', 'deploy'],
]);

/** Explains a refusal. Returns undefined if the general message is enough. Example: `Not at or with Wasp: too far above or below.` */
export function formatReason(
  translate: Translate,
  encounter: SuEncounter,
  candidate: CandidateEvent,
  refusal: Refusal,
  getName: GetName,
): string | undefined {
  const { kind } = candidate;
  const { code, fact = '', actual, required, targets = [] } = refusal;
  const reasonText = getReasonText(translate, fact);
  switch (code) {
    case 'order.payload':
      return kind === 'thing' ? translate(getThingReason(candidate.thing)) : undefined;
    case 'order.choice':
      return formatSentence(getReasonText(translate, `${kind}:${actual}`));
    case 'order.phase':
      return encounter.state.phase === 'setup' && SETUP_KINDS.has(kind)
        ? translate('suReasons.laterStepDone')
        : undefined;
    case 'order.target':
      if (reasonText === undefined) return undefined;
      return targets.length === 0
        ? translate('suReasons.notAtThis', { reason: reasonText })
        : translate('suReasons.notAtTargets', {
            targets: joinWithOr(translate, targets.map(getName)),
            reason: reasonText,
          });
    case 'order.limit':
      return Number(actual) > Number(required) ? undefined : formatSentence(reasonText);
    default:
      return undefined;
  }
}

/** A new Object lacks only its Rank, and a new Building its material or its volume. */
function getThingReason(thing: unknown): 'suReasons.rankMissing' | 'suReasons.buildingIncomplete' {
  const isBuilding = typeof thing === 'object' && thing !== null && 'kind' in thing && thing.kind === 'building';
  return isBuilding ? 'suReasons.buildingIncomplete' : 'suReasons.rankMissing';
}

function getReasonText(translate: Translate, reasonKey: string): string | undefined {
  const lateText = Object.hasOwn(REASON_TEXTS, reasonKey) ? REASON_TEXTS[reasonKey] : undefined;
  return lateText && formatLateText(translate, lateText);
}

const formatSentence = (reasonText: string | undefined): string | undefined =>
  reasonText && `${reasonText.charAt(0).toUpperCase()}${reasonText.slice(1)}.`;
