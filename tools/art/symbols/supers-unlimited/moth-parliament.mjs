import { disc, join, mirrorPair, shape, symmetricShape } from '../../kit/path.mjs';

/** A moth whose body is a candle flame. The symbol has one solid color; the eyes are cut out of the wings. */
export function drawSymbol() {
  const upper = shape('54,42 ~62,28 ~80,15 100,12 ~99,30 ~91,50 ~72,60 55,59');
  const lower = shape('55,64 ~70,65 86,60 ~87,72 ~77,79 76,97 ~67,84 ~61,82 ~57,76');
  const eyes = mirrorPair(join(disc(78, 35, 9.5), disc(78, 35, 4.4), disc(70, 72, 4.2)), 50);
  const feelers = mirrorPair(shape('51.5,33 ~54,14 ~64,3 77,1 ~72,10 ~64,18 55.5,34'), 50);
  const flame = symmetricShape('50,33 ~57.5,50 ~58,68 ~55,84 50,99', 50);
  const spark = symmetricShape('50,50 ~53.8,63 ~52.8,74 50,82', 50);
  return [
    { path: join(mirrorPair(upper, 50), mirrorPair(lower, 50), eyes), fill: 'primary', evenOdd: true },
    { path: join(flame, spark), fill: 'primary', evenOdd: true },
    { path: feelers, fill: 'primary' },
  ];
}
