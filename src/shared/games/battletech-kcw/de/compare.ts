/** Comparisons and duels of the BattleTech combat rules. */
import type { Phrases } from '../../../i18n/phrases.ts';

export const COMPARE_DE: Phrases = {
  'Levels above Green': 'Stufen über Green',
  '{0} unit': 'Einheit der Art {0}',
  '{0} units': 'Einheiten der Art {0}',
  '2d6 {0} against 2d6 {1}': '2d6 {0} gegen 2d6 {1}',
  '2d6 against {0}, before any modifier': '2d6 gegen {0}, noch ohne Modifikatoren',
  'to keep its feet': 'stehen zu bleiben',
  '2d6 {0} against 2d6 {1}; equal totals are counted as if they were rolled again.':
    '2d6 {0} gegen 2d6 {1}; gleiche Summen zählen, als würde neu gewürfelt.',
  'These rules settle initiative and actions; weapons and armour stand on record sheets that Rollcall does not hold, so no duel can be worked out.':
    'Diese Regeln klären Initiative und Aktionen; Waffen und Panzerung stehen auf Datenblättern, die Rollcall nicht hat, deshalb lässt sich kein Duell ausrechnen.',
};
