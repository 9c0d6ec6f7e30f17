import type { StyleProblem } from '../../../../shared/card/style/style-problem.ts';
import type { Translation } from '../../../../shared/i18n/translation.ts';
import { shortName } from '../../documents/short-name.ts';
import type { STYLE } from '../../studio/style.ts';

export const STYLE_DE: Translation<typeof STYLE> = {
  problem: (problem) => problemText(problem),
  form: 'Stil',
  name: 'Name',
  base: 'Geht aus von',
  baseHint: 'Farben, Schrift und Wahlen bleiben, soweit sie passen; was in der Vorlage besser wird, kommt hier an.',
  build: 'Daraus bauen',
  buildHint: 'Macht aus diesem Stil eine eigene Vorlage, die sich im Studio auseinandernehmen lässt.',
  builtName: (name) => `${shortName(name)}, gebaut`,
  resetAll: 'Alle Änderungen zurücknehmen',
  reset: (what) => `${what}: wie in der Vorlage`,
  card: 'Die Karte',
  sheet: 'Alle Charaktere',
  longest: 'Wer am meisten zu sagen hat',
  shortest: 'Wer am wenigsten zu sagen hat',
  colours: 'Farben',
  coloursOf: 'Farben von',
  allCards: 'Alle Karten',
  colour: {
    ink: 'Tinte',
    paper: 'Papier',
    primary: 'Erste Farbe',
    secondary: 'Zweite Farbe',
    accent: 'Akzent',
    danger: 'Gefahr',
    mute: 'Leise Linien',
    wash: 'Grundton',
  },
  themes: { hero: 'Heroes', villain: 'Villains', 'anti-hero': 'Anti-Heroes' },
  followThemes: 'Farben richten sich nach dem Charakter',
  followFactions: 'Farben von Factions gehen darüber',
  contrast: (text, ground, ratio) => `${text} auf ${ground}: Kontrast ${ratio.replace('.', ',')} : 1, weniger als 4,5`,
  type: 'Schrift',
  allType: 'Alle Schrift',
  roles: { names: 'Namen', numbers: 'Zahlen', labels: 'Beschriftungen', headings: 'Überschriften', words: 'Text' },
  face: (role) => `Schriftart: ${role}`,
  sizeOf: (role) => `Größe: ${role}`,
  caseOf: (role) => `Buchstaben: ${role}`,
  asTemplate: 'Unverändert',
  cases: { usual: '–', upper: 'ABC', written: 'Abc' },
  frame: 'Rahmen & Dichte',
  border: 'Rand',
  borders: { none: 'Keiner', solid: 'An der Kante', double: 'Doppelt', line: 'Dünne Linie' },
  borderWidth: 'Breite des Rands',
  borderRadius: 'Runde Ecken des Rands',
  borderColour: 'Farbe des Rands',
  ground: 'Muster auf dem Papier',
  patterns: {
    none: 'Keines',
    dots: 'Punkte',
    stripes: 'Streifen',
    grid: 'Gitter',
    rays: 'Strahlen',
    scales: 'Schuppen',
  },
  groundColour: 'Farbe des Musters',
  groundOpacity: 'Stärke des Musters',
  groundPitch: 'Abstände im Muster',
  art: 'Form des Bilds',
  artShapes: {
    none: 'Wie gezeichnet',
    rectangle: 'Rechteck',
    rounded: 'Abgerundet',
    oval: 'Oval',
    arch: 'Bogen',
    hexagon: 'Sechseck',
    slanted: 'Schräg',
    ticket: 'Eintrittskarte',
  },
  artLine: 'Linie um das Bild',
  artColour: 'Farbe der Linie um das Bild',
  boxes: 'Farben der Kästchen zum Abstreichen',
  boxColours: { line: 'Linien der Kästchen', fill: 'Flächen der Kästchen', danger: 'Kästchen der Gefahrenzone' },
  colourOfRole: (role) => `Farbe: ${role}`,
  lines: 'Zwischen Zeilen',
  gaps: 'Zwischen Absätzen',
  where: 'Was wo steht',
  nowhere: 'Diese Vorlage bietet keine anderen Plätze. Farben, Schrift und Icons lassen sich trotzdem ändern.',
  icons: 'Icons',
  noIcons: 'Die Texte dieser Karten kennen keine Icons.',
  iconsHint: 'Icons in Angriffen und Texten. Vorgelesen und kopiert werden sie als dieselben Wörter.',
  back: 'Rückseite',
  noBack: 'Diese Vorlage hat eine Rückseite.',
  slot: (name) => (Object.hasOwn(SLOTS, name) ? (SLOTS[name] ?? name) : name),
  gone: (base) => `Die Vorlage „${shortName(base)}“ ist nicht da`,
};

