/** What is wrong with cards, pictures, symbols and files: preflight, notes of the layout, drawings that were brought along. */
import type { NOTE_SENTENCES } from '../card/notes/note-messages.ts';
import type { Phrases } from '../i18n/phrases.ts';
import type { Translation } from '../i18n/translation.ts';

const areMany = (words: string): boolean => / und |^\d/.test(words);

export const NOTE_SENTENCES_DE: Translation<typeof NOTE_SENTENCES> = {
  onBack: (words) => `${words} ${areMany(words) ? 'gehen' : 'geht'} auf der Rückseite weiter`,
  onCards: (words, cards) =>
    `${words} ${areMany(words) ? 'gehen' : 'geht'} auf ${cards === 1 ? 'einer weiteren Karte' : `${cards} weiteren Karten`} weiter`,
  nearCut: (words) =>
    `${words} ${areMany(words) ? 'kommen' : 'kommt'} näher an den Schnitt als der Sicherheitsrand der Vorlage`,
  tooLong: (words, count) =>
    `${words} ${count === 1 ? 'ist eine Zahl, die' : 'sind Zahlen, die'} für die Karte zu lang ${count === 1 ? 'ist' : 'sind'}`,
  unseen: (characters, count, where) =>
    `${characters} ${count === 1 ? 'ist unsichtbar und wird' : 'sind unsichtbar und werden'} weggelassen${where}`,
  turning: (characters, count, where) =>
    `${characters} ${count === 1 ? 'ist unsichtbar und ändert' : 'sind unsichtbar und ändern'} die Schreibrichtung${where}`,
  noIcons: (written, count, where, advice) =>
    `${written} ${count === 1 ? 'ist kein Icon' : 'sind keine Icons'}${where}, gedruckt wird also, was dasteht; ${advice}`,
  boxes: (drawn, total, words) =>
    `${drawn} von ${total} Kästchen${words === '' ? '' : ` für ${words}`} sind gezeichnet; mehr passen nicht auf die Karte, zähl den Rest daneben`,
};

