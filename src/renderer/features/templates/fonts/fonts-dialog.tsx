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
import type { Done, Refusal } from '../bring-templates.ts';
import { Refused } from '../refused.tsx';
import templates from '../templates.module.css';
import { bringFonts } from './bring-fonts.ts';
import { FONT_ENDINGS } from './font-endings.ts';
import { FontRow } from './font-row.tsx';
import css from './fonts.module.css';

/** Lists the user's fonts, each with a sample. Fonts are imported by button or drop, and removed here. */
export function FontsDialog({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const library = useLibrary();
  const fonts = useDocuments('fonts');
  const own = useDocuments('templates');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [reading, setReading] = useState<string>();
  // A toast behind an open dialog is unreachable, so the Undo button is in the footer of the dialog.
  const [done, setDone] = useState<Done>();
  const { over, handlers } = useFileDrop((files) => attempt(bring(files)), bringFolder);
  const users = useMemo(() => {
    const names = new Map<string, string[]>();
    for (const template of own)
      for (const hash of new Set(listFontHashes(template)))
        names.set(hash, [...(names.get(hash) ?? []), template.name]);
    return names;
  }, [own]);

  async function bring(files: readonly File[]): Promise<void> {
    const { done, refused } = await bringFonts(translate, library, files, setReading);
    setReading(undefined);
    setRefusals(refused);
    setDone(done);
  }

  function bringFolder(name: string, files: readonly DroppedFile[]): void {
    const fontFiles = files.filter((file) => FONT_ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending)));
    if (fontFiles.length > 0) attempt(bring(fontFiles.map(({ bytes }) => bytes)));
    else setRefusals([{ title: translate('fonts.noneInFolder', { folder: shortenName(name) }), problems: [] }]);
  }

  async function remove(id: string, name: string): Promise<void> {
    try {
      const { undo } = await library.operations.run('delete', [{ table: 'fonts', id, after: undefined }]);
      setRefusals([]);
      setDone({ text: translate('fonts.removed', { name: shortenName(name) }), undo });
    } catch (error) {
      setRefusals([
        {
          title: translate('fonts.notRemoved', { name: shortenName(name) }),
          problems: [translate('fonts.asBefore', { reason: explainFailure(translate, error) })],
        },
      ]);
    }
  }

  /** Changes which fonts are fallback fonts, or their order. `places` is by font id; undefined removes the font from them. */
  async function setFallbacks(places: ReadonlyMap<string, number | undefined>): Promise<void> {
    const rows = fonts.flatMap((font) => {
      if (!places.has(font.id)) return [];
      const { fallback: _, ...others } = font;
      const place = places.get(font.id);
      return [
        { table: 'fonts' as const, id: font.id, after: place === undefined ? others : { ...font, fallback: place } },
      ];
    });
    try {
      const { undo } = await library.operations.run('change', rows);
      setRefusals([]);
      setDone({ text: translate('fonts.fallbackChanged'), undo });
    } catch (error) {
      setRefusals([
        {
          title: translate('fonts.notChanged'),
          problems: [translate('fonts.asBefore', { reason: explainFailure(translate, error) })],
        },
      ]);
    }
  }

  const fallbacks = listFallbackFonts(fonts);
  const listed = [...fallbacks, ...fonts.filter((font) => !fallbacks.includes(font))];

  /** Returns the function that moves a fallback font up; undefined for the first one and for other fonts. */
  function mover(font: FontDocument): (() => void) | undefined {
    const index = fallbacks.indexOf(font);
    const above = fallbacks[index - 1];
    if (above === undefined) return undefined;
    const order = fallbacks.map(({ id }) => id);
    order.splice(index - 1, 2, font.id, above.id);
    return () => attempt(setFallbacks(new Map(order.map((id, i) => [id, i + 1]))));
  }

  async function takeBack({ text, undo }: Done): Promise<void> {
    setDone(undefined);
    try {
      await undo();
    } catch (error) {
      setRefusals([
        { title: text, problems: [translate('fonts.asBefore', { reason: explainFailure(translate, error) })] },
      ]);
    }
  }

  return (
    <DialogFrame title={translate('fonts.title')} modal={css.modal} dialog={layout.column} onClose={onClose}>
      <div className={templates.body} data-over={over || undefined} {...handlers}>
        <div className={templates.sectionHead}>
          <p className={templates.hint}>{translate('fonts.hint')}</p>
          <FileTrigger
            acceptedFileTypes={FONT_ENDINGS}
            allowsMultiple
            onSelect={(files) => attempt(bring([...(files ?? [])]))}
          >
            <Button icon={<FilePlus2 />} kind={fonts.length === 0 ? 'primary' : 'plain'}>
              {translate('fonts.bring')}
            </Button>
          </FileTrigger>
        </div>
        <div aria-live="polite">
          {refusals.map(({ title, problems }) => (
            <Refused key={title} title={title} problems={problems} isNew />
          ))}
        </div>
        {fonts.length === 0 ? <p className={css.none}>{translate('fonts.none')}</p> : null}
        <ul className={css.fonts}>
          {listed.map((font) => (
            <FontRow
              key={font.id}
              font={font}
              users={users.get(font.file.replace(/^sha256:/, '')) ?? NOBODY}
              place={fallbacks.indexOf(font) + 1}
              onFallback={(isOn) =>
                attempt(setFallbacks(new Map([[font.id, isOn ? getNextFallbackPosition(fonts) : undefined]])))
              }
              onUp={mover(font)}
              onRemove={() => attempt(remove(font.id, font.name))}
            />
          ))}
        </ul>
      </div>
      <div className={templates.foot}>
        <div className={templates.done} role="status">
          {reading === undefined ? null : translate('fonts.reading', { file: shortenName(reading) })}
          {done === undefined || reading !== undefined ? null : (
            <>
              <span>{done.text}</span>
              <Button kind="quiet" onPress={() => attempt(takeBack(done))}>
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

const NOBODY: readonly string[] = [];
