/** CREDITS.md in German, by its English text: headings, columns and what we say ourselves. Names and licences stay as they are. */
export const CREDITS_DE: Readonly<Record<string, string>> = {
  'The game': 'Das Spiel',
  Fonts: 'Schriften',
  Icons: 'Icons',
  Symbols: 'Symbole',
  'Libraries that ship with Rollcall': 'Bibliotheken, die in Rollcall stecken',
  'Libraries that these bring': 'Bibliotheken, die diese mitbringen',
  'Licence texts': 'Lizenztexte',
  Tools: 'Werkzeuge',
  Font: 'Schrift',
  Faces: 'Schnitte',
  Copyright: 'Copyright',
  Licence: 'Lizenz',
  Author: 'Von',
  Home: 'Zu Hause',
  Library: 'Bibliothek',
  By: 'Von',
  For: 'Wofür',
  'keys of the JSON of a template': 'Tasten im JSON einer Vorlage',
  'the JSON of a template': 'das JSON einer Vorlage',
  'faults at their line in the JSON of a template': 'Fehler an ihrer Zeile im JSON einer Vorlage',
  'finding in the JSON of a template': 'Suchen im JSON einer Vorlage',
  'the JSON of a template, drawn': 'das JSON einer Vorlage, gezeichnet',
  'the JSON of a template, read': 'das JSON einer Vorlage, gelesen',
  'colours of the JSON of a template': 'Farben im JSON einer Vorlage',
  fingerprints: 'Fingerabdrücke',
  'rosters, reports and the quick reference': 'Teamlisten, Berichte und Kurzregeln',
  'long lists': 'lange Listen',
  'text from right to left': 'Text von rechts nach links',
  'fonts of users that come as WOFF2': 'eigene Schriften, die als WOFF2 kommen',
  'the library of the app': 'die Bibliothek der App',
  'American spelling': 'amerikanische Rechtschreibung',
  'British spelling': 'britische Rechtschreibung',
  'the same': 'dieselben',
  'compressing PDFs, archives and links': 'Packen von PDFs, Archiven und Links',
  'reading fonts, shaping text': 'Schriften lesen, Text formen',
  'suggestions for teams': 'Vorschläge für Teams',
  'tables as XLSX': 'Tabellen als XLSX',
  'parting words; with the patterns for American English by Gerard D.C. Kuiken, which may be copied while his notice stands':
    'Silbentrennung; mit den Mustern für amerikanisches Englisch von Gerard D.C. Kuiken, die kopiert werden dürfen, solange sein Vermerk dabei steht',
  'the library of the app, where it is only read': 'die Bibliothek der App, wo sie nur gelesen wird',
  'icons of the app': 'Icons der App',
  'spelling of prose in the app': 'Rechtschreibung von Prosa in der App',
  'tables as CSV': 'Tabellen als CSV',
  'the container of PDFs': 'der Behälter von PDFs',
  'pages of PDFs on the screen': 'Seiten von PDFs am Bildschirm',
  'the window and the sheets': 'das Fenster und die Blätter',
  'fields, pickers and dialogs': 'Felder, Auswahlen und Dialoge',
  'the window': 'das Fenster',
  'reading SVG': 'SVG lesen',
  'pictures in the command line; with libvips, see below': 'Bilder in der Kommandozeile; mit libvips, siehe unten',
  'outlines of SVG': 'Umrisse aus SVG',
  'the form of documents': 'die Form von Dokumenten',
  'subsets, condensed where they exist': 'Teile, schmal laufend, wo es das gibt',
  'Rollcall stands on the work of others. Its own code, texts, characters and drawings are by the Rollcall contributors, under the MIT licence.':
    'Rollcall steht auf der Arbeit anderer. Sein eigener Code, seine Texte, Charaktere und Zeichnungen sind von denen, die an Rollcall mitarbeiten, unter der MIT-Lizenz.',
  'Supers Unlimited is by its authors at Kitbash Games. Rollcall is an unofficial aid. It is neither made nor endorsed by them, it ships none of their text, art or characters, and it does not replace the rulebook. What Rollcall says of the rules is told in its own words.':
    'Supers Unlimited ist von seinen Autoren bei Kitbash Games. Rollcall ist eine inoffizielle Hilfe, von ihnen weder gemacht noch gebilligt. Es enthält nichts von ihren Texten, Bildern und Charakteren und ersetzt nicht das Regelbuch. Was Rollcall über die Regeln sagt, sagt es in eigenen Worten.',
  'Under the SIL Open Font License 1.1 (https://openfontlicense.org). The licences stand beside the files.':
    'Unter der SIL Open Font License 1.1 (https://openfontlicense.org). Die Lizenzen liegen neben den Dateien.',
  'PDFs that Rollcall writes hold subsets of these fonts, which the licence allows.':
    'PDFs aus Rollcall enthalten Teile dieser Schriften, was die Lizenz erlaubt.',
  'The icons of the app are from Lucide (https://lucide.dev), Copyright (c) 2026 Lucide Icons and Contributors, under the ISC licence. Some of them derive from Feather, Copyright (c) 2013-present Cole Bemis, under the MIT licence. The icon of Rollcall and the icons between words (fonts/RollcallIcons.ttf, drawn by tools/icons/draw.mjs) are our own.':
    'Die Icons der App sind von Lucide (https://lucide.dev), Copyright (c) 2026 Lucide Icons and Contributors, unter der ISC-Lizenz. Einige gehen auf Feather zurück, Copyright (c) 2013-present Cole Bemis, unter der MIT-Lizenz. Das Icon von Rollcall und die Icons zwischen Wörtern (fonts/RollcallIcons.ttf, gezeichnet von tools/icons/draw.mjs) sind von uns.',
  'The symbols that a faction can wear stand in templates/symbols/symbols.json, each with its author. Those of the groups "Alignments" and "On the table", and everything that a card template draws itself, are our own. All others are from game-icons.net (https://game-icons.net) under the Creative Commons Attribution 3.0 licence (https://creativecommons.org/licenses/by/3.0/), cut to their outline and scaled by us, otherwise unchanged. They were drawn by:':
    'Die Symbole, die eine Faction tragen kann, stehen in templates/symbols/symbols.json, jedes mit seinem Urheber. Die der Gruppen „Alignments“ und „On the table“ und alles, was eine Kartenvorlage selbst zeichnet, sind von uns. Alle anderen sind von game-icons.net (https://game-icons.net) unter der Lizenz Creative Commons Namensnennung 3.0 (https://creativecommons.org/licenses/by/3.0/), von uns auf ihren Umriss beschnitten und skaliert, sonst unverändert. Gezeichnet haben sie:',
  'The app names the author beside a symbol that is picked, and all of them under About.':
    'Die App nennt den Urheber neben einem gewählten Symbol, und alle unter „Über Rollcall“.',
  'sharp brings one package for each kind of machine, of which one is installed: @img/sharp-*, under Apache-2.0, those that hold libvips themselves also under LGPL-3.0-or-later and, as WebAssembly, MIT; and @img/sharp-libvips-*, under LGPL-3.0-or-later. The latter hold:':
    'sharp bringt je Art von Rechner ein Paket mit, von denen eines installiert wird: @img/sharp-*, unter Apache-2.0, die mit libvips darin auch unter LGPL-3.0-or-later und, als WebAssembly, MIT; und @img/sharp-libvips-*, unter LGPL-3.0-or-later. Diese enthalten:',
  'pdfkit, of @react-pdf/renderer, brings the colour profile sRGB2014, Copyright International Color Consortium, 2015, which may be copied and embedded without restriction.':
    'pdfkit, aus @react-pdf/renderer, bringt das Farbprofil sRGB2014 mit, Copyright International Color Consortium, 2015, das ohne Einschränkung kopiert und eingebettet werden darf.',
  'The texts of all these licences stand in THIRD-PARTY-NOTICES.txt, which is made with every build and ships with the program; the app shows it under About.':
    'Die Texte all dieser Lizenzen stehen in THIRD-PARTY-NOTICES.txt, das mit jedem Build entsteht und dem Programm beiliegt; die App zeigt es unter „Über Rollcall“.',
  'TypeScript, Biome, Vite, electron-vite, Vitest, fast-check, Playwright, axe, happy-dom, fake-indexeddb, ajv and spdx-license-list help to make Rollcall and do not ship with it.':
    'TypeScript, Biome, Vite, electron-vite, Vitest, fast-check, Playwright, axe, happy-dom, fake-indexeddb, ajv und spdx-license-list helfen beim Bau von Rollcall und stecken nicht darin.',
};
