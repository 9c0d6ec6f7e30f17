/** A picture whose parts are told apart by their colours. */
import sharp from 'sharp';

/** Left half red, right half blue, upper left corner green: what is turned or mirrored shows. */
export const flag = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    {
      input: { create: { width: width / 4, height: height / 4, channels: 3, background: '#00ff00' } },
      left: 0,
      top: 0,
    },
  ]);

export const png = async () => new Uint8Array(await flag().png().toBuffer());
