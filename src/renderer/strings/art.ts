import { shortName } from './documents/short-name.ts';

/** The sentences of the art section. */
export const ART = {
  drop: 'Drop a picture here, paste one, or choose a file.',
  kinds: 'PNG, JPEG, WebP or AVIF, up to 100 megapixels, AVIF up to 50',
  dropNow: 'Let go to use this picture',
  choose: 'Choose a picture',
  change: 'Choose another',
  remove: 'Remove picture',
  removed: 'The picture was removed.',
  reset: 'Reset crop',
  adding: 'Reading the picture',
  refused: (name: string, reason: string) => `${shortName(name)} can't be used: ${reason}.`,
  notPicture: (name: string) => `${shortName(name)} isn't a picture. Use a PNG, JPEG, WebP, AVIF or SVG file.`,
  folder: (name: string) => `${shortName(name)} is a folder. Drop one of the pictures in it.`,
  pasted: 'What you pasted',
  notKept: (reason: string) => `Couldn't save the picture. ${reason} The card is unchanged.`,
  shrunk: (from: number, to: number) =>
    `The picture had ${from} megapixels; it is kept with ${to}, which is sharp on any card.`,
  hasDrawing: 'The card shows its drawing until a picture is added.',
  cannotShow: (reason: string) => `The picture of this character cannot be used: ${reason}.`,
  loading: 'Opening the picture',
  crop: 'Picture in its window. Arrow keys move it, plus and minus change its size.',
  cropHint: 'Drag to move; scroll or + and − to zoom. Red is trimmed off; keep faces inside the dotted line.',
  zoom: 'Zoom',
  rotation: 'Turn',
  percent: (zoom: number) => `${Math.round(zoom * 100)} %`,
  degrees: (degrees: number) => `${Math.round(degrees)}°`,
  sharp: (width: number, height: number, dpi: number) => `${width} × ${height} pixels, ${dpi} dpi on the card.`,
  coarse: (dpi: number, isZoomed: boolean) =>
    `${dpi} dpi on the card: it will look coarse. 200 or more are sharp; ${isZoomed ? 'zoom out or ' : ''}choose a larger picture.`,
  notShown: 'This card template shows no picture. The picture stays with the character.',
  credit: 'Artist',
  creditHint: 'Who made it; kept with the character',
};
