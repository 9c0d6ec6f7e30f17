/** What stands on printed paper around the cards, on the printer's test page, and why something cannot be printed. */

import type { Phrases } from '../i18n/phrases.ts';
import type { Translation } from '../i18n/translation.ts';
import type { TEST_PAGE } from '../print/test-page-text.ts';

const TURNS = {
  'long-edge': 'beidseitig, über die lange Kante gewendet',
  'short-edge': 'beidseitig, über die kurze Kante gewendet',
  fronts: 'einseitig',
  fold: 'einseitig',
} as const;

const rounded = (value: number, digits: number): string =>
  value.toLocaleString('de', { maximumFractionDigits: digits, useGrouping: false });

export const TEST_PAGE_DE: Translation<typeof TEST_PAGE> = {
  title: 'Testseite für den Drucker',
  front: 'Vorderseite',
  back: 'Rückseite',
  setup: (paper, sides) => ({
    head: '1  Druck',
    text: `diese Seite ${TURNS[sides]}, mit 100 % („tatsächliche Größe“), auf ${paper}: mit dem Papier und den Einstellungen deiner Karten.`,
  }),
  bars: {
    head: '2  Größe.',
    text: 'Beide Balken unten sind 50 mm lang. Sind deine es nicht, skaliert der Drucker: Stell die Größe auf 100 %, und druck noch einmal.',
  },
  barLength: '50 mm',
  combs: {
    head: '3  Rand.',
    text: 'Die Kämme an den vier Kanten zählen Millimeter. Die kleinste Zahl, deren Strich an allen vier Kanten gedruckt ist, erreicht dein Drucker: Wähl diesen Rand oder einen breiteren.',
  },
  turnOver: { head: '4  Wende das Blatt', text: 'und mach dort weiter.' },
  hold: {
    head: '5  Halt das Blatt gegen das Licht,',
    text: 'diese Seite zu dir. Die Kreuze der Vorderseite scheinen durch. Kleine Striche sind ein halber Millimeter.',
  },
  offset: {
    head: '6  Versatz.',
    text: 'Lies das mittlere Kreuz, M. Wo sein senkrechter Strich das waagrechte Lineal trifft, ist X, nach rechts positiv. Wo sein waagrechter Strich das senkrechte Lineal trifft, ist Y, nach unten positiv.',
  },
  rotation: (across, factor) => ({
    head: '7  Drehung.',
    text: across
      ? `Lies die Kreuze A und B an ihren senkrechten Linealen. Drehung = (B − A) × ${rounded(factor, 3)} Grad.`
      : `Lies die Kreuze A und B an ihren waagrechten Linealen. Drehung = (A − B) × ${rounded(factor, 3)} Grad.`,
  }),
  use: {
    head: '8  Gib',
    text: 'X, Y und Drehung beim Drucken unter „Rückseiten“ ein. Trifft jedes Kreuz seine Nullen, ist nichts zu ändern. Druck nach einer Drehung diese Seite noch einmal: Sie zeigt das Wenige, das bleibt.',
  },
  command: { head: 'Auf der Kommandozeile', text: 'heißt das --back-offset X,Y --back-rotation GRAD' },
  applied: ({ x, y, degrees }) => ({
    head: 'Schon ausgeglichen',
    text: `sind ein Versatz von ${rounded(x, 2)}; ${rounded(y, 2)} mm und eine Drehung von ${rounded(degrees, 2)} Grad: Zähl dazu, was du liest.`,
  }),
  tooSmall: (width, height) =>
    `Die Testseite braucht Papier von mindestens ${width} x ${height} mm; was sie über den Drucker sagt, gilt auch für kleineres.`,
  single: 'Die Testseite ist für Bögen; Seiten mit einzelnen Karten gehen an eine Druckerei.',
};

export const PRINT_PHRASES_DE: Phrases = {
  '50 mm when printed at 100 %  ·  {0}  ·  sheet {1} of {2}, fronts':
    '50 mm bei Druck mit 100 %  ·  {0}  ·  Bogen {1} von {2}, Vorderseiten',
  '50 mm when printed at 100 %  ·  {0}  ·  sheet {1} of {2}, backs':
    '50 mm bei Druck mit 100 %  ·  {0}  ·  Bogen {1} von {2}, Rückseiten',
  '{0} cards': '{0} Karten',
  Cards: 'Karten',
  'Cards for {0}': 'Karten für {0}',
  '{0} for {1}': '{0} für {1}',
  'There is no card to print.': 'Es gibt keine Karte zu drucken.',
  '{0} cards are more than one print takes; {1} at most.':
    '{0} Karten sind mehr, als auf einmal gedruckt werden; höchstens {1}.',
  'Front and back of a card must have the same size.': 'Vorder- und Rückseite einer Karte müssen gleich groß sein.',
  'A card of {0} mm': 'Eine Karte von {0} mm',
  'A card of {0} mm with its back beside it': 'Eine Karte von {0} mm mit ihrer Rückseite daneben',
  '{0} does not fit the paper with its margins. Larger paper makes room, or a smaller margin and no crop marks.':
    '{0} passt nicht auf das Papier mit seinen Rändern. Größeres Papier schafft Platz, oder ein schmalerer Rand ohne Schnittmarken.',
  'A roster needs a team.': 'Für eine Teamliste braucht es ein Team.',
  'Only an encounter has this sheet.': 'Dieses Blatt gibt es nur für eine Begegnung.',
  'This game has no score sheet.': 'Dieses Spiel hat keinen Wertungsbogen.',
  '{0} has no quick reference.': '{0} hat keine Kurzregeln.',
};
