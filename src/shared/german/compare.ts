/** Comparisons, their chances and duels: what several games say. The sentences of one game stand in its folder. */
import type { Phrases } from '../i18n/phrases.ts';

export const COMPARE_PHRASES_DE: Phrases = {
  'to act first': 'zuerst dran zu sein',
  'to hit': 'zu treffen',
  'Acts first': 'Zuerst dran',
  'Strongest power': 'Stärkste Power',
  Powers: 'Powers',
  Skills: 'Skills',

  character: 'Charakter',
  characters: 'Charaktere',
  hero: 'Held',
  heroes: 'Helden',
  unit: 'Einheit',
  units: 'Einheiten',
};
