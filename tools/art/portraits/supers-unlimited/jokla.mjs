import { INK } from '../../kit/colors.mjs';
import { join, mirrorPair, poly, shape, symmetricShape } from '../../kit/path.mjs';
import { FRAME, paint, sparks } from '../../kit/scene.mjs';

const CENTER_X = 300;
const ICE_TONES = {
  white: '#f4fbff',
  pale: '#c9ebf5',
  base: '#8ecbe6',
  mid: '#4f9cc8',
  deep: '#25619b',
  dark: '#123a66',
  night: '#0b1f40',
};

function drawNorthernLights() {
  return [
    paint(ICE_TONES.night, FRAME),
    paint(
      '#1b6f7a',
      shape(
        '-20,260 ~60,120 ~160,180 ~260,60 ~360,120 ~460,20 ~540,80 620,-20 620,160 ~540,220 ~460,150 ~360,260 ~260,200 ~160,310 ~60,260 -20,400',
      ),
    ),
    paint(
      '#2fae93',
      shape(
        '-20,230 ~60,140 ~160,190 ~260,90 ~360,140 ~460,50 ~540,100 620,20 620,90 ~540,160 ~460,100 ~360,200 ~260,150 ~160,250 ~60,200 -20,300',
      ),
    ),
    paint(
      '#9af0b8',
      shape(
        '-20,216 ~60,150 ~160,196 ~260,104 ~360,150 ~460,66 ~540,110 620,40 620,56 ~540,124 ~460,80 ~360,164 ~260,118 ~160,210 ~60,164 -20,232',
      ),
    ),
    paint('#cfe8ff', sparks(9, 22, 3, 8, [0, 0, 600, 240])),
  ];
}

/** Her shoulders are mountains with forests at their foot. */
function drawShoulders() {
  const forestPath = (left, right, groundY, firstTree) => {
    const trees = [];
    for (let x = left, treeNumber = firstTree; x < right; x += 17, treeNumber++) {
      const height = 22 + ((treeNumber * 37) % 23);
      trees.push(poly(x - 9, groundY, x, groundY - height, x + 9, groundY));
    }
    return join(...trees);
  };
  return [
    paint(ICE_TONES.pale, symmetricShape('300,270 372,304 424,292 486,342 548,372 590,460 640,600 300,600', CENTER_X)),
    paint(INK, symmetricShape('300,280 370,316 422,304 478,352 540,384 580,470 630,610 300,610', CENTER_X)),
    // Left, lit.
    paint(ICE_TONES.pale, poly(180, 318, 126, 360, 66, 392, 30, 470, 90, 440, 128, 466, 170, 410, 210, 372)),
    paint(ICE_TONES.white, poly(180, 318, 126, 360, 66, 392, 46, 430, 100, 404, 140, 376, 176, 350)),
    paint(ICE_TONES.base, poly(24, 484, 90, 452, 128, 478, 120, 600, -20, 600)),
    paint(ICE_TONES.mid, poly(138, 476, 176, 424, 216, 384, 246, 420, 232, 600, 130, 600)),
    paint(ICE_TONES.pale, poly(188, 322, 222, 362, 256, 410, 240, 330, 232, 318)),
    // Right, in shade.
    paint(ICE_TONES.mid, poly(420, 318, 474, 360, 534, 392, 570, 470, 510, 440, 472, 466, 430, 410, 390, 372)),
    paint(ICE_TONES.base, poly(420, 318, 474, 360, 534, 392, 546, 416, 486, 388, 440, 352)),
    paint(ICE_TONES.deep, poly(576, 484, 510, 452, 472, 478, 480, 600, 620, 600)),
    paint(ICE_TONES.dark, poly(462, 476, 424, 424, 384, 384, 354, 420, 368, 600, 470, 600)),
    paint(ICE_TONES.mid, poly(412, 322, 378, 362, 344, 410, 360, 330, 368, 318)),
    // Breastplate of one clear block of ice.
    paint(ICE_TONES.base, poly(300, 400, 262, 424, 246, 500, 258, 600, 300, 600)),
    paint(ICE_TONES.deep, poly(300, 400, 338, 424, 354, 500, 342, 600, 300, 600)),
    paint(ICE_TONES.white, poly(296, 412, 268, 430, 256, 492, 276, 452)),
    paint(ICE_TONES.pale, poly(300, 470, 318, 500, 300, 560, 282, 500)),
    paint(ICE_TONES.mid, poly(300, 470, 318, 500, 300, 560)),
    paint(
      INK,
      join(
        forestPath(-8, 150, 566, 1),
        forestPath(452, 612, 566, 4),
        poly(-10, 560, 150, 560, 200, 600, -10, 600),
        poly(450, 560, 610, 560, 610, 600, 400, 600),
      ),
    ),
    paint(
      '#dff2fa',
      join(
        shape('-20,520 ~60,506 ~120,522 ~160,516 ~120,534 ~40,532'),
        shape('620,506 ~550,494 ~500,508 ~470,504 ~500,518 ~570,520'),
      ),
    ),
  ];
}

