import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { createDeckRows } from '../../../shared/deck/deck-rows.ts';
import type { Deck } from '../../../shared/document/kinds/deck/schema.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { useDrop } from '../../components/use-drop.ts';
import { attempt } from '../../failures/report-failure.ts';
import type { DocumentPort } from '../../fields/document-port.ts';
import { DocumentProvider } from '../../fields/document-provider.tsx';
import { useNameFocus } from '../../fields/use-name-focus.ts';
import { navigateTo, type Route } from '../../navigation/router.ts';
import { type DroppedFile, readDroppedFiles } from '../../platform/dropped-files.ts';
import { pickFiles, toDroppedFile } from '../../platform/pick-files.ts';
import type { ReadyItem } from '../../store/item.ts';
import { useItem, useLibrary } from '../../store/library-context.ts';
import { useEditor } from '../../store/undo/use-editor.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { DocumentHead } from '../documents/document-head.tsx';
import { MissingDocument, UnreadableDocument } from '../documents/unavailable-document.tsx';
import { createExportCommand } from '../transfer/export/export-command.ts';
import { createVersionsCommand } from '../versions/versions-command.ts';
import { deleteDeck, duplicateDeck, SPREADSHEET_FILE_TYPES } from './actions.ts';
import { RowCard } from './card/row-card.tsx';
import css from './deck-screen.module.css';
import { DeckGrid } from './grid/deck-grid.tsx';
import { GridFoot } from './grid/grid-foot.tsx';
import { GridTools } from './grid/grid-tools.tsx';
import { clampSelection, getSelectedRange, type Selection, START_SELECTION } from './grid/selection.ts';
import { DeckOptions } from './options/deck-options.tsx';
import { importDeckFiles } from './options/import-deck-files.ts';
import { runPictureImport, useImportProgress } from './options/picture-imports.ts';
import { useRowTemplates } from './use-row-templates.ts';

const DECK_LIST: Route = { screen: 'decks' };
const NO_FINDINGS: DocumentPort['findings'] = [];

/** Shows one deck: its rows as a grid, the card of the selected row next to it, and the print options. */
export function DeckScreen({ id: deckId }: { id: string }) {
  const translate = useTranslate();
  const library = useLibrary();
  const item = useItem('decks', deckId);
  if (item === undefined) return <MissingDocument listRoute={DECK_LIST} />;
  if (item.kind === 'broken') {
    return (
      <UnreadableDocument
        table="decks"
        item={item}
        listRoute={DECK_LIST}
        onDelete={() => attempt(deleteDeck(translate, library, deckId, item.name))}
      />
    );
  }
  return <DeckEditor item={item} />;
}

function DeckEditor({ item }: { item: ReadyItem<Deck> }) {
  const translate = useTranslate();
  const { document: deck, id: deckId } = item;
  const library = useLibrary();
  const editor = useEditor('decks', deckId);
  const { step: applyStep } = editor;
  const { choices: templateChoices, template } = useRowTemplates(deck);
  const [wantedSelection, setSelection] = useState<Selection>(START_SELECTION);
  const [side, setSide] = useState<'front' | 'back'>('front');
  const selection = clampSelection(wantedSelection, {
    rowCount: deck.rows.length,
    columnCount: deck.columns.length,
    visibleRowCount: 1, // only the grid needs the real number, for Page Up and Page Down
  });
  // Typing has priority: the card follows when the browser has time.
  const deferredDeck = useDeferredValue(deck);
  const deckRows = useMemo(() => createDeckRows(deferredDeck, template), [deferredDeck, template]);
  const shownRow = deckRows.find(({ index }) => index === selection.active.row);
  const documentPort = useMemo<DocumentPort>(
    () => ({ source: editor.source, findings: NO_FINDINGS, edit: editor.edit, saveDraft: editor.draft }),
    [editor],
  );
  const progress = useImportProgress(deckId);
  const importFiles = useCallback(
    (droppedFiles: readonly DroppedFile[]) =>
      attempt(
        runPictureImport(deckId, async (control) => {
          const edits = await importDeckFiles(translate, library, deck, template, droppedFiles, control);
          if (edits.length > 0) applyStep(edits);
        }),
      ),
    [library, deck, template, applyStep, deckId, translate],
  );
  const { over: isDropTarget, handlers } = useDrop('Files', (dataTransfer) =>
    attempt(readDroppedFiles(dataTransfer).then(importFiles)),
  );
  useNameFocus(deckId, deck.name);
  const openPrint = useCallback(() => navigateTo({ screen: 'print', table: 'decks', id: deckId }), [deckId]);
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'duplicate',
        label: translate('editing.duplicate'),
        run: () => attempt(duplicateDeck(translate, library, deck)),
      },
      createVersionsCommand(translate, 'decks', deck.id),
      {
        id: 'delete',
        label: translate('editing.delete'),
        run: () => {
          navigateTo(DECK_LIST);
          attempt(deleteDeck(translate, library, deck.id, deck.name));
        },
      },
      createExportCommand(translate, () => ({ title: deck.name, documents: [{ kind: 'decks', id: deck.id }] })),
      { id: 'print', label: translate('decks.print'), shortcut: 'mod+p', run: openPrint },
    ],
    [library, deck, openPrint, translate],
  );
  useCommands(editor.commands);
  useCommands(commands);
  const allCommands = useMemo(() => [...editor.commands, ...commands], [editor.commands, commands]);
  const selectRows = (topRow: number, bottomRow: number) =>
    setSelection({ anchor: { row: topRow, column: 0 }, active: { row: bottomRow, column: deck.columns.length - 1 } });

  return (
    <DocumentProvider port={documentPort}>
      <div className={css.screen} data-over={isDropTarget || undefined} {...handlers}>
        <DocumentHead
          name={deck.name}
          listRoute={DECK_LIST}
          commands={allCommands}
          printLabel={translate('decks.print')}
          onPrint={openPrint}
        />
        <div className={css.main}>
          <GridTools deck={deck} range={getSelectedRange(selection)} onEdit={applyStep} onSelect={selectRows} />
          <DeckGrid
            deck={deck}
            selection={selection}
            onSelect={setSelection}
            onSelectRows={selectRows}
            onEdit={applyStep}
          />
          <GridFoot
            isEmpty={deck.rows.length === 0}
            progress={progress}
            onUpdate={() =>
              attempt(
                pickFiles(SPREADSHEET_FILE_TYPES).then((pickedFiles) => importFiles(pickedFiles.map(toDroppedFile))),
              )
            }
          />
        </div>
        <aside className={css.aside}>
          <div className={css.card}>
            <RowCard
              row={shownRow}
              template={template}
              side={side}
              onSideChange={setSide}
              onColumnClick={(fieldName) => {
                // `shows` has the deck columns that are printed for columns of the template with other names.
                const columnName = deck.shows?.[fieldName] ?? fieldName;
                const columnIndex = deck.columns.findIndex((candidate) => candidate.name === columnName);
                if (columnIndex < 0) return;
                const targetCell = { row: selection.active.row, column: columnIndex };
                setSelection({ active: targetCell, anchor: targetCell });
              }}
            />
          </div>
          <div className={css.options}>
            <DeckOptions
              deck={deck}
              template={template}
              templates={templateChoices}
              onEdit={applyStep}
              onChoosePictures={() =>
                attempt(
                  pickFiles('.png,.jpg,.jpeg,.webp,.avif,.svg').then((pickedFiles) =>
                    importFiles(pickedFiles.map(toDroppedFile)),
                  ),
                )
              }
            />
          </div>
        </aside>
      </div>
    </DocumentProvider>
  );
}