const NOTES: Phrases = {
  'shows a list where one value has room, use "each"': 'zeigt eine Liste, wo ein Wert Platz hat, nimm "each"',
  'takes for one value what has parts, point at one of them':
    'nimmt als einen Wert, was Teile hat, zeig auf einen davon',
  'asks what a list is, use "has"': 'fragt, was eine Liste ist, nimm "has"',
  'asks what a single value has, use "is"': 'fragt, was ein einzelner Wert enthält, nimm "is"',
  'shows what is only true or false, ask for it in a "when"':
    'zeigt, was nur wahr oder falsch ist, frag danach in "when"',
  'asks whether something is greater or smaller that is no number, use "is"':
    'fragt nach größer oder kleiner, wo keine Zahl ist, nimm "is"',
  'counts boxes by something that is no number, point at one':
    'zählt Kästchen nach etwas, das keine Zahl ist, zeig auf eine',
  'a plate with its initial is printed instead': 'gedruckt wird eine Tafel mit dem Anfangsbuchstaben',
  'a plate without an initial is printed instead': 'gedruckt wird eine Tafel ohne Buchstaben',
  'its place stays empty': 'sein Platz bleibt leer',
  'is not at hand': 'ist nicht da',
  'does not allow to be embedded': 'darf nicht eingebettet werden',
  something: 'etwas',
  ' (did you mean {0}?)': ' (meintest du {0}?)',
  ' in {0}': ' in {0}',
  ' and {0} more': ' und {0} weitere',
  '{0} and {1}': '{0} und {1}',
  'a number': 'eine Zahl',
  'a number such as 5, without quotes': 'eine Zahl wie 5, ohne Anführungszeichen',
  'a text': 'ein Text',
  'a text in quotes': 'ein Text in Anführungszeichen',
  'true or false': 'wahr oder falsch',
  'true or false, without quotes': 'true oder false, ohne Anführungszeichen',
  'repeats {0} in {1}, which is no list; lists are {2}': 'wiederholt {0} in {1}, was keine Liste ist; Listen sind {2}',
  '{0}: {1} in {2}': '{0}: {1} in {2}',
  'compares {0}, which holds {1}, with {2} in {3}; expected {4}':
    'vergleicht {0} mit {2} in {3}; darin steht: {1}, erwartet ist: {4}',
  'more place': 'weitere Stelle',
  'more places': 'weitere Stellen',
  'more character': 'weiteres Zeichen',
  'more characters': 'weitere Zeichen',
  'endlessly many': 'endlos vielen',
  '{0} more': '{0} weitere',
  'this game has no icons': 'dieses Spiel hat keine Icons',
  'icons are {0}': 'Icons sind {0}',
  'did you mean {0}?': 'meintest du {0}?',
  'words of the template’s own find no room in their box':
    'eigene Worte der Vorlage finden in ihrem Kasten keinen Platz',
  'the card has no room for {0}; shorten its texts': 'die Karte hat keinen Platz für {0}; kürze ihre Texte',
  'the font {0} of the template {1} {2}; {3} stands in for it':
    'die Schrift {0} der Vorlage {1} {2}; stattdessen wird {3} verwendet',
  'the picture {0} of the template {1} cannot be used: {2}':
    'das Bild {0} der Vorlage {1} lässt sich nicht verwenden: {2}',
  'the picture {0} of the template {1} has {2} dpi at the printed size; below {3} it looks coarse':
    'das Bild {0} der Vorlage {1} hat in der gedruckten Größe {2} dpi; unter {3} sieht es grob aus',
  'no font has {0}{1}{2}': 'keine Schrift hat {0}{1}{2}',
  Thai: 'Thailändisch',
  Lao: 'Laotisch',
  Khmer: 'Khmer',
  Burmese: 'Birmanisch',
  Devanagari: 'Devanagari',
  Bengali: 'Bengalisch',
  Gurmukhi: 'Gurmukhi',
  Gujarati: 'Gujarati',
  Odia: 'Odia',
  Tamil: 'Tamil',
  Telugu: 'Telugu',
  Kannada: 'Kannada',
  Malayalam: 'Malayalam',
  Sinhala: 'Singhalesisch',
  Tibetan: 'Tibetisch',
  Mongolian: 'Mongolisch',
  Georgian: 'Georgisch',
  Armenian: 'Armenisch',
  Ethiopic: 'Äthiopisch',
  Cherokee: 'Cherokee',
  Syriac: 'Syrisch',
  Thaana: 'Thaana',
  'N’Ko': 'N’Ko',
  Adlam: 'Adlam',
  Tifinagh: 'Tifinagh',
  Javanese: 'Javanisch',
  Balinese: 'Balinesisch',
  Korean: 'Koreanisch',
  Japanese: 'Japanisch',
  Chinese: 'Chinesisch',
  'Chinese or Japanese': 'Chinesisch oder Japanisch',
  Hebrew: 'Hebräisch',
  Arabic: 'Arabisch',
  Greek: 'Griechisch',
  Cyrillic: 'Kyrillisch',
  'only the beginning is printed of {0}; a card takes {1} letters in all, and {2} accents on one letter':
    'gedruckt wird nur der Anfang von {0}; eine Karte fasst {1} Buchstaben, und {2} Akzente auf einem Buchstaben',
  'the template {0} points at {1}, which these rules do not have':
    'die Vorlage {0} zeigt auf {1}, was diese Regeln nicht haben',
  'the template {0} {1}': 'die Vorlage {0} {1}',
  'the template {0} asks whether {1} is {2} in {3}, which it never is; it can be {4}':
    'die Vorlage {0} fragt in {3}, ob {1} {2} ist, was nie vorkommt; möglich sind {4}',
  'has no picture; {0}': 'hat kein Bild; {0}',
  'faction {0} was not given; its symbol and colours are left out':
    'die Faction {0} ist nicht dabei; ihr Symbol und ihre Farben fehlen',
  'its picture cannot be used: {0}': 'das Bild lässt sich nicht verwenden: {0}',
  'the symbol of its faction cannot be used: {0}': 'das Symbol der Faction lässt sich nicht verwenden: {0}',
  'its drawing is printed in part: paths take the absolute commands M L H V Q C Z with all their numbers, and nothing else':
    'die Zeichnung wird nur zum Teil gedruckt: Pfade haben nur die absoluten Befehle M L H V Q C Z mit allen ihren Zahlen, sonst nichts',
  'the symbol of its faction is printed in part: paths take the absolute commands M L H V Q C Z with all their numbers, and nothing else':
    'das Symbol der Faction wird nur zum Teil gedruckt: Pfade haben nur die absoluten Befehle M L H V Q C Z mit allen ihren Zahlen, sonst nichts',
  'its SVG picture is drawn in part: {0}': 'das SVG-Bild ist nur zum Teil gezeichnet: {0}',
  'its picture has {0} dpi at the printed size; below 200 it looks coarse':
    'das Bild hat in der gedruckten Größe {0} dpi; unter 200 sieht es grob aus',

  name: 'Name',
  concept: 'Konzept',
  text: 'Text',
};

