/** Describes the conditions and choices that make an event impossible, as ends of sentences. */
import type { LateText } from '../../../../texts/late-text.ts';

export const CONDITIONS: Readonly<Record<string, LateText>> = {
  out: (translate) => translate('suConditions.out'),
  aloft: (translate) => translate('suConditions.aloft'),
  henchman: (translate) => translate('suConditions.henchman'),
  ko: (translate) => translate('suConditions.ko'),
  paralysis: (translate) => translate('suConditions.paralysed'),
  stun: (translate) => translate('suConditions.stunned'),
  entangle: (translate) => translate('suConditions.entangled'),
  nullify: (translate) => translate('suConditions.nullified'),
  move: (translate) => translate('suConditions.noMove'),
  inside: (translate) => translate('suConditions.insideBuilding'),
  contact: (translate) => translate('suConditions.enemyInContact'),
  'start:order': (translate) => translate('suConditions.orderOpen'),
  'pass:pass': (translate) => translate('suConditions.canChoose'),
  'manipulate:missing': (translate) => translate('suConditions.traitMissing'),
  'climb-high:climb-high': (translate) => translate('suConditions.notFlying'),
  'attack:object': (translate) => translate('suConditions.objectMissing'),
  'attack:charge': (translate) => translate('suConditions.notCharged'),
  'react:block': (translate) => translate('suConditions.nothingToBlock'),
  'react:fallen-ally': (translate) => translate('suConditions.noFallenFriend'),
  'react:teleport': (translate) => translate('suConditions.noTeleport'),
};
