/** Shoulders and chest from the front, lit from the left. The neck is at (300, 330). */
import { INK } from '../kit/colors.mjs';
import { brushStrokes } from '../kit/ink.mjs';
import { shape } from '../kit/path.mjs';
import { paint } from '../kit/scene.mjs';

/** Draws a coat or a suit in one color. @param {{ base: string, shade: string, light: string }} cloth */
export const drawBust = ({ base, shade, light }) => [
  paint(INK, shape('250,326 ~190,350 ~110,384 ~70,440 44,580 556,580 ~530,440 ~490,384 ~410,350 350,326')),
  paint(base, shape('246,346 ~180,368 ~122,400 ~92,450 68,580 320,580 ~318,460 ~300,380')),
  paint(shade, shape('300,372 ~352,350 ~420,368 ~478,400 ~508,450 532,580 312,580 ~310,460')),
  paint(light, shape('222,362 ~170,382 ~130,410 ~106,456 90,560 104,560 ~124,462 ~150,416 ~190,390')),
  paint(INK, brushStrokes(8, ['~152,440 ~164,510 150,590', '~448,440 ~436,510 450,590'], 'start')),
];

/** Draws a neck for a head at (300, 214). @param {{ base: string, shade: string }} skin */
export const drawNeck = ({ base, shade }) => [
  paint(INK, shape('252,270 ~256,326 238,352 ~300,392 362,352 ~344,326 348,270')),
  paint(base, shape('262,280 ~266,334 254,350 ~300,378 346,350 ~334,334 338,280')),
  paint(shade, shape('270,300 ~300,330 338,290 ~334,334 346,350 ~318,372 ~300,340')),
];

/** Draws two lapels over a shirt. @param {string} shirtFill @param {{ base: string, shade: string }} cloth */
export const drawLapels = (shirtFill, { base, shade }) => [
  paint(INK, shape('246,340 354,340 330,480 300,590 270,480')),
  paint(shirtFill, shape('256,350 344,350 324,470 300,560 276,470')),
  paint(INK, shape('252,330 ~222,372 204,430 238,440 218,462 296,590 ~300,520 ~276,420')),
  paint(base, shape('250,346 ~230,380 218,422 252,434 234,458 288,556 ~288,500 ~266,420')),
  paint(INK, shape('348,330 ~378,372 396,430 362,440 382,462 304,590 ~300,520 ~324,420')),
  paint(shade, shape('350,346 ~370,380 382,422 348,434 366,458 312,556 ~312,500 ~334,420')),
];
