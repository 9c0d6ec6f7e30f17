import { BookA } from 'lucide-react';
import type { Translate } from '../../../shared/texts/translate.ts';
import { createLazyScreen, type KindFeature } from '../../navigation/screen.ts';

/** Registers the glossary screen, which shows all glossaries. */
export const glossaryFeature = {
  screens: {
    glossary: {
      title: (translate: Translate) => translate('shell.glossary'),
      component: createLazyScreen(async () => (await import('./glossary-screen.tsx')).GlossaryScreen),
      parentScreen: 'characters',
      // Undo on this screen reverts operations on whole documents: a change of an entry may change many cards.
      undoesOperations: true,
      entries: [
        {
          id: 'go-glossary',
          route: { screen: 'glossary' },
          label: (translate: Translate) => translate('shell.goGlossary'),
          menuLabel: (translate: Translate) => translate('menu.commands.go-glossary'),
          rail: { label: (translate: Translate) => translate('shell.glossary'), icon: BookA, isTool: true },
        },
      ],
    },
  },
} satisfies KindFeature;
