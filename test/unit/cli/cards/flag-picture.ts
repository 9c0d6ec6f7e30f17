/** Creates pictures with a different color in each part. */
import sharp from 'sharp';

/** Creates a picture with a red left half, a blue right half and a green upper left corner, which shows rotation and mirroring. */
export const createFlagPicture = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    {
      input: { create: { width: width / 4, height: height / 4, channels: 3, background: '#00ff00' } },
      left: 0,
      top: 0,
    },
  ]);

export const createFlagPng = async () => new Uint8Array(await createFlagPicture().png().toBuffer());
