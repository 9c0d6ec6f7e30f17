import type { Translation } from '../../../../shared/i18n/translation.ts';
import { shortName } from '../../documents/short-name.ts';
import type { REVIEW } from '../../studio/review.ts';
import { number } from '../words.ts';

export const REVIEW_DE: Translation<typeof REVIEW> = {
  review: 'Probiert am gezeigten Charakter, am längsten und am kürzesten',
  nothingFound: 'Alles passt und ist lesbar: auf der gezeigten Karte, der längsten und der kürzesten.',
  found: {
    shrinks: (name, from, to) => `${shortName(name)}: in ${number(to)} statt ${number(from)} pt gesetzt`,
    spills: {
      flow: (name) => `${shortName(name)}: nicht für alle Wörter Platz, sie gehen woanders weiter`,
      card: (name) => `${shortName(name)}: nicht für alle Wörter Platz, sie brauchen eine weitere Karte`,
      nowhere: (name) => `${shortName(name)}: Wörter, die nirgends gedruckt werden, keine Karte hat dafür Platz`,
    },
    boxes: (name, n) => `${shortName(name)}: für ${number(n)} Kästchen kein Platz`,
    characters: (name, problem) => `${shortName(name)}: ${problem}`,
    fonts: {
      missing: (font, face) => `Die Schrift ${shortName(font)} ist nicht in deiner Bibliothek: ${face} steht für sie`,
      restricted: (font, face) => `Die Schrift ${shortName(font)} darf nicht eingebettet werden: ${face} steht für sie`,
      broken: (font, face) => `Die Schrift ${shortName(font)} lässt sich nicht lesen: ${face} steht für sie`,
    },
    contrast: (name, ratio) => `${shortName(name)}: schlecht zu lesen, Kontrast ${number(ratio)} : 1`,
  },
  smallest: (size, name) => `Die kleinste Schrift hat ${number(size)} pt: ${shortName(name)}`,
};
