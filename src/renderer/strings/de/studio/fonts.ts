import type { Translation } from '../../../../shared/i18n/translation.ts';
import { shortName } from '../../documents/short-name.ts';
import type { FONTS } from '../../studio/fonts.ts';
import { number } from '../words.ts';

export const FONTS_DE: Translation<typeof FONTS> = {
  title: 'Deine Schriften',
  open: 'Schriften…',
  hint: 'Schriften, in denen deine Kartenvorlagen gesetzt sind: TTF, OTF, WOFF oder WOFF2. Sie lassen sich auch hier ablegen.',
  bring: 'Schriften hinzufügen',
  none: 'Noch keine eigene Schrift. Vorlagen verwenden die, die mit Rollcall kommen.',
  sample: 'Nachtschicht 0123',
  noSample: 'Ihre Datei fehlt oder ist beschädigt. Füge die Schrift noch einmal hinzu.',
  sized: (glyphs, bytes) => `${number(glyphs)} Glyphen, ${number(Math.max(1, Math.round(bytes / 1000)))} kB`,
  embedding: {
    installable: 'Darf eingebettet werden.',
    editable: 'Darf eingebettet werden.',
    preview: 'Darf zum Ansehen und Drucken eingebettet werden.',
    restricted:
      'Darf nicht eingebettet werden: Karten werden in der Schrift von Rollcall gedruckt, die für sie einspringt.',
  },
  unknownEmbedding: 'Sagt nicht, ob sie eingebettet werden darf.',
  whole: 'Nur als Ganzes, was Dateien größer macht.',
  bitmaps:
    'Nur ihre Pixelbilder dürfen eingebettet werden: Karten werden in der Schrift von Rollcall gedruckt, die für sie einspringt.',
  share: 'Ob du ihre Datei weitergeben darfst, sagt ihre Lizenz.',
  licence: 'Lizenz',
  noLicence: 'Sie nennt keine Lizenz.',
  leftOut: (parts) => `Weggelassen: ${parts.join(', ')}.`,
  left: {
    variations: 'weitere Stärken und Breiten dieser variablen Schrift',
    colours: 'ihre Farben',
    ligatures: 'ihre Ligaturen, die kein Ende nehmen',
    kerning: 'ihre Unterschneidung, die kein Ende nimmt',
  },
  chooseFallback: 'Schriftdatei auswählen…',
  fallbackHint: 'Wird auf allen Karten für Zeichen verwendet, die keine andere Schrift hat.',
  checking: 'Schrift wird geprüft …',
  cannotEmbed: 'Diese Schrift darf nicht in ein PDF eingebettet werden. Wähle eine andere.',
  fallbackAdded: (names) =>
    `${names.map(shortName).join(', ')}: wird auf allen Karten für Zeichen verwendet, die keine andere Schrift hat.`,
  fallbackChanged: 'Ersatzschriften geändert.',
  notChanged: 'Die Ersatzschriften wurden nicht geändert',
  makeFallback: 'Auf allen Karten für Zeichen verwenden, die keine andere Schrift hat',
  isFallback: (place) =>
    `Ersatzschrift ${number(place)}: wird auf allen Karten für Zeichen verwendet, die keine andere Schrift hat`,
  moveUp: (name) => `${shortName(name)} nach oben`,
  usedBy: (names) => (names.length === 0 ? 'Keine Vorlage verwendet sie' : `Verwendet von ${names.join(', ')}`),
  remove: 'Entfernen',
  removeOf: (name) => `${shortName(name)} entfernen`,
  added: (names) =>
    names.length === 1 ? `${shortName(names[0] ?? '')} hinzugefügt.` : `${number(names.length)} Schriften hinzugefügt.`,
  removed: (name) => `${shortName(name)} entfernt.`,
  there: (name) => `${shortName(name)} ist schon in deiner Bibliothek.`,
  refused: (file) => `${shortName(file)} lässt sich nicht als Schrift verwenden`,
  noneInFolder: (folder) => `${shortName(folder)} ist ein Ordner ohne TTF-, OTF-, WOFF- oder WOFF2-Schriften.`,
  notAdded: 'Die Schriften wurden nicht hinzugefügt',
  notRemoved: (name) => `${shortName(name)} wurde nicht entfernt`,
  asBefore: (reason) => `Alles ist wie zuvor. ${reason}`,
  reading: (file) => `${shortName(file)} wird gelesen …`,
  went: (names, stayed) =>
    [
      ...(names.length === 0
        ? []
        : [`Ihre Schriften sind darin: ${names.join(', ')}. Ob du sie weitergeben darfst, sagt ihre Lizenz.`]),
      ...(stayed.length === 0 ? [] : [`Weggelassen, weil sie nicht eingebettet werden dürfen: ${stayed.join(', ')}.`]),
    ].join(' '),
  notTaken: (name, why) => `die Schrift ${shortName(name)}: ${why}`,
  fileMissing: 'Ihre Datei kam nicht mit.',
  otherFile: 'Ihre Datei ist eine andere, als sie sagt.',
  ofTemplate: 'Schriften dieser Vorlage',
  ofTemplateHint: 'Ein Stil nimmt eine eigene bei „Schrift“: Hole ihre Datei dort herein, oder hier.',
  bringOwn: 'Eine eigene Schriftdatei …',
  missing: (name) => `${shortName(name)} (nicht in deiner Bibliothek)`,
  addMore: 'Deine Schriften…',
  instead: 'Springt für sie ein',
  bold: 'Fette Wörter',
  italic: 'Kursive Wörter',
  asInstead: 'Wie die, die einspringt',
};
