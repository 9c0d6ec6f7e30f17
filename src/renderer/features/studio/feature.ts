import { LayoutTemplate } from 'lucide-react';
import type { Translate } from '../../../shared/texts/translate.ts';
import { createLazyScreen, type KindFeature } from '../../navigation/screen.ts';

/** The screens for card templates: the gallery and the studio. */
export const templatesFeature = {
  screens: {
    templates: {
      title: (translate: Translate) => translate('shell.templates'),
      component: createLazyScreen(async () => (await import('../templates/gallery/gallery-screen.tsx')).GalleryScreen),
      entries: [
        {
          id: 'go-templates',
          route: { screen: 'templates' },
          label: (translate: Translate) => translate('shell.goTemplates'),
          menuLabel: (translate: Translate) => translate('menu.commands.go-templates'),
          shortcut: 'mod+7',
          rail: { label: (translate: Translate) => translate('shell.templates'), icon: LayoutTemplate },
        },
      ],
    },
    studio: {
      title: (translate: Translate) => translate('shell.studio'),
      component: createLazyScreen(async () => (await import('./studio-screen.tsx')).StudioScreen),
      table: 'templates',
      parentScreen: 'templates',
    },
  },
} satisfies KindFeature;
