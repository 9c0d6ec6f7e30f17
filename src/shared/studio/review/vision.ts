/**
 * Simulates gray print and the three kinds of color blindness. The matrices describe the complete loss of one kind of cones and
 * come from Machado, Oliveira and Fernandes, A Physiologically-based Model for Simulation of Color Vision Deficiency, IEEE
 * Transactions on Visualization and Computer Graphics 15 (6), 2009. Gray is luminance as sRGB defines it. All matrices apply to
 * linear light.
 */
import { getChannels } from '../../display/color.ts';
import type { Color } from '../../display/display-list.ts';

export const VISIONS = ['grey', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Vision = (typeof VISIONS)[number];

type MatrixRow = readonly [red: number, green: number, blue: number];
const LUMINANCE: MatrixRow = [0.2126, 0.7152, 0.0722];

const MATRICES: Readonly<Record<Vision, readonly [MatrixRow, MatrixRow, MatrixRow]>> = {
  grey: [LUMINANCE, LUMINANCE, LUMINANCE],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Returns the `values` of an SVG feColorMatrix of type `matrix`. The filter must work in `linearRGB`, which is the default of SVG. */
export const formatColorMatrix = (vision: Vision): string =>
  [...MATRICES[vision].map((matrixRow) => [...matrixRow, 0, 0]), [0, 0, 0, 1, 0]]
    .map((matrixRow) => matrixRow.join(' '))
    .join(' ');

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Simulates how a color is seen. */
export function simulateVision(originalColor: Color, vision: Vision): Color {
  const linearChannels = getChannels(originalColor).map(toLinear);
  const seenChannels = MATRICES[vision].map((matrixRow) =>
    matrixRow.reduce((sum, factor, index) => sum + factor * (linearChannels[index] ?? 0), 0),
  );
  const channelBytes = seenChannels.map((channel) => Math.round(toGamma(Math.max(0, Math.min(1, channel))) * 255));
  return `#${channelBytes.map((channelByte) => channelByte.toString(16).padStart(2, '0')).join('')}`;
}
