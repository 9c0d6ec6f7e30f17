/** Describes why an event isn't allowed. Each text completes a sentence that ends with "because". */
import type { LateText } from '../../../../texts/late-text.ts';

/**
 * A plain key is a condition from a state refusal, such as `stun`. A key `EVENT:CHOICE` explains why `CHOICE` is refused in the event
 * `EVENT`. The choice of `pass:pass` and `climb-high:climb-high` is the event itself. `start:order` is the missing turn order.
 */
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