const PICTURES: Phrases = {
  '{0} by {1}': '{0} × {1}',
  'sha256: must be followed by 64 hexadecimal digits in lower case':
    'auf sha256: müssen 64 hexadezimale Ziffern in Kleinbuchstaben folgen',
  'a data: address must begin with data:image/png;base64, or another type of picture':
    'eine data:-Adresse muss mit data:image/png;base64, oder einer anderen Art von Bild beginnen',
  'its file must be beside the document or in a folder below it; name it by a relative path without ..':
    'die Datei muss neben dem Dokument oder in einem Ordner darunter liegen; nenne sie mit einem relativen Pfad ohne ..',
  'it is no PNG, JPEG, WebP or AVIF picture; save it as one of these':
    'es ist kein Bild als PNG, JPEG, WebP oder AVIF; speichere es als eins davon',
  "it is an SVG drawing that can't be used: {0}": 'es ist eine SVG-Zeichnung, die sich nicht verwenden lässt: {0}',
  'it is a picture of a library that is not at hand; add the picture again':
    'es ist das Bild einer Bibliothek, die nicht da ist; füge es noch einmal hinzu',
  'it was not read yet': 'es ist noch nicht gelesen',
  'the file is damaged or ends too early; save or copy it again':
    'die Datei ist beschädigt oder endet zu früh; speichere oder kopiere sie noch einmal',
  '{0} is damaged or ends too early; save or copy it again':
    '{0} ist beschädigt oder endet zu früh; speichere oder kopiere die Datei noch einmal',
  'the file is empty': 'die Datei ist leer',
  '{0} addresses are not followed; put the picture beside the document':
    '{0}-Adressen werden nicht verfolgt; leg das Bild neben das Dokument',
  'there is no file {0}': 'es gibt keine Datei {0}',
  "the name {0} doesn't end like that of a picture (.png, .jpg, .webp, .avif or .svg); rename the file if it is one, or save it as one":
    'der Name {0} endet nicht wie der eines Bildes (.png, .jpg, .webp, .avif oder .svg); benenne die Datei um, wenn sie eines ist, oder speichere sie als eines',
  'it is the file {0} beside the document, which a library cannot open; choose the picture here':
    'es ist die Datei {0} neben dem Dokument, die eine Bibliothek nicht öffnen kann; wähle das Bild hier',
  '{0} cannot be opened ({1})': '{0} lässt sich nicht öffnen ({1})',
  'it has {0} megapixels ({1}), {2} at most; make it smaller':
    'es hat {0} Megapixel ({1}), erlaubt sind {2}; mach es kleiner',
  'it is {0} pixels, and no side may be longer than {1}; make it smaller':
    'es hat {0} Pixel, und keine Seite darf länger als {1} sein; mach es kleiner',
  'the file has {0} MB, {1} at most; make it smaller': 'die Datei hat {0} MB, erlaubt sind {1}; mach sie kleiner',

  'Scripts and animations were left out: only shapes are drawn.':
    'Skripte und Animationen sind weggelassen: Nur Formen werden gezeichnet.',
  'Parts that point outside the file were left out.': 'Teile, die aus der Datei hinauszeigen, sind weggelassen.',
  'Text was left out. Convert it to outlines in your drawing program, then bring the file again.':
    'Text ist weggelassen. Wandle ihn im Zeichenprogramm in Pfade um, und hol die Datei noch einmal herein.',
  'Pictures inside the file were left out. Bring them as PNG instead.':
    'Bilder in der Datei sind weggelassen. Hol sie als PNG herein.',
  'Gradients became their middle colour: only flat colours are drawn.':
    'Verläufe haben ihre mittlere Farbe: Nur flächige Farben werden gezeichnet.',
  'Patterns were left out.': 'Muster sind weggelassen.',
  'Clipping and masks were passed over. Cut the shapes in your drawing program if something shows too much.':
    'Beschnitt und Masken sind übergangen. Schneide die Formen im Zeichenprogramm zu, wenn zu viel zu sehen ist.',
  'Filters such as blur and shadow were passed over.': 'Filter wie Unschärfe und Schatten sind übergangen.',
  'Dashed lines became solid lines.': 'Gestrichelte Linien sind durchgezogen.',
  'Some style rules are not understood here; a colour may differ.':
    'Einige Stilregeln werden hier nicht verstanden; eine Farbe kann abweichen.',
  'Arrow heads and other markers on lines were left out.':
    'Pfeilspitzen und andere Zeichen an Linien sind weggelassen.',
  'One outline has a fault in its data; it is drawn as far as it can be read.':
    'Ein Pfad hat einen Fehler in seinen Daten; er ist gezeichnet, soweit er sich lesen lässt.',
  'A background over the whole picture was taken away.': 'Ein Hintergrund über das ganze Bild ist entfernt.',
  'The drawing has more than {0} parts. Simplify it in your drawing program.':
    'Die Zeichnung hat mehr als {0} Teile. Vereinfache sie in deinem Zeichenprogramm.',
  'The drawing has more than {0} points. Simplify it in your drawing program.':
    'Die Zeichnung hat mehr als {0} Punkte. Vereinfache sie in deinem Zeichenprogramm.',
  'The style sheet of the file has more than {0} rules. Save the drawing as plain SVG.':
    'Das Stylesheet der Datei hat mehr als {0} Regeln. Speichere die Zeichnung als einfaches SVG.',
  'The file is larger than {0} MB. Simplify the drawing or save it without hidden data.':
    'Die Datei ist größer als {0} MB. Vereinfache die Zeichnung, oder speichere sie ohne verborgene Daten.',
  'This is not an SVG file.': 'Das ist keine SVG-Datei.',
  'The file declares words of its own (entities), which Rollcall does not read. Save it as plain SVG.':
    'Die Datei erklärt eigene Wörter (Entities), die Rollcall nicht liest. Speichere sie als einfaches SVG.',
  'The file is damaged: line {0} cannot be read.': 'Die Datei ist beschädigt: Zeile {0} lässt sich nicht lesen.',
  'The drawing is nested too deeply. Ungroup it and save it again.':
    'Die Zeichnung ist zu tief verschachtelt. Löse Gruppen auf, und speichere sie noch einmal.',
  'There is nothing to draw in this file.': 'In dieser Datei ist nichts zu zeichnen.',

  'line {0}, column {1}: {2}': 'Zeile {0}, Spalte {1}: {2}',
  'it ends too early': 'sie endet zu früh',
  '{0} does not fit there': '{0} passt dort nicht',
  'line {0}, column {1}: "{2}" is there already': 'Zeile {0}, Spalte {1}: „{2}“ gibt es schon',
  'has a key twice: {0}': 'hat einen Schlüssel doppelt: {0}',
  'is {0}': 'ist {0}',
  'is no JSON: {0}': 'ist kein JSON: {0}',
};

export const NOTES_DE: Phrases = { ...NOTES, ...PICTURES };
