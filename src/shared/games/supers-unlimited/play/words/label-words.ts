/** Numbers and conditions of models as people say them, by the English words that encounters store. */
import type { LateText } from '../../../../texts/late-text.ts';

export const LABELS: Readonly<Record<string, LateText>> = {
  Altitude: (t) => t('suLabels.altitude'),
  'Bonus Successes': (t) => t('suLabels.bonusSuccesses'),
  'KO’ed': (t) => t('suLabels.ko'),
  aloft: (t) => t('suLabels.aloft'),
  summoned: (t) => t('suLabels.summoned'),
  'last Turn to come': (t) => t('suLabels.lastTurn'),
};
