import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { createDeckRows } from '../../../shared/deck/deck-rows.ts';
import type { Deck } from '../../../shared/document/kinds/deck/schema.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { useDrop } from '../../components/use-drop.ts';
import { attempt } from '../../failures/report-failure.ts';
import type { DocumentPort } from '../../fields/document-port.ts';
import { DocumentProvider } from '../../fields/document-provider.tsx';
import { navigateTo, type Route } from '../../navigation/router.ts';
import { type DroppedFile, readDroppedFiles } from '../../platform/dropped-files.ts';
import { pickFiles, toDroppedFile } from '../../platform/pick-files.ts';
import type { ReadyItem } from '../../store/item.ts';
import { useItem, useLibrary } from '../../store/library-context.ts';
import { useEditor } from '../../store/undo/use-editor.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { DocumentHead } from '../documents/document-head.tsx';
import { Gone, Unreadable } from '../documents/document-missing.tsx';
import { exportCommand } from '../transfer/export/export-command.ts';
import { deleteDeck, duplicateDeck, TABLE_FILES } from './actions.ts';
import { RowCard } from './card/row-card.tsx';
import css from './deck-screen.module.css';
import { DeckGrid } from './grid/deck-grid.tsx';
import { GridFoot } from './grid/grid-foot.tsx';
import { GridTools } from './grid/grid-tools.tsx';
import { insideOf, rangeOf, type Selection, START } from './grid/selection.ts';
import { DeckOptions } from './options/deck-options.tsx';
import { takeFiles } from './options/take-files.ts';
import { runTaking, useProgress } from './options/takings.ts';
import { useRowTemplates } from './use-row-templates.ts';

const BACK: Route = { screen: 'decks' };
const NOTHING_FOUND: DocumentPort['findings'] = [];

/** Shows one deck: its rows as a grid, the card of the selected row next to it, and the print options. */
export function DeckScreen({ id }: { id: string }) {
  const translate = useTranslate();
  const library = useLibrary();
  const item = useItem('decks', id);
  if (item === undefined) return <Gone back={BACK} />;
  if (item.kind === 'broken') {
    return (
      <Unreadable item={item} back={BACK} onDelete={() => attempt(deleteDeck(translate, library, id, item.name))} />
    );
  }
  return <DeckEditor item={item} />;
}

function DeckEditor({ item }: { item: ReadyItem<Deck> }) {
  const translate = useTranslate();
  const { document: deck, id } = item;
  const library = useLibrary();
  const editor = useEditor('decks', id);
  const { step } = editor;
  const { choices, template } = useRowTemplates(deck);
  const [wanted, setSelection] = useState<Selection>(START);
  const [side, setSide] = useState<'front' | 'back'>('front');
  const selection = insideOf(wanted, { rows: deck.rows.length, columns: deck.columns.length, page: 1 });
  // Typing has priority: the card follows when the browser has time.
  const settled = useDeferredValue(deck);
  const rows = useMemo(() => createDeckRows(settled, template), [settled, template]);
  const shown = rows.find(({ index }) => index === selection.active.row);
  const port = useMemo<DocumentPort>(
    () => ({ source: editor.source, findings: NOTHING_FOUND, edit: editor.edit, draft: editor.draft }),
    [editor],
  );
  const progress = useProgress(id);
  const take = useCallback(
    (files: readonly DroppedFile[]) =>
      attempt(
        runTaking(id, async (taking) => {
          const edits = await takeFiles(translate, library, deck, template, files, taking);
          if (edits.length > 0) step(edits);
        }),
      ),
    [library, deck, template, step, id, translate],
  );
  const { over, handlers } = useDrop('Files', (data) => attempt(readDroppedFiles(data).then(take)));
  const print = useCallback(() => navigateTo({ screen: 'print', table: 'decks', id }), [id]);
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'duplicate',
        label: translate('editing.duplicate'),
        run: () => attempt(duplicateDeck(translate, library, deck)),
      },
      {
        id: 'delete',
        label: translate('editing.delete'),
        run: () => {
          navigateTo(BACK);
          attempt(deleteDeck(translate, library, deck.id, deck.name));
        },
      },
      exportCommand(translate, () => ({ title: deck.name, documents: [{ kind: 'decks', id: deck.id }] })),
      { id: 'print', label: translate('decks.print'), shortcut: 'mod+p', run: print },
    ],
    [library, deck, print, translate],
  );
  useCommands(editor.commands);
  useCommands(commands);
  const all = useMemo(() => [...editor.commands, ...commands], [editor.commands, commands]);
  const select = (top: number, bottom: number) =>
    setSelection({ anchor: { row: top, column: 0 }, active: { row: bottom, column: deck.columns.length - 1 } });

  return (
    <DocumentProvider port={port}>
      <div className={css.screen} data-over={over || undefined} {...handlers}>
        <DocumentHead
          name={deck.name}
          list={BACK}
          commands={all}
          printLabel={translate('decks.print')}
          onPrint={print}
        />
        <div className={css.main}>
          <GridTools deck={deck} range={rangeOf(selection)} onStep={step} onSelect={select} />
          <DeckGrid deck={deck} selection={selection} onSelect={setSelection} onStep={step} />
          <GridFoot
            isEmpty={deck.rows.length === 0}
            progress={progress}
            onUpdate={() => attempt(pickFiles(TABLE_FILES).then((files) => take(files.map(toDroppedFile))))}
          />
        </div>
        <aside className={css.aside}>
          <div className={css.card}>
            <RowCard
              row={shown}
              template={template}
              side={side}
              onSide={setSide}
              onColumn={(name) => {
                const own = deck.shows?.[name] ?? name;
                const column = deck.columns.findIndex((one) => one.name === own);
                if (column < 0) return;
                const place = { row: selection.active.row, column };
                setSelection({ active: place, anchor: place });
              }}
            />
          </div>
          <div className={css.options}>
            <DeckOptions
              deck={deck}
              template={template}
              templates={choices}
              onStep={step}
              onChoosePictures={() =>
                attempt(pickFiles('.png,.jpg,.jpeg,.webp,.avif,.svg').then((files) => take(files.map(toDroppedFile))))
              }
            />
          </div>
        </aside>
      </div>
    </DocumentProvider>
  );
}
