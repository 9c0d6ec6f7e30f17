import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Character } from '../../../shared/document/schema.ts';
import { listMissing } from '../../../shared/form/missing-requirements.ts';
import type { GameCatalogWithPart } from '../../../shared/games/parts.ts';
import { useCommands } from '../../commands/registry.ts';
import { FindingList } from '../../components/findings/finding-list.tsx';
import { Segmented } from '../../components/inputs/segmented.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { DocumentPort } from '../../fields/document-port.ts';
import { DocumentProvider } from '../../fields/document-provider.tsx';
import { focusField } from '../../fields/focus-field.ts';
import { useReveal } from '../../fields/use-reveal.ts';
import { judgeWithFixes } from '../../games/judgements.ts';
import { useFollowGame } from '../../games/shown-game.ts';
import { navigateTo } from '../../navigation/router.ts';
import type { ReadyItem } from '../../store/item.ts';
import { useDocuments, useItem, useLibrary } from '../../store/library-context.ts';
import { useCharacterWithDrawing } from '../../store/pictures/use-drawing.ts';
import { useEditor } from '../../store/undo/use-editor.ts';
import { translateLabels } from '../../texts/translate-labels.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { useArt } from '../art/use-art.ts';
import { ChancesOf } from '../compare/chance/chances-context.tsx';
import { ComparePanel } from '../compare/panel/compare-panel.tsx';
import { Gone, Unreadable } from '../documents/document-missing.tsx';
import { FormView } from '../documents/form/form-view.tsx';
import { goToFinding } from '../documents/go-to-finding.ts';
import { deleteCharacter } from './actions.ts';
import { CardPane } from './card/card-pane.tsx';
import { CharacterHead } from './character-head.tsx';
import css from './character-screen.module.css';
import { Unfinished } from './unfinished.tsx';

const BACK = { screen: 'characters' } as const;
const PARTS = [
  { id: 'form', label: 'form.form' },
  { id: 'card', label: 'form.card' },
] as const;
type Pane = (typeof PARTS)[number]['id'];

/** The screen of one character: the form on the left, the card on the right. */
export function CharacterScreen({ gameCatalog, id }: { gameCatalog: GameCatalogWithPart<'comparison'>; id: string }) {
  const translate = useTranslate();
  const library = useLibrary();
  const item = useItem('characters', id);
  if (item === undefined) return <Gone back={BACK} />;
  if (item.kind === 'broken') {
    return (
      <Unreadable
        item={item}
        back={BACK}
        onDelete={() => attempt(deleteCharacter(translate, library, id, item.name))}
      />
    );
  }
  return <CharacterEditor gameCatalog={gameCatalog} item={item} />;
}

function CharacterEditor({
  gameCatalog,
  item,
}: {
  gameCatalog: GameCatalogWithPart<'comparison'>;
  item: ReadyItem<Character>;
}) {
  const translate = useTranslate();
  const { document: character, id } = item;
  const editor = useEditor('characters', id);
  useFollowGame(character);
  const factions = useDocuments('factions');
  const game = gameCatalog.getGame(character);
  const art = useArt(editor.step);
  const form = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<Pane>('form');
  const screen = useReveal<HTMLDivElement>(() => setPart('form'));
  const print = useCallback(() => navigateTo({ screen: 'print', table: 'characters', id }), [id]);
  // The card and the verdict are updated with a delay, so that typing stays fast.
  const settled = useDeferredValue(character);
  const whole = useCharacterWithDrawing(settled);
  const { findings } = judgeWithFixes(gameCatalog, settled);
  const missing = listMissing(gameCatalog, settled);
  const port = useMemo<DocumentPort>(
    () => ({
      source: editor.source,
      findings,
      edit: editor.edit,
      draft: editor.draft,
      fix: ({ edits }) => editor.step(edits),
    }),
    [findings, editor],
  );
  useCommands(editor.commands);
  const isUnnamed = useRef(character.name === '');
  useEffect(() => {
    if (isUnnamed.current) focusField('/name');
  }, []);

  return (
    <DocumentProvider port={port}>
      <div className={css.screen} data-part={part} ref={screen}>
        <CharacterHead character={character} findings={findings} editor={editor} onPrint={print} />
        <div className={css.parts}>
          <Segmented
            label={translate('form.views')}
            bare
            value={part}
            segments={translateLabels(translate, PARTS)}
            onChange={setPart}
          />
        </div>
        <ChancesOf game={game} settled={settled}>
          <div className={css.form} ref={form}>
            <FormView
              character={character}
              settled={settled}
              label={translate('form.label')}
              factions={factions}
              art={art}
            />
          </div>
          <aside className={css.aside} aria-label={translate('form.card')}>
            <CardPane
              character={whole}
              factions={factions}
              form={form}
              onPictures={art.add}
              onFolder={art.refuseFolder}
            />
            <section className={css.findings} aria-label={translate('findings.heading')}>
              <h2>{translate('findings.heading')}</h2>
              <Unfinished missing={missing} isIllegal={findings.some(({ severity }) => severity === 'error')} />
              {findings.length === 0 && missing.length > 0 ? null : (
                <FindingList findings={findings} onGo={(value) => goToFinding(translate, value)} onFix={port.fix} />
              )}
            </section>
            <ComparePanel game={game} character={settled} />
          </aside>
        </ChancesOf>
      </div>
    </DocumentProvider>
  );
}
