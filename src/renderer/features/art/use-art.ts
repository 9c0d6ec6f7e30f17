import { useCallback, useEffect, useMemo, useState } from 'react';
import { attempt } from '../../failures/report-failure.ts';
import { focusAfterUpdate } from '../../fields/focus-after-update.ts';
import { addPicture, describeSvgNotes } from '../../pictures/add-picture.ts';
import { describePictureRefusal } from '../../pictures/describe-refusal.ts';
import { isImportable } from '../../platform/dropped-files.ts';
import { useLibrary } from '../../store/library-context.ts';
import type { Editor } from '../../store/undo/use-editor.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { dismissSubject, toast } from '../../toasts/toasts.ts';

export interface ArtPort {
  readonly isBusy: boolean;
  /** The reason why the last file was refused. */
  readonly problem: string | undefined;
  /** Sets the portrait of the character; if there are several files, the first one is used. */
  add(files: readonly File[]): void;
  /** Shows that a folder can't be used, since it does not identify one picture. */
  refuseFolder(folderName: string): void;
}

/** Sets the portrait by its field, or by a drop on the card. */
interface Art extends ArtPort {
  /** The reason why the last file was refused, if it was dropped on the card. */
  readonly cardProblem: string | undefined;
  /** Like `add`, for files that are dropped on the card. */
  addOnCard(files: readonly File[]): void;
  /** Like `refuseFolder`, for a folder that is dropped on the card. */
  refuseFolderOnCard(folderName: string): void;
}

/** Where a file was dropped or chosen. */
type Place = 'field' | 'card';

const PIXELS_PER_MEGAPIXEL = 1_000_000;

/**
 * Sets a character's portrait from a file that is chosen, dropped, or pasted anywhere on the screen.
 *
 * @param step edits the character in one undo step
 */
export function useArt(step: Editor['step']): Art {
  const translate = useTranslate();
  const { pictures } = useLibrary();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<{ readonly message: string; readonly place: Place }>();

  const setPortraitFile = useCallback(
    async (file: File, place: Place) => {
      setIsBusy(true);
      setProblem(undefined);
      dismissSubject('picture');
      try {
        const addedPicture = await addPicture(file, { acceptsSvg: true });
        const { row, shrunkFrom } = addedPicture;
        await pictures.add(row);
        // The crop of the previous picture is removed.
        step([
          { op: 'set', path: '/art/image', value: { src: `sha256:${row.hash}` } },
          { op: 'remove', path: '/art/crop' },
        ]);
        const svgMessage = await describeSvgNotes(translate, addedPicture);
        if (svgMessage !== undefined) toast(svgMessage, { subject: 'picture' });
        if (shrunkFrom !== undefined) {
          const megapixels = (width: number, height: number) => Math.round((width * height) / PIXELS_PER_MEGAPIXEL);
          toast(
            translate('art.shrunk', {
              from: megapixels(shrunkFrom.width, shrunkFrom.height),
              to: megapixels(row.width, row.height),
            }),
            {
              subject: 'picture',
            },
          );
        }
      } catch (error) {
        setProblem({ message: describePictureRefusal(translate, file.name, error), place });
      } finally {
        setIsBusy(false);
        // The pressed button is gone, so the focus moves to the next control.
        if (document.activeElement === document.body)
          focusAfterUpdate('[data-path="/art"] :is([role="application"], button)');
      }
    },
    [pictures, step, translate],
  );

  const { add, addOnCard } = useMemo(() => {
    const addFiles = (files: readonly File[], place: Place) => {
      const file = files.find(({ type }) => type.startsWith('image/')) ?? files[0];
      if (file !== undefined) attempt(setPortraitFile(file, place));
    };
    return {
      add: (files: readonly File[]) => addFiles(files, 'field'),
      addOnCard: (files: readonly File[]) => addFiles(files, 'card'),
    };
  }, [setPortraitFile]);

  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Pasted text that comes with a picture, for example from a word processor, belongs to its field.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      // Documents are not a portrait; they are reviewed before they are added to the library.
      if (files.every(({ name }) => isImportable(name))) return;
      event.preventDefault();
      add(files);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [add]);

  const { refuseFolder, refuseFolderOnCard } = useMemo(() => {
    const refuse = (folderName: string, place: Place) =>
      setProblem({ message: translate('art.folder', { name: shortenName(folderName) }), place });
    return {
      refuseFolder: (folderName: string) => refuse(folderName, 'field'),
      refuseFolderOnCard: (folderName: string) => refuse(folderName, 'card'),
    };
  }, [translate]);

  return {
    isBusy,
    problem: problem?.message,
    cardProblem: problem?.place === 'card' ? problem.message : undefined,
    add,
    addOnCard,
    refuseFolder,
    refuseFolderOnCard,
  };
}
