/** Converts an SVG to a PNG. Runs in the page, since workers can't open SVGs. */
import { setPngResolution } from '../../shared/print/shop/png-resolution.ts';

export interface SvgPicture {
  readonly svg: string;
  /** The size in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Renders an opaque PNG that states its resolution. Returns undefined if the browser has no canvas of this size. */
export async function renderPng({ svg, width, height }: SvgPicture, dpi: number): Promise<Blob | undefined> {
  const objectUrl = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = objectUrl;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    // The CPU draws the picture, since the results of graphics cards differ.
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (context === null) return undefined;
    context.drawImage(image, 0, 0, width, height);
    const pngFile = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (pngFile === null) return undefined;
    const bytes = setPngResolution(new Uint8Array(await pngFile.arrayBuffer()), dpi);
    return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(objectUrl);
  }
}
