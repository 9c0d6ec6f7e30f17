/** Maps the English words that encounters store for numbers and conditions of models to their labels. */
import type { LateText } from '../../../../texts/late-text.ts';

export const TRACKED_LABELS: Readonly<Record<string, LateText>> = {
  Altitude: (translate) => translate('suLabels.altitude'),
  'Bonus Successes': (translate) => translate('suLabels.bonusSuccesses'),
  'KO’ed': (translate) => translate('suLabels.ko'),
  aloft: (translate) => translate('suLabels.aloft'),
  summoned: (translate) => translate('suLabels.summoned'),
  'last Turn to come': (translate) => translate('suLabels.lastTurn'),
};
