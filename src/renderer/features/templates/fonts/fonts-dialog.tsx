import { FilePlus2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import type { FontDocument } from '../../../../shared/document/kinds/font/schema.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import layout from '../../../components/dialogs/dialog-layout.module.css';
import { attempt } from '../../../failures/report-failure.ts';
import type { DroppedFile } from '../../../platform/dropped-files.ts';
import { getNextFallbackPosition, listFallbackFonts, listFontHashes } from '../../../store/fonts/font-files.ts';
import { useDocuments, useLibrary } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { explainFailure } from '../../../strings/failures.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { useFileDrop } from '../../art/use-file-drop.ts';
import { FailureNotice } from '../failure-notice.tsx';
import type { CompletedChange, FailureReport } from '../import-templates.ts';
import templates from '../templates.module.css';
import { FONT_FILE_EXTENSIONS } from './font-file-extensions.ts';
import { FontRow } from './font-row.tsx';
import css from './fonts.module.css';
import { importFonts } from './import-fonts.ts';

/** Lists the user's fonts, each with a sample. Fonts are imported by button or drop, and removed here. */
export function FontsDialog({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const library = useLibrary();
  const fonts = useDocuments('fonts');
  const ownTemplates = useDocuments('templates');
  const [failures, setFailures] = useState<readonly FailureReport[]>([]);
  const [fileBeingRead, setFileBeingRead] = useState<string>();
  // A toast behind an open dialog is unreachable, so the Undo button is in the footer of the dialog.
  const [lastChange, setLastChange] = useState<CompletedChange>();
  const { over: isDraggedOver, handlers } = useFileDrop((files) => attempt(importFiles(files)), importFolder);
  const namesByHash = useMemo(() => {
    const templateNames = new Map<string, string[]>();
    for (const template of ownTemplates)
      for (const fontHash of new Set(listFontHashes(template)))
        templateNames.set(fontHash, [...(templateNames.get(fontHash) ?? []), template.name]);
    return templateNames;
  }, [ownTemplates]);

  async function importFiles(files: readonly File[]): Promise<void> {
    const { change, failures: importFailures } = await importFonts(translate, library, files, setFileBeingRead);
    setFileBeingRead(undefined);
    setFailures(importFailures);
    setLastChange(change);
  }

  function importFolder(folderName: string, files: readonly DroppedFile[]): void {
    const fontFiles = files.filter((file) =>
      FONT_FILE_EXTENSIONS.some((extension) => file.name.toLowerCase().endsWith(extension)),
    );
    if (fontFiles.length > 0) attempt(importFiles(fontFiles.map(({ bytes }) => bytes)));
    else setFailures([{ title: translate('fonts.noneInFolder', { folder: shortenName(folderName) }), problems: [] }]);
  }

  async function removeFont(fontId: string, fontName: string): Promise<void> {
    try {
      const { undo } = await library.operations.run('delete', [{ table: 'fonts', id: fontId, after: undefined }]);
      setFailures([]);
      setLastChange({ text: translate('fonts.removed', { name: shortenName(fontName) }), undo });
    } catch (error) {
      setFailures([
        {
          title: translate('fonts.notRemoved', { name: shortenName(fontName) }),
          problems: [translate('fonts.asBefore', { reason: explainFailure(translate, error) })],
        },
      ]);
    }
  }

  /**
   * Changes which fonts are fallback fonts, or their order. The keys of `positions` are font ids; a position of undefined removes a
   * font from the fallback fonts.
   */
  async function setFallbacks(positions: ReadonlyMap<string, number | undefined>): Promise<void> {
    const documentWrites = fonts.flatMap((font) => {
      if (!positions.has(font.id)) return [];
      const { fallback: _fallback, ...fontWithoutFallback } = font;
      const position = positions.get(font.id);
      return [
        {
          table: 'fonts' as const,
          id: font.id,
          after: position === undefined ? fontWithoutFallback : { ...font, fallback: position },
        },
      ];
    });
    try {
      const { undo } = await library.operations.run('change', documentWrites);
      setFailures([]);
      setLastChange({ text: translate('fonts.fallbackChanged'), undo });
    } catch (error) {
      setFailures([
        {
          title: translate('fonts.notChanged'),
          problems: [translate('fonts.asBefore', { reason: explainFailure(translate, error) })],
        },
      ]);
    }
  }

  const fallbackFonts = listFallbackFonts(fonts);
  const sortedFonts = [...fallbackFonts, ...fonts.filter((font) => !fallbackFonts.includes(font))];

  /** Returns a function that moves a fallback font up, or undefined for the first fallback font and for other fonts. */
  function createMoveUp(font: FontDocument): (() => void) | undefined {
    const index = fallbackFonts.indexOf(font);
    const previousFont = fallbackFonts[index - 1];
    if (previousFont === undefined) return undefined;
    const orderedIds = fallbackFonts.map(({ id }) => id);
    orderedIds.splice(index - 1, 2, font.id, previousFont.id);
    return () => attempt(setFallbacks(new Map(orderedIds.map((fontId, i) => [fontId, i + 1]))));
  }

  async function undoChange({ text, undo }: CompletedChange): Promise<void> {
    setLastChange(undefined);
    try {
      await undo();
    } catch (error) {
      setFailures([
        { title: text, problems: [translate('fonts.asBefore', { reason: explainFailure(translate, error) })] },
      ]);
    }
  }

  return (
    <DialogFrame
      title={translate('fonts.title')}
      modalClassName={css.modal}
      dialogClassName={layout.column}
      onClose={onClose}
    >
      <div className={templates.body} data-over={isDraggedOver || undefined} {...handlers}>
        <div className={templates.sectionHead}>
          <p className={templates.hint}>{translate('fonts.hint')}</p>
          <FileTrigger
            acceptedFileTypes={FONT_FILE_EXTENSIONS}
            allowsMultiple
            onSelect={(files) => attempt(importFiles([...(files ?? [])]))}
          >
            <Button icon={<FilePlus2 />} kind={fonts.length === 0 ? 'primary' : 'plain'}>
              {translate('fonts.bring')}
            </Button>
          </FileTrigger>
        </div>
        <div aria-live="polite">
          {failures.map(({ title, problems }) => (
            <FailureNotice key={title} title={title} problems={problems} isNew />
          ))}
        </div>
        {fonts.length === 0 ? <p className={css.none}>{translate('fonts.none')}</p> : null}
        <ul className={css.fonts}>
          {sortedFonts.map((font) => (
            <FontRow
              key={font.id}
              font={font}
              templateNames={namesByHash.get(font.file.replace(/^sha256:/, '')) ?? NO_TEMPLATES}
              fallbackPosition={fallbackFonts.indexOf(font) + 1}
              onFallbackChange={(isOn) =>
                attempt(setFallbacks(new Map([[font.id, isOn ? getNextFallbackPosition(fonts) : undefined]])))
              }
              onMoveUp={createMoveUp(font)}
              onRemove={() => attempt(removeFont(font.id, font.name))}
            />
          ))}
        </ul>
      </div>
      <div className={templates.foot}>
        <div className={templates.done} role="status">
          {fileBeingRead === undefined ? null : translate('fonts.reading', { file: shortenName(fileBeingRead) })}
          {lastChange === undefined || fileBeingRead !== undefined ? null : (
            <>
              <span>{lastChange.text}</span>
              <Button kind="quiet" onPress={() => attempt(undoChange(lastChange))}>
                {translate('editing.undo')}
              </Button>
            </>
          )}
        </div>
        <Button onPress={onClose}>{translate('shell.close')}</Button>
      </div>
    </DialogFrame>
  );
}

const NO_TEMPLATES: readonly string[] = [];
