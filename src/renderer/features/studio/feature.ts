import { LayoutTemplate } from 'lucide-react';
import { type KindFeature, lazyScreen } from '../../navigation/screen.ts';
import { MENU } from '../../strings/menu.ts';
import { SHELL } from '../../strings/shell.ts';

/** What the window has for card templates: the gallery and the studio. */
export const templatesFeature = {
  screens: {
    templates: {
      title: () => SHELL.templates,
      component: lazyScreen(async () => (await import('../templates/gallery/gallery-screen.tsx')).GalleryScreen),
      entries: [
        {
          id: 'go-templates',
          route: { screen: 'templates' },
          label: () => SHELL.goTemplates,
          menuLabel: () => MENU.commands['go-templates'],
          shortcut: 'mod+7',
          rail: { label: () => SHELL.templates, icon: LayoutTemplate },
        },
      ],
    },
    studio: {
      title: () => SHELL.studio,
      component: lazyScreen(async () => (await import('./studio-screen.tsx')).StudioScreen),
      table: 'templates',
      within: 'templates',
    },
  },
} satisfies KindFeature;
