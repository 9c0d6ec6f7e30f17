/** The units as cards know them. */
import { characterSubject } from '../../character-fields/card-subject.ts';
import type { CardSpec } from '../card.ts';
import { FIELDS } from './fields.ts';
import { VOCABULARIES } from './form.ts';

const WORDS = new Map(
  Object.values(VOCABULARIES).flatMap((words) => words.map(({ id, label }) => [id, label] as const)),
);

export const card: CardSpec = {
  subjects: {
    character: characterSubject(FIELDS, {
      bonus: 'number',
      bonusText: 'text',
      parts: 'text',
      'parts/*': 'text',
      'parts/*/label': 'text',
      'parts/*/value': 'text',
      mpNow: 'number',
      isSlowed: 'flag',
      line: ['player', 'npc', 'infantry'],
      tieRank: 'number',
    }),
  },
  templates: ['hangar'],
  pieceKinds: [],
  pieces: () => [],
  formats: { word: (id) => WORDS.get(String(id)) ?? String(id) },
  icons: {
    heat: { shape: 'burst', says: 'heat' },
    mp: { shape: 'chevrons', says: 'MP' },
  },
};
