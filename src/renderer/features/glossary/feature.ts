import { BookA } from 'lucide-react';
import { type KindFeature, lazyScreen } from '../../navigation/screen.ts';
import { MENU } from '../../strings/menu.ts';
import { SHELL } from '../../strings/shell.ts';

/** What the window has for glossaries: one screen for all of them. */
export const glossaryFeature = {
  screens: {
    glossary: {
      title: () => SHELL.glossary,
      component: lazyScreen(async () => (await import('./glossary-screen.tsx')).GlossaryScreen),
      within: 'characters',
      undoesOperations: true,
      entries: [
        {
          id: 'go-glossary',
          route: { screen: 'glossary' },
          label: () => SHELL.goGlossary,
          menuLabel: () => MENU.commands['go-glossary'],
          rail: { label: () => SHELL.glossary, icon: BookA, isTool: true },
        },
      ],
    },
  },
} satisfies KindFeature;
