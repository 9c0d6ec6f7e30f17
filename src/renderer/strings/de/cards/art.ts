/** Pictures of cards. */

import type { Translation } from '../../../../shared/i18n/translation.ts';
import type { ART } from '../../art.ts';
import { shortName } from '../../documents/short-name.ts';
import { number } from '../words.ts';

export const ART_DE: Translation<typeof ART> = {
  drop: 'Lege hier ein Bild ab, füge eins ein, oder wähle eine Datei.',
  kinds: 'PNG, JPEG, WebP oder AVIF, bis 100 Megapixel, AVIF bis 50',
  dropNow: 'Loslassen, um dieses Bild zu nehmen',
  choose: 'Bild wählen',
  change: 'Anderes wählen',
  remove: 'Bild entfernen',
  removed: 'Das Bild wurde entfernt.',
  reset: 'Ausschnitt zurücksetzen',
  adding: 'Das Bild wird gelesen',
  refused: (name, reason) => `${shortName(name)} lässt sich nicht verwenden: ${reason}.`,
  notPicture: (name) => `${shortName(name)} ist kein Bild. Nimm eine PNG-, JPEG-, WebP-, AVIF- oder SVG-Datei.`,
  folder: (name) => `${shortName(name)} ist ein Ordner. Zieh eins der Bilder darin hierher.`,
  pasted: 'Was du eingefügt hast',
  notKept: (reason) => `Das Bild konnte nicht gespeichert werden. ${reason} Die Karte ist unverändert.`,
  shrunk: (from, to) =>
    `Das Bild hatte ${number(from)} Megapixel; es wird mit ${number(to)} behalten, was auf jeder Karte scharf ist.`,
  hasDrawing: 'Die Karte zeigt ihre Zeichnung, bis ein Bild dazukommt.',
  cannotShow: (reason) => `Das Bild dieses Charakters lässt sich nicht verwenden: ${reason}.`,
  loading: 'Das Bild wird geöffnet',
  crop: 'Bild in seinem Fenster. Pfeiltasten bewegen es, Plus und Minus ändern seine Größe.',
  cropHint:
    'Ziehen bewegt; Rollen oder + und − vergrößert. Rot wird abgeschnitten; halte Gesichter in der gepunkteten Linie.',
  zoom: 'Vergrößerung',
  rotation: 'Drehung',
  degrees: (degrees) => `${Math.round(degrees)}°`,
  percent: (zoom) => `${Math.round(zoom * 100)} %`,
  sharp: (width, height, dpi) => `${width} × ${height} Pixel, ${dpi} dpi auf der Karte.`,
  coarse: (dpi, isZoomed) =>
    `${dpi} dpi auf der Karte: Es wird grob aussehen. Ab 200 ist es scharf; ${isZoomed ? 'verkleinere es, oder ' : ''}nimm ein größeres Bild.`,
  notShown: 'Diese Kartenvorlage zeigt kein Bild. Das Bild bleibt beim Charakter.',
  credit: 'Wer es gemalt hat',
  creditHint: 'Bleibt beim Charakter',
};
