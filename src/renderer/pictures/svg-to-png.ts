/** An SVG as a PNG. In the page, since no worker of a browser opens SVG. */
import { withResolution } from '../../shared/print/shop/png-resolution.ts';

export interface SvgPicture {
  readonly svg: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Opaque, with its resolution in it. Undefined where the browser has no canvas of this size. */
export async function pngOf({ svg, width, height }: SvgPicture, dpi: number): Promise<Blob | undefined> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    // Drawn by the processor: what a graphics card makes of it differs from one to the next.
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (context === null) return undefined;
    context.drawImage(image, 0, 0, width, height);
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (drawn === null) return undefined;
    const bytes = withResolution(new Uint8Array(await drawn.arrayBuffer()), dpi);
    return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(address);
  }
}
