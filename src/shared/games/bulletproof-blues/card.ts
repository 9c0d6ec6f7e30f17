/** A character of Bulletproof Blues as cards know it. */
import { characterSubject } from '../../character-fields/card-subject.ts';
import type { CardSpec } from '../card.ts';
import { FIELDS } from './fields.ts';

export const card: CardSpec = {
  subjects: {
    character: characterSubject(FIELDS, {
      order: 'number',
      block: 'number',
      dodge: 'number',
      blockExpertise: 'flag',
      dodgeExpertise: 'flag',
      powers: 'text',
      'powers/*': 'text',
      'powers/*/name': 'text',
      'powers/*/text': 'text',
      'powers/*/items': 'text',
      'powers/*/items/*': 'text',
      'powers/*/rank': 'number',
      'powers/*/toDefend': 'number',
    }),
  },
  templates: [],
  pieceKinds: [],
  pieces: () => [],
  formats: { word: String },
};
