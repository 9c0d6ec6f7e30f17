/** Conditions and choices that an event is refused for, as the end of a sentence. */
import type { LateText } from '../../../../texts/late-text.ts';

export const CONDITIONS: Readonly<Record<string, LateText>> = {
  out: (t) => t('suConditions.out'),
  aloft: (t) => t('suConditions.aloft'),
  henchman: (t) => t('suConditions.henchman'),
  ko: (t) => t('suConditions.ko'),
  paralysis: (t) => t('suConditions.paralysed'),
  stun: (t) => t('suConditions.stunned'),
  entangle: (t) => t('suConditions.entangled'),
  nullify: (t) => t('suConditions.nullified'),
  move: (t) => t('suConditions.noMove'),
  inside: (t) => t('suConditions.insideBuilding'),
  contact: (t) => t('suConditions.enemyInContact'),
  'start:order': (t) => t('suConditions.orderOpen'),
  'pass:pass': (t) => t('suConditions.canChoose'),
  'manipulate:missing': (t) => t('suConditions.traitMissing'),
  'climb-high:climb-high': (t) => t('suConditions.notFlying'),
  'attack:object': (t) => t('suConditions.objectMissing'),
  'attack:charge': (t) => t('suConditions.notCharged'),
  'react:block': (t) => t('suConditions.nothingToBlock'),
  'react:fallen-ally': (t) => t('suConditions.noFallenFriend'),
  'react:teleport': (t) => t('suConditions.noTeleport'),
};
