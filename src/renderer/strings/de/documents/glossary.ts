/** The glossary: names and texts that forms offer again. */

import type { Translation } from '../../../../shared/i18n/translation.ts';
import { shortName } from '../../documents/short-name.ts';
import type { GLOSSARY } from '../../glossary.ts';
import { count } from '../words.ts';

const cards = (n: number): string => count(n, 'Karte', 'Karten');

export const GLOSSARY_DE: Translation<typeof GLOSSARY> = {
  title: 'Glossar',
  documentName: 'Glossar',
  search: 'Suchen',
  searchHint: 'Name oder Worte des Textes',
  list: 'Einträge',
  add: (kind) => `Neu unter ${kind}`,
  emptyTitle: 'Noch ist nichts gemerkt',
  emptyText:
    'Was du auf Karten schreibst, steht von selbst hier, und Formulare bieten es wieder an. Du kannst es auch zuerst hier aufschreiben.',
  noMatchTitle: 'Nichts, worauf das passt',
  choose:
    'Wähle einen Eintrag, um seinen Text zu ändern, zu sehen, auf welchen Karten er steht, oder ihn mit einem anderen zu vereinen.',
  noKinds: 'Die Karten dieses Spiels haben keine freien Texte.',
  usedBy: (n) => (n === 0 ? 'Auf keiner Karte' : `Auf ${cards(n)}`),
  isHidden: 'Nicht angeboten',
  entry: 'Eintrag',
  name: 'Name',
  nameHint: 'Gib ihm einen Namen',
  text: 'Text auf der Karte',
  items: 'Was in Klammern steht',
  offered: 'In Formularen anbieten',
  savedHint: 'Gespeichert, wenn du ein Feld verlässt. Ein neuer Name geht an alle Karten, die ihn haben.',
  where: 'Wo er steht',
  otherTexts: 'Andere Texte, die auf Karten stehen',
  take: 'Diesen Text nehmen',
  putOnCards: (n) => `Diesen Text auf ${cards(n)} setzen`,
  putDone: (name, n) => `Der Text von ${shortName(name)} steht jetzt auf ${cards(n)}.`,
  merge: 'Vereinen mit',
  mergeHint: 'Karten mit diesem Eintrag bekommen den anderen, mit seinem Text.',
  merged: (from, into, n) =>
    n === 0
      ? `${shortName(from)} ist jetzt ${shortName(into)}.`
      : `${shortName(from)} ist jetzt ${shortName(into)}, auch auf ${cards(n)}.`,
  renamed: (from, into, n) => `${shortName(from)} heißt jetzt auf ${cards(n)} ${shortName(into)}.`,
  remove: 'Löschen',
  removed: (name) => `${shortName(name)} wurde aus dem Glossar genommen.`,
  removeUsed:
    'Karten haben ihn, deshalb bleibt er bekannt. Schalte ihn oben aus, wenn Formulare ihn nicht anbieten sollen.',
  open: 'Glossar',
  close: 'Eintrag schließen',
  unnamed: 'Ohne Namen',
};
