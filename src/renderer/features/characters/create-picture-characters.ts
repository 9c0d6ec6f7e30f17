import type { Character } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { navigateTo } from '../../navigation/router.ts';
import { addPicture } from '../../pictures/add-picture.ts';
import { describePictureRefusal } from '../../pictures/describe-refusal.ts';
import type { PictureRow } from '../../pictures/messages.ts';
import { reportPictureRefusals } from '../../pictures/report-refusals.ts';
import { createDocumentId } from '../../store/create-document-id.ts';
import type { Library } from '../../store/library.ts';
import { listCounts } from '../../strings/library/operations.ts';
import { toast } from '../../toasts/toasts.ts';
import { runOperation } from '../documents/document-actions.ts';

/**
 * Creates one character for each picture, in one step of undo. A single character is opened; several are named after their files, so
 * that they can be told apart. Files that can't be used as a picture are reported and left out.
 */
export async function createPictureCharacters(
  translate: Translate,
  library: Library,
  game: Game,
  files: readonly File[],
): Promise<void> {
  const characters: Character[] = [];
  const pictures: PictureRow[] = [];
  const refusals: string[] = [];
  const takenIds = new Set<string>();
  for (const file of files) {
    try {
      const { row } = await addPicture(file, { acceptsSvg: true });
      const name = files.length === 1 ? '' : getFileTitle(file.name);
      const id = createDocumentId(
        name || (game.noun ?? 'character'),
        (candidateId) => takenIds.has(candidateId) || library.stores.characters.get(candidateId) !== undefined,
      );
      takenIds.add(id);
      pictures.push(row);
      characters.push({
        ...game.documents['rollcall.character'].createBlank(id),
        name,
        art: { image: { src: `sha256:${row.hash}` } },
      });
    } catch (error) {
      refusals.push(describePictureRefusal(translate, file.name, error));
    }
  }
  reportPictureRefusals(translate, refusals, files.length);
  const [firstCharacter] = characters;
  if (firstCharacter === undefined) return;
  const undo = await runOperation(
    translate,
    library,
    'create',
    characters.map((character) => ({ table: 'characters', id: character.id, after: character })),
    { assets: { pictures } },
  );
  if (undo === undefined) return;
  if (characters.length === 1) return navigateTo({ screen: 'character', id: firstCharacter.id });
  const message = translate('characters.createdWithPictures', {
    what: listCounts(translate, { characters: characters.length }),
  });
  toast(message, { action: undo });
}

/** Returns the name of a file as a title: `night_nurse-2.png` becomes `night nurse 2`. */
const getFileTitle = (fileName: string): string =>
  fileName
    .replace(/\.[^.]+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
