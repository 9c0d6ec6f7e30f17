/** Saves picture files in the library, adds them to the template and puts them on the card. */

import type { Point } from '../../../../shared/display/matrix.ts';
import { applyEdits, type Edit } from '../../../../shared/document/edit.ts';
import { createElement } from '../../../../shared/studio/blanks.ts';
import { addPart } from '../../../../shared/studio/template-parts.ts';
import { addOwnPicture, type OwnPicture } from '../../../../shared/studio/template-pictures.ts';
import type { Address, StudioView } from '../../../../shared/studio/view.ts';
import { slugify } from '../../../../shared/text/slugify.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { addPicture } from '../../../pictures/add-picture.ts';
import { describePictureRefusal } from '../../../pictures/describe-refusal.ts';
import { reportPictureRefusals } from '../../../pictures/report-refusals.ts';
import type { Library } from '../../../store/library.ts';
import { toast } from '../../../toasts/toasts.ts';
import { readSymbolFile } from '../../factions/symbols/read-symbol-file.ts';
import { getBlankTexts } from '../blank-texts.ts';
import type { Studio } from '../use-studio.ts';

export const PICTURE_FILE_TYPES = '.png,.jpg,.jpeg,.webp,.avif,.svg,image/*';

/** Whether a file may be a picture for the card, judging by its type or name. */
export const isPictureFile = ({ type, name }: File): boolean =>
  type.startsWith('image/') || /\.(?:png|jpe?g|webp|avif|svg)$/i.test(name);

const isSvgFile = ({ type, name }: File): boolean => type === 'image/svg+xml' || /\.svg$/i.test(name);

/**
 * Saves a file as a picture of the library, scaled down if it is larger than any card needs. If that fails, calls `onRefused` with the
 * reason and returns undefined.
 */
export async function savePicture(
  translate: Translate,
  { pictures }: Library,
  file: File,
  onRefused: (reason: string) => void,
): Promise<OwnPicture | undefined> {
  try {
    const { row } = await addPicture(file);
    await pictures.add(row);
    return { src: `sha256:${row.hash}`, file: file.name, width: row.width, height: row.height };
  } catch (error) {
    onRefused(describePictureRefusal(translate, file.name, error));
    return undefined;
  }
}

/** Adds all files as one undo step. An SVG becomes a symbol. */
export async function addPictureFiles(
  translate: Translate,
  getStudio: () => Studio,
  library: Library,
  files: readonly File[],
  dropPoint?: Point,
): Promise<void> {
  // Reading the files takes time, in which the user may edit the template. So each file becomes a function that creates the edits
  // later, for the template with the files before it. The function returns undefined if the template is full.
  const additions: ((
    studioView: StudioView,
  ) => { edits: readonly Edit[]; addresses: readonly Address[] } | undefined)[] = [];
  const refusals: string[] = [];
  const addRefusal = (reason: string) => refusals.push(reason);
  for (const file of files) {
    const createAddition = isSvgFile(file)
      ? await prepareSymbol(translate, getStudio, file, dropPoint, addRefusal)
      : await preparePicture(translate, getStudio, library, file, dropPoint, addRefusal);
    if (createAddition !== undefined) additions.push(createAddition);
  }
  reportPictureRefusals(translate, refusals, files.length);
  const { studioView, commitEdits, select, announce } = getStudio();
  const edits: Edit[] = [];
  const addresses: Address[] = [];
  let currentView = studioView;
  for (const createAddition of additions) {
    const addition = createAddition(currentView);
    if (addition === undefined) {
      toast(translate('studio.partRefused.full'));
      continue;
    }
    edits.push(...addition.edits);
    addresses.push(...addition.addresses);
    currentView = { ...currentView, template: applyEdits(currentView.template, addition.edits) };
  }
  if (!commitEdits(edits)) return;
  select(addresses);
  announce(translate('studio.picturesAdded', { count: addresses.length }));
}

async function preparePicture(
  translate: Translate,
  getStudio: () => Studio,
  library: Library,
  file: File,
  dropPoint: Point | undefined,
  onRefused: (reason: string) => void,
) {
  const picture = await savePicture(translate, library, file, onRefused);
  if (picture === undefined) return undefined;
  return (studioView: StudioView) =>
    addOwnPicture(studioView, getStudio().side, picture, getBlankTexts(translate), dropPoint);
}

/** The width and the height of a new symbol. */
const NEW_SYMBOL_SIZE_MM = 12;

async function prepareSymbol(
  translate: Translate,
  getStudio: () => Studio,
  file: File,
  dropPoint: Point | undefined,
  onRefused: (reason: string) => void,
) {
  const symbolFile = await readSymbolFile(translate, file, { signal: new AbortController().signal });
  if (symbolFile.kind !== 'drawing') {
    onRefused(symbolFile.kind === 'refused' ? symbolFile.reason : translate('studio.onlySvg'));
    return undefined;
  }
  const drawing = symbolFile.isGrayscale ? symbolFile.recolored : symbolFile.original;
  return (studioView: StudioView) => {
    const baseName = slugify(file.name.replace(/\.svg$/i, ''), 40) || 'symbol';
    const findFreeName = (suffix: number): string => {
      const candidate = suffix === 1 ? baseName : `${baseName}-${suffix}`;
      return Object.hasOwn(studioView.template.symbols ?? {}, candidate) ? findFreeName(suffix + 1) : candidate;
    };
    const addedPart = addPart(studioView.template, 'symbol', findFreeName(1), drawing);
    if (!addedPart.ok) return undefined;
    const viewWithSymbol = { ...studioView, template: applyEdits(studioView.template, addedPart.edits) };
    const symbolBox =
      dropPoint === undefined
        ? undefined
        : ([
            dropPoint.x - NEW_SYMBOL_SIZE_MM / 2,
            dropPoint.y - NEW_SYMBOL_SIZE_MM / 2,
            NEW_SYMBOL_SIZE_MM,
            NEW_SYMBOL_SIZE_MM,
          ] as [number, number, number, number]);
    const addition = createElement(viewWithSymbol, getStudio().side, 'symbol', getBlankTexts(translate), symbolBox, {
      otherwise: addedPart.name,
    });
    return addition.edits.length === 0 ? undefined : { ...addition, edits: [...addedPart.edits, ...addition.edits] };
  };
}
