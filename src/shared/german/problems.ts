/** What is wrong with a template. Keys of its JSON stay as they are written. */
import type { TYPE_WORDS } from '../card/template/check/problem-messages.ts';
import type { Phrases } from '../i18n/phrases.ts';

/** What the types of a schema are called. */
export const TYPE_WORDS_DE: typeof TYPE_WORDS = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'wahr oder falsch',
  array: 'eine Liste',
  object: 'ein Objekt',
  record: 'ein Objekt',
  tuple: 'eine Liste',
  null: 'null',
  undefined: 'nichts',
  nan: 'keine Zahl',
};

export const PROBLEMS_DE: Phrases = {
  'a colour such as "#c9302c"': 'eine Farbe wie "#c9302c"',
  'small letters, digits and hyphens, such as "night-shift"':
    'Kleinbuchstaben, Ziffern und Bindestriche wie "night-shift"',
  'a name of 1 to 80 characters': 'ein Name von 1 bis 80 Zeichen',
  'a pointer into the entry such as "/name", or "" for the entry itself':
    'ein Zeiger in den Eintrag wie "/name", oder "" für den Eintrag selbst',
  'a pointer such as "/character/level", or "./text" in a repeated entry':
    'ein Zeiger wie "/character/level", oder "./text" in einem wiederholten Eintrag',
  'path data with the commands M L H V C Q Z only, all absolute, from an M on and each with its numbers':
    'Pfaddaten nur mit den Befehlen M L H V C Q Z, alle absolut, ab einem M und jeder mit seinen Zahlen',
  '"sha256:" and the hash of a font, or a font file beside the template such as "headline.ttf"':
    '"sha256:" und der Hash einer Schrift, oder eine Schriftdatei neben der Vorlage wie "headline.ttf"',
  '"sha256:" and the hash of a picture, or a picture file beside the template such as "paper.jpg"':
    '"sha256:" und der Hash eines Bilds, oder eine Bilddatei neben der Vorlage wie "paper.jpg"',
  'another form': 'eine andere Form',
  'an object with one of "text", "at", "item", "each", "join"':
    'ein Objekt mit einem von "text", "at", "item", "each", "join"',
  'an object with one of "all", "any", "not", "at"': 'ein Objekt mit einem von "all", "any", "not", "at"',
  ' character': ' Zeichen',
  ' characters': ' Zeichen',
  ' entry': ' Eintrag',
  ' entries': ' Einträge',
  width: 'Breite',
  height: 'Höhe',
  'expected {0}': 'erwartet: {0}',
  'expected {0}{1}': 'erwartet: {0}{1}',
  'expected {0} to {1}{2}': 'erwartet: {0} bis {1}{2}',
  'expected at most {0}{1}': 'erwartet: höchstens {0}{1}',
  'expected at least {0}{1}': 'erwartet: mindestens {0}{1}',
  'expected {0}, got {1}': 'erwartet: {0}, gefunden: {1}',
  'is missing, expected {0}': 'fehlt, erwartet: {0}',
  'expected {0}{1}, got {2}': 'erwartet: {0}{1}, gefunden: {2}',
  'one of ': 'eins von ',
  '; there is {0}': '; es gibt {0}',
  'there is no {0} here{1}': 'hier gibt es kein {0}{1}',
  'expected only one of {0}': 'erwartet: nur eins von {0}',
  'expected a list around it: "item" and "./" point into the entry of an "each"':
    'erwartet: eine Liste darum herum; "item" und "./" zeigen in den Eintrag eines "each"',
  'expected a number such as "12", got "{0}"': 'erwartet: eine Zahl wie "12", gefunden: "{0}"',
  'expected a number alone, got it with "{0}" beside it': 'erwartet: eine Zahl allein, daneben steht "{0}"',
  'expected a {0} of more than 0 mm, got {1}': 'erwartet: {0} über 0 mm, gefunden: {1}',
  'there is none': 'es gibt keins',
  'there is {0}': 'es gibt {0}',
  'expected the name of {0} {1}, got "{2}"; {3}': 'erwartet: ein Name ({1}), gefunden: "{2}"; {3}',
  'expected a flow with "continued", which says how it sets what arrives; "{0}" has none':
    'erwartet: ein Textfluss mit "continued", das sagt, wie er setzt, was ankommt; "{0}" hat keins',
  'expected another flow with {0}, where what is left out here stands in full':
    'erwartet: ein anderer Textfluss mit {0}, in dem ganz steht, was hier fehlt',
  '"each" in all sections': '"each" in allen Abschnitten',
  'expected an id of its own; {0} {1} called "{2}" too': 'erwartet: eine eigene Id; auch {0} {1} "{2}"',
  is: 'heißt',
  are: 'heißen',
  'expected a box inside the trim of {0} x {1} mm, since words would be cut off':
    'erwartet: ein Kasten innerhalb des Schnitts von {0} x {1} mm, denn Worte würden abgeschnitten',
  'expected a box that touches the card of {0} x {1} mm or its bleed':
    'erwartet: ein Kasten, der die Karte von {0} x {1} mm oder ihren Anschnitt berührt',
  'expected {0} to be no greater than {1}': 'erwartet: {0} nicht größer als {1}',
  'expected at most {0} dots, got {1}; make the pitch wider':
    'erwartet: höchstens {0} Punkte, gefunden: {1}; mach den Abstand weiter',
  'expected a flow with "continued", which takes what front and back have no room for':
    'erwartet: ein Textfluss mit "continued", der nimmt, wofür Vorder- und Rückseite keinen Platz haben',
  'expected at most {0} lists and objects in each other': 'erwartet: höchstens {0} Listen und Objekte ineinander',
  'expected at most {0} characters in all': 'erwartet: höchstens {0} Zeichen im Ganzen',
  'a key called "__proto__" is not allowed': 'ein Schlüssel namens "__proto__" ist nicht erlaubt',
};
