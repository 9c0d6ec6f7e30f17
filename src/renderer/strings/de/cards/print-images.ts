import type { Translation } from '../../../../shared/i18n/translation.ts';
import type { PRINT_IMAGES } from '../../print-images.ts';
import { count, number } from '../words.ts';

export const PRINT_IMAGES_DE: Translation<typeof PRINT_IMAGES> = {
  format: 'Format',
  formats: { pdf: 'PDF', png: 'PNG', svg: 'SVG' },
  hint: 'Von jeder Seite jeder Karte ein Bild, einmal, wie Druckereien sie nehmen: Wie oft eine Karte gedruckt wird, steht in der Bestellung.',
  noCards: 'Nur Karten werden zu Bildern. Hake Karten an, oder wähle PDF.',
  onlyPdf: 'nur als PDF',
  resolution: 'Auflösung',
  resolutions: { '300': '300 dpi', '600': '600 dpi', own: 'Andere' },
  ownResolution: 'Pixel je Zoll',
  pixels: (sizes) => `${sizes.join(', ')} Pixel.`,
  size: (width, height) => `${number(width)} × ${number(height)}`,
  shop: 'Druckerei',
  anyShop: 'Irgendeine',
  unsold: (shop, sizes) =>
    `${shop} hat keine Karte von ${sizes.join(', ')} mm: Ihre Bilder bekommen den Beschnitt, der für jede Druckerei eingestellt ist.`,
  edge: 'Beschnitt',
  edges: { eighth: '1/8 Zoll', three: '3 mm', none: 'Beschnitten' },
  sides: 'Seiten',
  sideNames: { both: 'Beide', fronts: 'Nur Vorderseiten' },
  names: (format) => `Nach jeder Karte benannt: tide-warden-front.${format}, tide-warden-back.${format}.`,
  captionSide: (part, side, of) => `${part}, Bild ${number(side)} von ${number(of)}`,
  sum: (n) => count(n, 'Bild', 'Bilder'),
  foot: (n) => (n === 0 ? '' : n === 1 ? '1 Bild, als eigene Datei.' : `${number(n)} Bilder, jedes eine eigene Datei.`),
  make: (format) => `Als ${format} speichern`,
  archive: (title) => `${title === '' ? 'Ohne Namen' : title} Bilder.zip`,
  tooLarge: 'ein Bild ist größer, als dieser Rechner zeichnen kann. Wähle eine niedrigere Auflösung.',
  failed: (reason) => `Die Bilder konnten nicht hergestellt werden, und keine Datei wurde geschrieben: ${reason}`,
  notSaved: (reason) => `Die Bilder konnten nicht gespeichert werden: ${reason}`,
  partly: (written, all, reason) =>
    `${number(written)} von ${number(all)} Dateien waren geschrieben, bevor dies geschah: ${reason}`,
};
