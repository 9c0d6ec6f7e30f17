/** Cards as pictures for print shops. */
export const PRINT_IMAGES = {
  format: 'Format',
  formats: { pdf: 'PDF', png: 'PNG', svg: 'SVG' },
  hint: 'A picture of each side of each card, once, as print shops take them: how often a card is printed is said in the order.',
  noCards: 'Only cards become pictures. Tick cards, or choose PDF.',
  onlyPdf: 'only as PDF',
  resolution: 'Resolution',
  resolutions: { '300': '300 dpi', '600': '600 dpi', own: 'Other' },
  ownResolution: 'Pixels an inch',
  pixels: (sizes: readonly string[]) => `${sizes.join(', ')} pixels.`,
  size: (width: number, height: number) => `${width} × ${height}`,
  shop: 'Print shop',
  anyShop: 'Any',
  unsold: (shop: string, sizes: readonly string[]) =>
    `${shop} has no card of ${sizes.join(', ')} mm: its pictures get the bleed that is set for any shop.`,
  edge: 'Around the cut',
  edges: { eighth: '1/8 in bleed', three: '3 mm bleed', none: 'Trimmed' },
  sides: 'Sides',
  sideNames: { both: 'Fronts and backs', fronts: 'Fronts only' },
  names: (format: string) => `Called after each card: tide-warden-front.${format}, tide-warden-back.${format}.`,
  captionSide: (part: string, side: number, of: number) => `${part}, picture ${side} of ${of}`,
  sum: (n: number) => (n === 1 ? '1 picture' : `${n} pictures`),
  foot: (n: number) =>
    n === 0 ? '' : n === 1 ? '1 picture, a file of its own.' : `${n} pictures, each a file of its own.`,
  make: (format: string) => `Save as ${format}`,
  archive: (title: string) => `${title === '' ? 'Unnamed' : title} pictures.zip`,
  tooLarge: 'a picture is larger than this computer can draw. Choose a lower resolution.',
  failed: (reason: string) => `The pictures could not be made, and no file was written: ${reason}`,
  notSaved: (reason: string) => `The pictures could not be saved: ${reason}`,
  partly: (written: number, all: number, reason: string) =>
    `${written} of ${all} files were written before this: ${reason}`,
};
