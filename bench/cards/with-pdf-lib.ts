/**
 * The card with pdf-lib, as somebody writes it who knows it: fonts as subsets, one name a font, JPEG bytes as they are, and a
 * drawing that several cards share as one form. It does not kern, and leaves a photo's metadata in.
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
import { type Drawer, drawCard, measured, PORTRAIT } from './draw-card.ts';
import type { Files } from './fonts.ts';
import { PHOTO } from './photos.ts';
import { A4, corner, SIDES, sheetsOf } from './sheet.ts';

const colour = (hex: string) => rgb(...getChannels(hex as `#${string}`));
const DEGREES_0 = { type: 'degrees', angle: 0 } as never;

/** pdf-lib asks its fontkit for a stream of the subset; the one that is kept gives the bytes. */
const streaming = {
  create(file: Uint8Array) {
    const font = fontkit.create(file) as unknown as { createSubset: () => { encode: () => Uint8Array } };
    const createSubset = font.createSubset.bind(font);
    font.createSubset = () => {
      const subset = createSubset();
      const encodeStream = () => {
        const stream = {
          on(event: string, hear: (bytes?: Uint8Array) => void) {
            if (event === 'data') hear(subset.encode());
            if (event === 'end') hear();
            return stream;
          },
        };
        return stream;
      };
      return Object.assign(subset, { encodeStream });
    };
    return font;
  },
};

interface Document {
  readonly document: PDFDocument;
  readonly fonts: Readonly<Record<FontId, PDFFont>>;
  /** Forms of shared drawings. */
  readonly forms: Map<string, PDFRef>;
}

/** The drawing as a form in its own units, y upwards. */
function formOf({ document, forms }: Document, { art, artKey }: CardWords): PDFRef | undefined {
  if (art === undefined) return undefined;
  const known = forms.get(artKey);
  if (known !== undefined) return known;
  const states: Record<string, unknown> = {};
  const operators: PDFOperator[] = art.shapes.flatMap(({ d, fill, stroke, strokeWidth = 1, opacity }) => {
    const state = opacity === undefined ? undefined : `G${Math.round(opacity * 100)}`;
    if (state !== undefined) states[state] = { Type: 'ExtGState', ca: opacity, CA: opacity };
    return drawSvgPath(d, {
      x: 0,
      y: 0,
      rotate: DEGREES_0,
      scale: undefined,
      color: fill ? colour(fill) : undefined,
      borderColor: stroke ? colour(stroke) : undefined,
      borderWidth: strokeWidth,
      ...(state === undefined ? {} : { graphicsState: state }),
    } as never);
  });
  const { context } = document;
  const ref = context.register(
    context.formXObject(operators, { BBox: [0, -art.height, art.width, 0], Resources: { ExtGState: states } } as never),
  );
  forms.set(artKey, ref);
  return ref;
}

function drawerOn(
  page: PDFPage,
  made: Document,
  left: number,
  top: number,
  pictures: ReadonlyMap<string, PDFRef>,
): Drawer {
  const baseline = (y: number) => A4.height - top - y;
  return {
    text(text, x, y, font, size, fill) {
      page.pushOperators(
        beginText(),
        setFillingColor(colour(fill)),
        setFontAndSize(font, size),
        moveText(left + x, baseline(y)),
        showText(made.fonts[font].encodeText(text)),
        endText(),
      );
    },
    path: (d, fill) => page.drawSvgPath(d, { x: left, y: A4.height - top, color: colour(fill) }),
    box(x, y, width, height, { fill, stroke }) {
      page.pushOperators(
        ...drawRectangle({
          x: left + x,
          y: baseline(y + height),
          width,
          height,
          color: fill && colour(fill),
          borderColor: stroke && colour(stroke),
          borderWidth: stroke ? 0.7 : 0,
          rotate: DEGREES_0,
          xSkew: DEGREES_0,
          ySkew: DEGREES_0,
        } as never),
      );
    },
    portrait(card) {
      const { x, y, width, height } = PORTRAIT;
      const size = card.photo === undefined ? card.art : PHOTO;
      const ref = card.photo === undefined ? formOf(made, card) : pictures.get(card.photo);
      if (size === undefined || ref === undefined) return;
      const scale = Math.max(width / size.width, height / size.height);
      const place =
        card.photo === undefined
          ? concatTransformationMatrix(scale, 0, 0, scale, left + x, baseline(y))
          : concatTransformationMatrix(
              scale * size.width,
              0,
              0,
              scale * size.height,
              left + x,
              baseline(y + scale * size.height),
            );
      const name = page.node.newXObject('P', ref);
      page.pushOperators(
        pushGraphicsState(),
        rectangle(left + x, baseline(y + height), width, height),
        clip(),
        endPath(),
        place,
        drawObject(name),
        popGraphicsState(),
      );
    },
  };
}

export async function withPdfLib(cards: readonly CardWords[], files: Files): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.registerFontkit(streaming as never);
  const embedded = await Promise.all(
    Object.entries(files).map(async ([id, file]) => [id, await document.embedFont(file, { subset: true })] as const),
  );
  const fonts = Object.fromEntries(embedded) as Record<FontId, PDFFont>;
  const made: Document = { document, fonts, forms: new Map() };
  const measure = measured((text, font, size) => fonts[font].widthOfTextAtSize(text, size));
  for (const sheet of sheetsOf(cards)) {
    const pictures = new Map<string, PDFRef>();
    for (const { photo } of sheet)
      if (photo !== undefined) pictures.set(photo, (await document.embedJpg(readFileSync(photo))).ref);
    for (const side of SIDES) {
      const page = document.addPage([A4.width, A4.height]);
      for (const [id, { ref }] of embedded) page.node.setFontDictionary(PDFName.of(id), ref);
      sheet.forEach((card, index) => {
        const { left, top } = corner(index, side);
        drawCard(drawerOn(page, made, left, top, pictures), measure, side, card);
      });
    }
  }
  return document.save();
}
