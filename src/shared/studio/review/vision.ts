/**
 * A card as others see it: in grey print, and with the three kinds of colour blindness. The matrices are those for the whole
 * loss of one kind of cones by Machado, Oliveira and Fernandes, A Physiologically-based Model for Simulation of Color Vision
 * Deficiency, IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009; grey is luminance as sRGB defines it.
 * All of them are meant for linear light.
 */
import { channels } from '../../display/colour.ts';
import type { Colour } from '../../display/display-list.ts';

export const VISIONS = ['grey', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Vision = (typeof VISIONS)[number];

type Row = readonly [red: number, green: number, blue: number];
const LUMINANCE: Row = [0.2126, 0.7152, 0.0722];

const MATRICES: Readonly<Record<Vision, readonly [Row, Row, Row]>> = {
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

/** `values` of an SVG feColorMatrix of type `matrix`; the filter has to work in `linearRGB`, which is what SVG does unless told. */
export const colourMatrix = (vision: Vision): string =>
  [...MATRICES[vision].map((row) => [...row, 0, 0]), [0, 0, 0, 1, 0]].map((row) => row.join(' ')).join(' ');

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const encoded = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

/** One colour as it is seen. */
export function asSeen(colour: Colour, vision: Vision): Colour {
  const light = channels(colour).map(linear);
  const seen = MATRICES[vision].map((row) => row.reduce((sum, part, index) => sum + part * (light[index] ?? 0), 0));
  const bytes = seen.map((c) => Math.round(encoded(Math.max(0, Math.min(1, c))) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
