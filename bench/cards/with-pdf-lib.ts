/**
 * Draws the card with pdf-lib, as an experienced user would: fonts as subsets, one name per font, JPEG bytes unchanged, and a
 * drawing that several cards share as one form. pdf-lib does not kern, and the metadata of photos stays.
 */
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import {
  beginText,
  clip,
  concatTransformationMatrix,
  drawObject,
  drawRectangle,
  drawSvgPath,
  endPath,
  endText,
  moveText,
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFOperator,
  type PDFPage,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  setFillingColor,
  setFontAndSize,
  showText,
} from 'pdf-lib';
import { getChannels } from '../../src/shared/display/color.ts';
import type { FontId } from '../../src/shared/display/font-ids.ts';
import type { CardWords } from './card-text.ts';
import { cacheWidths, type Drawer, drawCard, PORTRAIT } from './draw-card.ts';
import type { FontFiles } from './fonts.ts';
import { PHOTO } from './photos.ts';
import { A4, getCorner, SIDES, splitIntoSheets } from './sheet.ts';

const parseColor = (hexColor: string) => rgb(...getChannels(hexColor as `#${string}`));
const DEGREES_0 = { type: 'degrees', angle: 0 } as never;

/** Adapts fontkit: pdf-lib expects a stream of the subset, but the installed version returns the bytes. */
const streamingFontkit = {
  create(fontFile: Uint8Array) {
    const embeddedFont = fontkit.create(fontFile) as unknown as { createSubset: () => { encode: () => Uint8Array } };
    const createSubset = embeddedFont.createSubset.bind(embeddedFont);
    embeddedFont.createSubset = () => {
      const subset = createSubset();
      const encodeStream = () => {
        const stream = {
          on(eventName: string, listener: (bytes?: Uint8Array) => void) {
            if (eventName === 'data') listener(subset.encode());
            if (eventName === 'end') listener();
            return stream;
          },
        };
        return stream;
      };
      return Object.assign(subset, { encodeStream });
    };
    return embeddedFont;
  },
};

interface Document {
  readonly document: PDFDocument;
  readonly fonts: Readonly<Record<FontId, PDFFont>>;
  /** Forms of shared drawings. */
  readonly forms: Map<string, PDFRef>;
}

/** Returns the drawing as a form in its own units, y upwards. */
function getDrawingForm({ document, forms }: Document, { art: drawing, artKey }: CardWords): PDFRef | undefined {
  if (drawing === undefined) return undefined;
  const existingForm = forms.get(artKey);
  if (existingForm !== undefined) return existingForm;
  const states: Record<string, unknown> = {};
  const operators: PDFOperator[] = drawing.shapes.flatMap(
    ({ d: pathData, fill: fillColor, stroke: strokeColor, strokeWidth = 1, opacity }) => {
      const stateName = opacity === undefined ? undefined : `G${Math.round(opacity * 100)}`;
      if (stateName !== undefined) states[stateName] = { Type: 'ExtGState', ca: opacity, CA: opacity };
      return drawSvgPath(pathData, {
        x: 0,
        y: 0,
        rotate: DEGREES_0,
        scale: undefined,
        color: fillColor ? parseColor(fillColor) : undefined,
        borderColor: strokeColor ? parseColor(strokeColor) : undefined,
        borderWidth: strokeWidth,
        ...(stateName === undefined ? {} : { graphicsState: stateName }),
      } as never);
    },
  );
  const { context } = document;
  const formReference = context.register(
    context.formXObject(operators, {
      BBox: [0, -drawing.height, drawing.width, 0],
      Resources: { ExtGState: states },
    } as never),
  );
  forms.set(artKey, formReference);
  return formReference;
}

function createDrawer(
  page: PDFPage,
  output: Document,
  cardLeft: number,
  cardTop: number,
  photoReferences: ReadonlyMap<string, PDFRef>,
): Drawer {
  const toPageY = (y: number) => A4.height - cardTop - y;
  return {
    text(textRun, x, y, fontId, fontSize, fillColor) {
      page.pushOperators(
        beginText(),
        setFillingColor(parseColor(fillColor)),
        setFontAndSize(fontId, fontSize),
        moveText(cardLeft + x, toPageY(y)),
        showText(output.fonts[fontId].encodeText(textRun)),
        endText(),
      );
    },
    path: (pathData, fillColor) =>
      page.drawSvgPath(pathData, { x: cardLeft, y: A4.height - cardTop, color: parseColor(fillColor) }),
    box(x, y, boxWidth, boxHeight, { fill: fillColor, stroke: strokeColor }) {
      page.pushOperators(
        ...drawRectangle({
          x: cardLeft + x,
          y: toPageY(y + boxHeight),
          width: boxWidth,
          height: boxHeight,
          color: fillColor && parseColor(fillColor),
          borderColor: strokeColor && parseColor(strokeColor),
          borderWidth: strokeColor ? 0.7 : 0,
          rotate: DEGREES_0,
          xSkew: DEGREES_0,
          ySkew: DEGREES_0,
        } as never),
      );
    },
    portrait(card) {
      const { x, y, width: portraitWidth, height: portraitHeight } = PORTRAIT;
      const pictureSize = card.photo === undefined ? card.art : PHOTO;
      const pictureReference =
        card.photo === undefined ? getDrawingForm(output, card) : photoReferences.get(card.photo);
      if (pictureSize === undefined || pictureReference === undefined) return;
      const scale = Math.max(portraitWidth / pictureSize.width, portraitHeight / pictureSize.height);
      const placement =
        card.photo === undefined
          ? concatTransformationMatrix(scale, 0, 0, scale, cardLeft + x, toPageY(y))
          : concatTransformationMatrix(
              scale * pictureSize.width,
              0,
              0,
              scale * pictureSize.height,
              cardLeft + x,
              toPageY(y + scale * pictureSize.height),
            );
      const pictureName = page.node.newXObject('P', pictureReference);
      page.pushOperators(
        pushGraphicsState(),
        rectangle(cardLeft + x, toPageY(y + portraitHeight), portraitWidth, portraitHeight),
        clip(),
        endPath(),
        placement,
        drawObject(pictureName),
        popGraphicsState(),
      );
    },
  };
}

export async function writeWithPdfLib(cards: readonly CardWords[], fontFiles: FontFiles): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.registerFontkit(streamingFontkit as never);
  const embedded = await Promise.all(
    Object.entries(fontFiles).map(
      async ([fontId, fontFile]) => [fontId, await document.embedFont(fontFile, { subset: true })] as const,
    ),
  );
  const fonts = Object.fromEntries(embedded) as Record<FontId, PDFFont>;
  const output: Document = { document, fonts, forms: new Map() };
  const measureText = cacheWidths((textRun, fontId, fontSize) => fonts[fontId].widthOfTextAtSize(textRun, fontSize));
  for (const sheet of splitIntoSheets(cards)) {
    const photoReferences = new Map<string, PDFRef>();
    for (const { photo: photoFile } of sheet)
      if (photoFile !== undefined)
        photoReferences.set(photoFile, (await document.embedJpg(readFileSync(photoFile))).ref);
    for (const cardSide of SIDES) {
      const page = document.addPage([A4.width, A4.height]);
      for (const [fontId, { ref: fontReference }] of embedded)
        page.node.setFontDictionary(PDFName.of(fontId), fontReference);
      sheet.forEach((card, index) => {
        const { left, top } = getCorner(index, cardSide);
        drawCard(createDrawer(page, output, left, top, photoReferences), measureText, cardSide, card);
      });
    }
  }
  return document.save();
}