/** A crown of icebergs in place of hair. */
function drawCrown() {
  return [
    paint(
      INK,
      symmetricShape(
        '300,-6 322,46 352,8 362,66 404,36 400,98 450,84 430,150 472,164 432,210 452,268 404,282 388,330 350,300 300,320',
        CENTER_X,
      ),
    ),
    paint(ICE_TONES.white, poly(296, 16, 274, 70, 286, 120, 298, 110)),
    paint(ICE_TONES.base, poly(304, 16, 326, 70, 314, 120, 302, 110)),
    paint(ICE_TONES.pale, poly(252, 28, 240, 84, 262, 128, 278, 120, 268, 74)),
    paint(ICE_TONES.mid, poly(348, 28, 360, 84, 338, 128, 322, 120, 332, 74)),
    paint(ICE_TONES.white, poly(204, 54, 206, 108, 238, 148, 254, 128, 230, 86)),
    paint(ICE_TONES.deep, poly(396, 54, 394, 108, 362, 148, 346, 128, 370, 86)),
    paint(ICE_TONES.pale, poly(162, 96, 180, 150, 222, 182, 232, 150, 198, 116)),
    paint(ICE_TONES.mid, poly(438, 96, 420, 150, 378, 182, 368, 150, 402, 116)),
    paint(ICE_TONES.base, poly(144, 170, 178, 208, 216, 220, 218, 190, 176, 158)),
    paint(ICE_TONES.dark, poly(456, 170, 422, 208, 384, 220, 382, 190, 424, 158)),
    paint(ICE_TONES.pale, poly(160, 262, 196, 270, 218, 260, 214, 228, 178, 220)),
    paint(ICE_TONES.deep, poly(440, 262, 404, 270, 382, 260, 386, 228, 422, 220)),
    paint(ICE_TONES.mid, poly(214, 318, 230, 300, 224, 268, 202, 276)),
    paint(ICE_TONES.dark, poly(386, 318, 370, 300, 376, 268, 398, 276)),
  ];
}

/** The face consists of planes that meet at hard edges. */
function drawFace() {
  return [
    // Neck in the dark, long strands of ice on either side.
    paint(INK, symmetricShape('300,270 344,280 352,350 372,384 300,420', CENTER_X)),
    paint(ICE_TONES.dark, poly(300, 320, 266, 300, 262, 356, 240, 376, 300, 404)),
    paint(ICE_TONES.night, poly(300, 320, 334, 300, 338, 356, 360, 376, 300, 404)),
    paint(INK, mirrorPair(poly(366, 230, 406, 236, 422, 310, 408, 400, 388, 452, 372, 380, 358, 310), CENTER_X)),
    paint(ICE_TONES.white, poly(222, 250, 200, 250, 190, 312, 202, 396, 211, 424, 214, 330)),
    paint(ICE_TONES.base, poly(226, 250, 220, 330, 214, 424, 222, 376, 234, 312)),
    paint(ICE_TONES.mid, poly(378, 250, 400, 250, 410, 312, 398, 396, 389, 424, 386, 330)),
    paint(ICE_TONES.dark, poly(374, 250, 380, 330, 386, 424, 378, 376, 366, 312)),
    // Face.
    paint(INK, symmetricShape('300,104 354,118 380,166 378,226 356,284 326,324 300,332', CENTER_X)),
    paint(ICE_TONES.pale, poly(300, 114, 252, 126, 230, 168, 258, 186, 294, 194)),
    paint(ICE_TONES.white, poly(292, 120, 254, 132, 240, 158, 264, 162, 288, 148)),
    paint(ICE_TONES.mid, poly(300, 114, 348, 126, 370, 168, 342, 186, 306, 194)),
    paint(ICE_TONES.base, poly(228, 176, 250, 198, 246, 222, 276, 238, 268, 276, 258, 288, 244, 276, 230, 226)),
    paint(ICE_TONES.white, poly(242, 224, 278, 240, 262, 262)),
    paint(ICE_TONES.deep, poly(372, 176, 350, 198, 354, 222, 324, 238, 332, 276, 342, 288, 356, 276, 370, 226)),
    paint(ICE_TONES.base, poly(358, 224, 322, 240, 338, 258)),
    // Nose.
    paint(ICE_TONES.white, poly(294, 192, 302, 192, 303, 240, 288, 246, 291, 224)),
    paint(ICE_TONES.deep, poly(302, 192, 308, 196, 313, 246, 302, 253, 291, 249, 303, 241)),
    // Upper lip, mouth, chin.
    paint(ICE_TONES.pale, poly(282, 246, 300, 256, 300, 268, 272, 272, 274, 256)),
    paint(ICE_TONES.mid, poly(318, 246, 300, 256, 300, 268, 328, 272, 326, 256)),
    paint(ICE_TONES.deep, poly(272, 277, 290, 268, 300, 272, 310, 268, 328, 277, 300, 279)),
    paint(ICE_TONES.dark, poly(272, 277, 300, 279, 328, 277, 314, 290, 300, 293, 286, 290)),
    paint(ICE_TONES.pale, poly(286, 282, 300, 283, 306, 286, 290, 288)),
    paint(ICE_TONES.base, poly(264, 280, 282, 294, 300, 298, 300, 320, 284, 314, 260, 292)),
    paint(ICE_TONES.white, poly(286, 300, 300, 302, 300, 312, 290, 309)),
    paint(ICE_TONES.dark, poly(336, 280, 318, 294, 300, 298, 300, 320, 316, 314, 340, 292)),
    // Brows and eyes.
    paint(INK, mirrorPair(poly(305, 206, 340, 190, 376, 180, 364, 200, 350, 218, 324, 223), CENTER_X)),
    paint('#d6fff2', mirrorPair(poly(317, 212, 340, 200, 362, 196, 346, 212, 330, 217), CENTER_X)),
    paint('#ffffff', mirrorPair(poly(328, 211, 342, 203, 350, 202, 342, 210), CENTER_X)),
    paint('#2fae93', mirrorPair(poly(314, 228, 340, 223, 352, 214, 346, 229, 330, 233), CENTER_X), 0.6),
    // A drop of the northern lights on her brow.
    paint('#9af0b8', poly(300, 128, 307, 146, 300, 176, 293, 146)),
    paint('#ffffff', poly(300, 136, 303, 146, 300, 160, 297, 146)),
  ];
}

export const drawPortrait = () => [drawNorthernLights(), drawCrown(), drawShoulders(), drawFace()];