/** What slots and choices of our templates are called. */
const SLOTS: Readonly<Record<string, string>> = {
  Frame: 'Rahmen',
  'Without a frame': 'Ohne Rahmen',
  Name: 'Name',
  'Dark band': 'Dunkles Band',
  'On paper': 'Auf Papier',
  'Band in the accent': 'Band in der Akzentfarbe',
  Plate: 'Schild',
  'Slanted bars': 'Schräge Balken',
  'Straight bars': 'Gerade Balken',
  'Bold frame': 'Starker Rahmen',
  'Frame in the accent': 'Rahmen in der Akzentfarbe',
  Halftone: 'Raster',
  'Lines on paper': 'Linien auf Papier',
  'A row with lines': 'Eine Reihe mit Linien',
  Tiles: 'Kacheln',
  Hexagons: 'Sechsecke',
  'Icons for names': 'Icons statt Namen',
  'A column beside the picture': 'Eine Spalte neben dem Bild',
  Boxes: 'Kästchen',
  'Numbered boxes': 'Nummerierte Kästchen',
  Circles: 'Kreise',
  'Numbers without boxes': 'Zahlen ohne Kästchen',
  'Icons in two columns': 'Icons in zwei Spalten',
  'Words for icons': 'Wörter statt Icons',
  'Names alone': 'Nur die Namen',
  'On the back only': 'Nur auf der Rückseite',
  'On grounds': 'Auf Flächen',
  'Plain words': 'Bloße Wörter',
  Back: 'Rückseite',
  'Dark head, numbers to hit': 'Dunkler Kopf, Zahlen zum Treffen',
  'Light head, numbers to hit': 'Heller Kopf, Zahlen zum Treffen',
  'Words only': 'Nur Text',
  'As drawn': 'Wie gezeichnet',
  'Lists on the front': 'Listen auf der Vorderseite',
  Numbers: 'Zahlen',
  'Dark tiles': 'Dunkle Kacheln',
  'Tiles in the accent': 'Kacheln in der Akzentfarbe',
  'Names below': 'Namen darunter',
  'Boxes to cross out': 'Kästchen zum Abstreichen',
  'Rounded boxes': 'Abgerundete Kästchen',
  Shields: 'Schilde',
  'Round ends': 'Runde Enden',
  Outlined: 'Umrandet',
  'First on the back': 'Zuerst auf der Rückseite',
  'Its icons, where there is room': 'Ihre Icons, wo Platz ist',
  'Picture behind the words': 'Bild hinter dem Text',
};

function problemText(problem: StyleProblem): string {
  switch (problem.kind) {
    case 'no-base':
      return `Der Stil ändert die Vorlage „${problem.base}“, die nicht da ist. Bis sie wieder da ist, lässt sich nichts mit ihm drucken.`;
    case 'base-is-style':
      return `Der Stil ändert „${problem.base}“, was selbst ein Stil ist. Wähle die Vorlage, von der beide ausgehen.`;
    case 'unknown-slot':
      return `Die Vorlage hat keinen Platz „${problem.slot}“ mehr; was dafür gewählt war, bleibt stehen und gilt nicht.`;
    case 'unknown-choice':
      return `Die Vorlage hat für „${problem.slot}“ keine Wahl „${problem.choice}“; sie zeigt, was sie von sich aus zeigt.`;
    case 'clash':
      return `Die Wahl „${problem.choice}“ für „${problem.slot}“ passt nicht zu den anderen; sie bleibt weg.`;
    case 'unknown-theme':
      return `Die Vorlage hat kein Farbthema „${problem.theme}“; seine Farben bleiben stehen und gelten nicht.`;
    case 'unknown-font':
      return `Eine Schrift „${problem.font}“ gibt es weder hier noch in der Vorlage; die Schrift bleibt, wie sie war.`;
    case 'unknown-shape':
      return `Für das Icon „${problem.icon}“ gibt es keine Form „${problem.shape}“; es behält seine.`;
  }
}
