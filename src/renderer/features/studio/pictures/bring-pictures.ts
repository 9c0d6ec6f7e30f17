/** Picture files of the user on the card of the studio: kept in the library, named by the template, and placed. */

import type { Point } from '../../../../shared/display/matrix.ts';
import { applyEdits, type Edit } from '../../../../shared/document/edit.ts';
import { newElement } from '../../../../shared/studio/blanks.ts';
import { addPart } from '../../../../shared/studio/parts.ts';
import { addOwnPicture, type OwnPicture } from '../../../../shared/studio/template-pictures.ts';
import type { Address, StudioView } from '../../../../shared/studio/view.ts';
import { idText } from '../../../../shared/text/id-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { addPicture } from '../../../pictures/add-picture.ts';
import { describePictureRefusal } from '../../../pictures/describe-refusal.ts';
import type { Library } from '../../../store/library.ts';
import { toast } from '../../../toasts/toasts.ts';
import { symbolFromFile } from '../../factions/symbols/own-symbol.ts';
import { getBlankTexts } from '../blank-texts.ts';
import type { Studio } from '../use-studio.ts';

export const PICTURE_FILES = '.png,.jpg,.jpeg,.webp,.avif,.svg,image/*';

/** Whether a file may be one for the card, by its type or name. */
export const isPicture = ({ type, name }: File): boolean =>
  type.startsWith('image/') || /\.(?:png|jpe?g|webp|avif|svg)$/i.test(name);

const isSvg = ({ type, name }: File): boolean => type === 'image/svg+xml' || /\.svg$/i.test(name);

/** A file as a picture of the library, made smaller where it is larger than any card needs; undefined where that is told to be impossible. */
export async function pictureOf(
  translate: Translate,
  { pictures }: Library,
  file: File,
): Promise<OwnPicture | undefined> {
  try {
    const { row } = await addPicture(file);
    await pictures.add(row);
    return { src: `sha256:${row.hash}`, file: file.name, width: row.width, height: row.height };
  } catch (error) {
    toast(describePictureRefusal(translate, file.name, error), { kind: 'failed' });
    return undefined;
  }
}

/** Takes all of the files, as one step of undo. An SVG becomes a symbol. */
export async function bringPictures(
  translate: Translate,
  studio: () => Studio,
  library: Library,
  files: readonly File[],
  at?: Point,
): Promise<void> {
  const taken: ((studioView: StudioView) => { edits: readonly Edit[]; addresses: readonly Address[] } | undefined)[] =
    [];
  for (const file of files) {
    const make = isSvg(file)
      ? await symbolMaker(translate, studio, file, at)
      : await pictureMaker(translate, studio, library, file, at);
    if (make !== undefined) taken.push(make);
  }
  const { studioView, run, select, say } = studio();
  const edits: Edit[] = [];
  const addresses: Address[] = [];
  let now = studioView;
  for (const make of taken) {
    const made = make(now);
    if (made === undefined) {
      toast(translate('studio.partRefused.full'));
      continue;
    }
    edits.push(...made.edits);
    addresses.push(...made.addresses);
    now = { ...now, template: applyEdits(now.template, made.edits) };
  }
  if (!run(edits)) return;
  select(addresses);
  say(translate('studio.picturesAdded', { count: addresses.length }));
}

async function pictureMaker(
  translate: Translate,
  studio: () => Studio,
  library: Library,
  file: File,
  at: Point | undefined,
) {
  const picture = await pictureOf(translate, library, file);
  if (picture === undefined) return undefined;
  return (studioView: StudioView) => addOwnPicture(studioView, studio().side, picture, getBlankTexts(translate), at);
}

/** Millimetres of a new symbol. */
const SYMBOL = 12;

async function symbolMaker(translate: Translate, studio: () => Studio, file: File, at: Point | undefined) {
  const read = await symbolFromFile(translate, file, { signal: new AbortController().signal });
  if (read.kind !== 'drawing') {
    toast(read.kind === 'refused' ? read.reason : translate('studio.onlySvg'), { kind: 'failed' });
    return undefined;
  }
  const drawing = read.grey ? read.tinted : read.own;
  return (studioView: StudioView) => {
    const base = idText(file.name.replace(/\.svg$/i, ''), 40) || 'symbol';
    const free = (n: number): string => {
      const name = n === 1 ? base : `${base}-${n}`;
      return Object.hasOwn(studioView.template.symbols ?? {}, name) ? free(n + 1) : name;
    };
    const part = addPart(studioView.template, 'symbol', free(1), drawing);
    if (!part.ok) return undefined;
    const after = { ...studioView, template: applyEdits(studioView.template, part.edits) };
    const box =
      at === undefined
        ? undefined
        : ([at.x - SYMBOL / 2, at.y - SYMBOL / 2, SYMBOL, SYMBOL] as [number, number, number, number]);
    const made = newElement(after, studio().side, 'symbol', getBlankTexts(translate), box, { otherwise: part.name });
    return made.edits.length === 0 ? undefined : { ...made, edits: [...part.edits, ...made.edits] };
  };
}
