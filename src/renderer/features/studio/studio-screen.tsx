import { useMemo } from 'react';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { gamesOfTemplate } from '../../../shared/card/template/templates-for.ts';
import { attempt } from '../../failures/report-failure.ts';
import { useItem, useLibrary } from '../../store/library-context.ts';
import { type Editor, useEditor } from '../../store/undo/use-editor.ts';
import { Gone, Unreadable } from '../documents/document-missing.tsx';
import { useGameShown } from '../games/game-shown.ts';
import { useShownWith } from '../templates/gallery/use-shown-with.ts';
import { builtInCalled, deleteTemplate } from '../templates/template-actions.ts';
import { CardView } from './card-view.tsx';
import css from './studio.module.css';
import { StudioHead } from './studio-head.tsx';

const GALLERY_ROUTE = { screen: 'templates' } as const;

/** One card template: the user's own to be edited, one of ours to be looked at. */
export function StudioScreen({ id }: { id: string }) {
  const library = useLibrary();
  const item = useItem('templates', id);
  const builtIn = useMemo(() => builtInCalled(id), [id]);
  if (item?.kind === 'broken') {
    return (
      <Unreadable item={item} back={GALLERY_ROUTE} onDelete={() => attempt(deleteTemplate(library, id, item.name))} />
    );
  }
  if (item !== undefined) return <OwnStudio template={item.document} />;
  if (builtIn !== undefined) return <Studio template={builtIn} />;
  return <Gone back={GALLERY_ROUTE} />;
}

function OwnStudio({ template }: { template: CardTemplate }) {
  const editor = useEditor('templates', template.id);
  return <Studio template={template} editor={editor} />;
}

function Studio({ template, editor }: { template: CardTemplate; editor?: Editor }) {
  const shown = useGameShown();
  const games = gamesOfTemplate(template);
  const game = games.includes(shown) ? shown : (games[0] ?? shown);
  const { character, factions } = useShownWith(game);
  return (
    <div className={css.studio}>
      <StudioHead template={template} editor={editor} />
      <CardView template={template} character={character} factions={factions} />
    </div>
  );
}
