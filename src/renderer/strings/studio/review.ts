import { shortName } from '../documents/short-name.ts';

/** What a template is found to do to real content, below its card. */
export const REVIEW = {
  review: 'Tried on the character shown, the longest and the shortest',
  nothingFound: 'Everything fits and can be read: on the card shown, the longest and the shortest.',
  found: {
    shrinks: (name: string, from: number, to: number) => `${shortName(name)}: set in ${to} instead of ${from} pt`,
    spills: {
      flow: (name: string) => `${shortName(name)}: no room for all of its words, they go on elsewhere`,
      card: (name: string) => `${shortName(name)}: no room for all of its words, they need a further card`,
      nowhere: (name: string) => `${shortName(name)}: words that are printed nowhere, no card has room for them`,
    },
    boxes: (name: string, n: number) => `${shortName(name)}: no room for ${n === 1 ? '1 box' : `${n} boxes`}`,
    characters: (name: string, problem: string) => `${shortName(name)}: ${problem}`,
    fonts: {
      missing: (font: string, face: string) =>
        `The font ${shortName(font)} is not in your library: ${face} stands in for it`,
      restricted: (font: string, face: string) =>
        `The font ${shortName(font)} may not be embedded: ${face} stands in for it`,
      broken: (font: string, face: string) => `The font ${shortName(font)} cannot be read: ${face} stands in for it`,
    },
    contrast: (name: string, ratio: number) => `${shortName(name)}: hard to read, contrast ${ratio} : 1`,
  },
  smallest: (size: number, name: string) => `The smallest type has ${size} pt: ${shortName(name)}`,
};
