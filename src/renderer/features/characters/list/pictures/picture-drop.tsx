import { useEffect, useEffectEvent, useState } from 'react';
import type { Game } from '../../../../../shared/games/game.ts';
import { isTextBox } from '../../../../commands/registry.ts';
import { attempt } from '../../../../failures/report-failure.ts';
import { findDroppedFolder } from '../../../../platform/dropped-files.ts';
import { useLibrary } from '../../../../store/library-context.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { isOwnDrag } from '../../../transfer/export/drag-out.ts';
import css from './picture-drop.module.css';

/** Makes new characters of pictures that are dropped or pasted anywhere on the screen. Other files are imported. */
export function PictureDrop({ game }: { game: Game }) {
  const translate = useTranslate();
  const library = useLibrary();
  const [pictureCount, setPictureCount] = useState(0);
  const [isReading, setIsReading] = useState(false);

  const addFiles = useEffectEvent((files: readonly File[]) => {
    setIsReading(true);
    attempt(
      import('../../create-picture-characters.ts')
        .then(({ createPictureCharacters }) => createPictureCharacters(translate, library, game, files))
        .finally(() => setIsReading(false)),
    );
  });
  // The listeners of the document run before those of the window, which import files.
  useEffect(() => {
    const handleDragOver = (event: DragEvent) => {
      const count = isInDialog(event) || isOwnDrag() ? 0 : countPictures(event.dataTransfer);
      setPictureCount(count);
      if (count > 0) event.preventDefault();
    };
    const handleDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setPictureCount(0);
    };
    const handleDrop = (event: DragEvent) => {
      setPictureCount(0);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (event.defaultPrevented || isInDialog(event) || isOwnDrag() || !arePictures(files)) return;
      if (event.dataTransfer !== null && findDroppedFolder(event.dataTransfer) !== undefined) return;
      event.preventDefault();
      addFiles(files);
    };
    const handlePaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // A picture that comes with text is a picture of cells or of a paragraph.
      if (!arePictures(files) || event.clipboardData?.types.includes('text/plain') === true) return;
      if (event.defaultPrevented || isInDialog(event) || isTextBox(event.target)) return;
      event.preventDefault();
      addFiles(files);
    };
    document.addEventListener('dragover', handleDragOver);
    document.addEventListener('dragleave', handleDragLeave);
    document.addEventListener('drop', handleDrop);
    document.addEventListener('paste', handlePaste);
    return () => {
      document.removeEventListener('dragover', handleDragOver);
      document.removeEventListener('dragleave', handleDragLeave);
      document.removeEventListener('drop', handleDrop);
      document.removeEventListener('paste', handlePaste);
    };
  }, []);

  return (
    <div role="status">
      {isReading ? (
        <div className={css.over}>{translate('art.adding')}</div>
      ) : pictureCount > 0 ? (
        <div className={css.over}>{translate('characters.dropPictures', { n: pictureCount })}</div>
      ) : null}
    </div>
  );
}

const isPictureType = (type: string): boolean => type.startsWith('image/');

const arePictures = (files: readonly File[]): boolean =>
  files.length > 0 && files.every(({ type }) => isPictureType(type));

/** Counts the pictures that are dragged; 0 if anything else is among them. The names of the files are known only at the drop. */
function countPictures(dataTransfer: DataTransfer | null): number {
  const files = [...(dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file');
  return files.every(({ type }) => isPictureType(type)) ? files.length : 0;
}

const isInDialog = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;
