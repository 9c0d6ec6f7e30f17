import { CircleX } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { findFormerName } from '../../../shared/document/former-name.ts';
import type { Character } from '../../../shared/document/schema.ts';
import { listMissing } from '../../../shared/form/missing-requirements.ts';
import type { GameCatalogWithPart } from '../../../shared/games/parts.ts';
import { useCommands } from '../../commands/registry.ts';
import { FindingList } from '../../components/findings/finding-list.tsx';
import { SegmentedControl } from '../../components/inputs/segmented-control.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { DocumentPort } from '../../fields/document-port.ts';
import { DocumentProvider } from '../../fields/document-provider.tsx';
import { useNameFocus } from '../../fields/use-name-focus.ts';
import { useReveal } from '../../fields/use-reveal.ts';
import { judgeWithFixes } from '../../games/judgements.ts';
import { useShowDocumentGame } from '../../games/shown-game.ts';
import { navigateTo } from '../../navigation/router.ts';
import type { ReadyItem } from '../../store/item.ts';
import { useDocuments, useItem, useLibrary } from '../../store/library-context.ts';
import { useCharacterWithDrawing } from '../../store/pictures/use-drawing.ts';
import { useEditor } from '../../store/undo/use-editor.ts';
import { translateLabels } from '../../texts/translate-labels.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { useArt } from '../art/use-art.ts';
import { ChancesProvider } from '../compare/chance/chances-context.tsx';
import { ComparePanel } from '../compare/panel/compare-panel.tsx';
import { FormView } from '../documents/form/form-view.tsx';
import { goToFinding } from '../documents/go-to-finding.ts';
import { MissingDocument, UnreadableDocument } from '../documents/unavailable-document.tsx';
import { CardPane } from './card/card-pane.tsx';
import { deleteCharacter } from './character-actions.ts';
import { CharacterHead } from './character-head.tsx';
import css from './character-screen.module.css';
import { MissingFields } from './missing-fields.tsx';
import { useFormerName } from './use-former-name.ts';

const LIST_ROUTE = { screen: 'characters' } as const;
const PANES = [
  { id: 'form', label: 'form.form' },
  { id: 'card', label: 'form.card' },
] as const;
type Pane = (typeof PANES)[number]['id'];

/** Shows one character: the form on the left, the card on the right. */
export function CharacterScreen({
  gameCatalog,
  id: characterId,
}: {
  gameCatalog: GameCatalogWithPart<'comparison'>;
  id: string;
}) {
  const translate = useTranslate();
  const library = useLibrary();
  const item = useItem('characters', characterId);
  if (item === undefined) return <MissingDocument listRoute={LIST_ROUTE} />;
  if (item.kind === 'broken') {
    return (
      <UnreadableDocument
        table="characters"
        item={item}
        listRoute={LIST_ROUTE}
        onDelete={() => attempt(deleteCharacter(translate, library, characterId, item.name))}
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
  const { document: character, id: characterId } = item;
  const editor = useEditor('characters', characterId);
  useShowDocumentGame(character);
  const factions = useDocuments('factions');
  const game = gameCatalog.getGame(character);
  const art = useArt(editor.step);
  const formRef = useRef<HTMLDivElement>(null);
  const [shownPane, setShownPane] = useState<Pane>('form');
  // In a narrow window only one pane is visible. A field that gets the focus brings the form to the front.
  const screenRef = useReveal<HTMLDivElement>(() => setShownPane('form'));
  const openPrintScreen = useCallback(
    () => navigateTo({ screen: 'print', table: 'characters', id: characterId }),
    [characterId],
  );
  // The card and the verdict are updated with a delay, so that typing stays fast.
  const deferredCharacter = useDeferredValue(character);
  const characterWithDrawing = useCharacterWithDrawing(deferredCharacter);
  const { findings } = judgeWithFixes(gameCatalog, deferredCharacter);
  const missingFields = listMissing(gameCatalog, deferredCharacter);
  const documentPort = useMemo<DocumentPort>(
    () => ({
      source: editor.source,
      findings,
      edit: editor.edit,
      saveDraft: editor.draft,
      applyFix: ({ edits }) => editor.step(edits),
    }),
    [findings, editor],
  );
  useCommands(editor.commands);
  useFormerName(formRef, editor);
  useNameFocus(character.id, character.name);

  return (
    <DocumentProvider port={documentPort}>
      <div className={css.screen} data-part={shownPane} ref={screenRef}>
        <CharacterHead character={character} findings={findings} editor={editor} onPrint={openPrintScreen} />
        <div className={css.parts}>
          <SegmentedControl
            label={translate('form.views')}
            isLabelHidden
            value={shownPane}
            segments={translateLabels(translate, PANES)}
            onChange={setShownPane}
          />
        </div>
        <ChancesProvider game={game} deferredCharacter={deferredCharacter}>
          <div className={css.form} ref={formRef}>
            <FormView
              character={character}
              deferredCharacter={deferredCharacter}
              label={translate('form.label')}
              factions={factions}
              art={art}
            />
          </div>
          <aside className={css.aside} aria-label={translate('form.card')}>
            <CardPane
              character={characterWithDrawing}
              factions={factions}
              formRef={formRef}
              pictureProblem={art.cardProblem}
              onPicturesDropped={art.addOnCard}
              onFolderDropped={art.refuseFolderOnCard}
            />
            <section className={css.findings} aria-label={translate('findings.heading')}>
              <h2>{translate('findings.heading')}</h2>
              {findings.some(({ severity }) => severity === 'error') ? (
                <h3 className={css.illegal}>
                  <CircleX aria-hidden />
                  {translate('findings.illegal')}
                </h3>
              ) : null}
              {findings.length === 0 && missingFields.length > 0 ? null : (
                <FindingList
                  findings={findings}
                  onShowField={(finding) => goToFinding(translate, finding)}
                  onFix={documentPort.applyFix}
                  emptyText={
                    findFormerName(deferredCharacter) === undefined ? undefined : translate('findings.onlyFormerName')
                  }
                />
              )}
              <MissingFields missingFields={missingFields} />
            </section>
            <ComparePanel game={game} character={deferredCharacter} />
          </aside>
        </ChancesProvider>
      </div>
    </DocumentProvider>
  );
}
