/** Describes what cards of the Tin Parade can print. */
import type { CardSpec } from '../../../src/shared/card/card-rules.ts';
import { PACES } from './rules.ts';

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const card: CardSpec = {
  subjects: {
    character: {
      fields: [
        ...['id', 'name', 'concept', 'brass', 'pace', 'notes', 'art/drawing', 'art/image', 'art/image/credit'].map(
          (key) => `/character/${key}`,
        ),
        ...['', '/*', '/*/name', '/*/text'].map((tunePath) => `/character/tunes${tunePath}`),
        ...['/character/factions', '/character/factions/*'],
        '/derived/drums',
      ],
      kinds: { '/character/brass': 'number', '/derived/drums': 'number', '/character/art/drawing': 'drawing' },
      words: { '/character/pace': PACES },
    },
  },
  templates: [],
  pieceKinds: [],
  listPieces: () => [],
  formats: { word: (word) => capitalize(String(word)) },
  icons: { brass: { shape: 'burst', label: 'Horns' } },
};
