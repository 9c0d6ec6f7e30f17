/** Guesses encodings of card lists in many languages. */

import { readFileSync } from 'node:fs';
import { TextDecoder as CompleteTextDecoder } from '@exodus/bytes/encoding-browser.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, describeDecoding } from '../../../src/shared/spreadsheet/decode-text.ts';
import { ENCODINGS, type Encoding, findEncoding, getEncodingName } from '../../../src/shared/spreadsheet/encodings.ts';
import { findLikeliestEncoding } from '../../../src/shared/spreadsheet/rate-encodings.ts';
import { readSpreadsheet } from '../../../src/shared/spreadsheet/read-spreadsheet.ts';
import { recognizeUtf16 } from '../../../src/shared/spreadsheet/utf16.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { translate } from '../../support/texts.ts';

const TEXTS: readonly (readonly [name: string, encodings: readonly Encoding[], text: string])[] = [
  [
    'Czech',
    ['windows-1250', 'iso-8859-2'],
    'Jméno;Druh;Text;Počet\nŽelezný golem;Bytost;Když zaútočí, přidej mu 2 životy. Nemůže být vyléčen.;2\nČarodějka z Brd;Hrdina;Zahoď kartu a lízni si dvě nové. Kouzla stojí o 1 méně.;1\nDýka stínů;Předmět;+1 k útoku, při zásahu otráví soupeře.;3\nŘeka zapomnění;Místo;Všichni hráči odhodí nejvyšší kartu balíčku.;1\n',
  ],
  ['a few Czech words', ['windows-1250', 'iso-8859-2'], 'Název,Cena\nKůň,5\nMěch,3\nŠíp,1\n'],
  [
    'Polish',
    ['windows-1250', 'iso-8859-2'],
    'Nazwa;Typ;Opis;Ilość\nŻelazny golem;Stwór;Kiedy atakuje, dostaje +2 do siły. Nie może zostać uleczony.;2\nCzarodziejka;Bohater;Odrzuć kartę i dobierz dwie. Zaklęcia kosztują o 1 mniej.;1\nSztylet cieni;Przedmiot;Trafiony przeciwnik zostaje otruty. Działa również w nocy.;3\nŁowca głów;Bohater;Jeśli wróg ucieka, zadaj mu ćwierć obrażeń.;1\n',
  ],
  ['a few Polish words', ['windows-1250', 'iso-8859-2'], 'Name,Text\nŻółw,Śpi\nWąż,Gryzie\n'],
  [
    'Hungarian',
    ['windows-1250', 'iso-8859-2'],
    'Név;Típus;Szöveg;Darab\nVasgólem;Lény;Amikor támad, kap 2 életerőt. Nem gyógyítható.;2\nVarázslónő;Hős;Dobj el egy lapot, és húzz kettőt. A varázslatok 1-gyel olcsóbbak.;1\nÁrnyéktőr;Tárgy;Találatkor megmérgezi az ellenfelet. Csak éjszaka használható.;3\nFelejtés folyója;Helyszín;Minden játékos eldobja a legfelső lapját, majd újrakeveri a paklit.;1\n',
  ],
  ['a few Hungarian words', ['windows-1250', 'iso-8859-2'], 'Név;Ár\nKőműves;4\nFűrész;2\n'],
  [
    'Romanian',
    ['windows-1250', 'iso-8859-2'],
    'Nume;Tip;Text\nGolem de fier;Creatură;Când atacă, primeşte două puncte de viaţă. Nu poate fi vindecat.\nVrăjitoarea;Erou;Aruncă o carte şi trage două. Vrăjile costă mai puţin.\n',
  ],
  [
    'Croatian',
    ['windows-1250', 'iso-8859-2'],
    'Ime;Vrsta;Tekst\nŽeljezni golem;Biće;Kada napada, dobiva dva života. Ne može se izliječiti.\nČarobnica;Junak;Odbaci kartu i uzmi dvije. Čarolije koštaju manje.\nPrelazi rijeku i šumu;Mjesto;Svi igrači odbacuju najvišu kartu.\n',
  ],
  [
    'Turkish',
    ['windows-1254'],
    'Ad;Tür;Metin;Adet\nDemir golem;Yaratık;Saldırdığında iki can kazanır. İyileştirilemez.;2\nBüyücü kız;Kahraman;Bir kart at ve iki kart çek. Büyüler 1 daha az tutar.;1\nGölge hançeri;Eşya;Vurduğunda rakibi zehirler. Yalnızca gece kullanılır.;3\nUnutuş ırmağı;Yer;Bütün oyuncular en üstteki kartı atar, sonra desteyi karıştırır.;1\n',
  ],
  ['a few Turkish words', ['windows-1254'], 'İsim,Güç\nŞövalye,4\nCadı,2\nAğaç,1\n'],
  [
    'Greek',
    ['windows-1253'],
    'Όνομα;Είδος;Κείμενο;Αντίτυπα\nΣιδερένιο γκόλεμ;Πλάσμα;Όταν επιτίθεται, παίρνει δύο ζωές. Δεν θεραπεύεται.;2\nΜάγισσα;Ήρωας;Πέτα μια κάρτα και τράβηξε δύο. Τα ξόρκια κοστίζουν λιγότερο.;1\nΣτιλέτο σκιών;Αντικείμενο;Δηλητηριάζει τον αντίπαλο.;3\n',
  ],
  ['a few Greek words', ['windows-1253'], 'Name,Text\nΆρης,Πόλεμος\nΑθηνά,Σοφία\n'],
  [
    'Russian',
    ['windows-1251', 'koi8-r', 'ibm866'],
    'Название;Тип;Текст;Количество\nЖелезный голем;Существо;Когда атакует, получает две жизни. Не может быть исцелён.;2\nВолшебница;Герой;Сбросьте карту и возьмите две. Заклинания стоят на 1 меньше.;1\nКинжал теней;Предмет;Отравляет противника при попадании.;3\nРека забвения;Место;Все игроки сбрасывают верхнюю карту колоды.;1\n',
  ],
  ['a few Russian words', ['windows-1251', 'koi8-r', 'ibm866'], 'Name,Text\nКапитан,Идёт первым\nВрач,Лечит\n'],
  ['Russian in capitals', ['windows-1251'], 'ИМЯ;ЦЕНА\nМЕЧ;5\nЩИТ;3\nКОНЬ;9\n'],
  [
    'Ukrainian',
    ['windows-1251'],
    'Назва;Тип;Текст\nЗалізний голем;Істота;Коли атакує, отримує два життя. Його не можна вилікувати.\nЧарівниця;Герой;Скиньте карту та візьміть дві. Закляття коштують менше.\n',
  ],
  [
    'Bulgarian',
    ['windows-1251'],
    'Име;Вид;Текст\nЖелезен голем;Същество;Когато атакува, получава два живота. Не може да бъде лекуван.\nМагьосница;Герой;Изхвърлете карта и изтеглете две. Заклинанията струват по-малко.\n',
  ],
  [
    'German',
    ['windows-1252', 'macintosh', 'iso-8859-15'],
    'Name;Art;Text;Anzahl\nEiserner Golem;Wesen;Bekommt beim Angriff zwei Lebenspunkte. Läßt sich nicht heilen.;2\nZauberin;Held;Wirf eine Karte ab und ziehe zwei. Sprüche kosten weniger für immer.;1\nSchattendolch;Gegenstand;Vergiftet den Gegner, wenn er trifft. Gilt nur nachts außerhalb der Städte.;3\nÖl;Ding;Äxte rosten nicht.;1\n',
  ],
  ['a few German words', ['windows-1252', 'macintosh'], 'Name;Text\nGrüner Ritter;Schlägt zu\nÄrger;Für alle\n'],
  [
    'French',
    ['windows-1252', 'macintosh', 'iso-8859-15'],
    "Nom;Type;Texte;Copies\nGolem de fer;Créature;Lorsqu'il attaque, il gagne deux points de vie. Il ne peut être soigné.;2\nMagicienne;Héros;Défaussez une carte et piochez-en deux. Les sorts coûtent moins cher où que vous soyez.;1\nDague des ombres;Objet;Empoisonne l'adversaire lorsqu'il est touché à la tête. Ça brûle.;3\nŒil noir;Relique;Cœur de pierre.;1\n",
  ],
  ['a few French words', ['windows-1252', 'macintosh'], 'Nom,Texte\nÉpée,Coupe à gauche\nFée,Guérit\n'],
  [
    'Spanish',
    ['windows-1252', 'macintosh'],
    'Nombre;Tipo;Texto;Copias\nGólem de hierro;Criatura;Cuando ataca gana dos puntos de vida. No se puede curar. ¡Cuidado!;2\nHechicera;Héroe;Descarta una carta y roba dos. ¿Quién más? Los niños pagan menos mañana.;1\nDaga de las sombras;Objeto;Envenena al rival si está cansado.;3\n',
  ],
  ['a few Spanish words', ['windows-1252', 'macintosh'], 'Nombre,Texto\nDragón,Escupe fuego\nNiña,¡Corre!\n'],
  [
    'Portuguese',
    ['windows-1252', 'macintosh'],
    'Nome;Tipo;Texto\nGolem de ferro;Criatura;Quando ataca, ganha dois pontos de vida. Não pode ser curado.\nFeiticeira;Herói;Descarte uma carta e compre duas. As magias custam menos até amanhã, você não.\nCoração;Relíquia;Ações são dobradas.\n',
  ],
  [
    'Swedish',
    ['windows-1252', 'macintosh'],
    'Namn;Typ;Text\nJärngolem;Varelse;När den anfaller får den två liv. Kan inte läkas.\nTrollkvinna;Hjälte;Kasta ett kort och dra två. Trollformler kostar mindre på ön.\n',
  ],
  [
    'Danish',
    ['windows-1252', 'macintosh'],
    'Navn;Type;Tekst\nJerngolem;Væsen;Når den angriber, får den to liv. Kan ikke helbredes.\nTroldkvinde;Helt;Smid et kort og træk to. Besværgelser koster mindre på øen.\n',
  ],
  [
    'Icelandic',
    ['windows-1252'],
    'Nafn;Gerð;Texti\nJárngólem;Vera;Þegar hann ræðst á fær hann tvö líf. Ekki er hægt að lækna hann.\nGaldrakona;Hetja;Hentu spili og dragðu tvö. Galdrar kosta minna.\n',
  ],
  [
    'English with typographic signs',
    ['windows-1252', 'macintosh'],
    'Name;Text;Cost\nWarden’s Oath;“Never again” – draw two cards…;€3\nCafé Noir;Discard a card, then heal 2.;2\n',
  ],
  [
    'English with an apostrophe and a dash',
    ['windows-1252', 'macintosh'],
    'Name,Text\nHunter,Can’t be blocked\nGiant,Draw 2 – then discard\n',
  ],
  ['English with one accent', ['windows-1252', 'macintosh'], 'Name,Text\nCafé,Draw\nRook,Move\nKnight,Jump over\n'],
  ['Hebrew', ['windows-1255'], 'שם;טקסט\nגולם ברזל;כשהוא תוקף הוא מקבל שתי נקודות חיים\nמכשפה;זרקו קלף ומשכו שניים\n'],
  [
    'Arabic',
    ['windows-1256'],
    'الاسم;النص\nغولم حديدي;عندما يهاجم يحصل على نقطتي حياة\nساحرة;تخلص من بطاقة واسحب بطاقتين\n',
  ],
  [
    'Lithuanian',
    ['windows-1257'],
    'Vardas;Tekstas\nGeležinis golemas;Kai puola, gauna du gyvybės taškus. Jo negalima išgydyti.\nBurtininkė;Išmeskite kortą ir paimkite dvi. Užkeikimai kainuoja mažiau.\n',
  ],
  [
    'Latvian',
    ['windows-1257'],
    'Vārds;Teksts\nDzelzs golems;Kad uzbrūk, iegūst divas dzīvības. To nevar dziedināt.\nBurve;Nomet kārti un paņem divas. Burvestības maksā mazāk šodien.\n',
  ],
  ['Thai', ['windows-874'], 'ชื่อ;ข้อความ\nโกเลมเหล็ก;เมื่อโจมตีจะได้รับชีวิตสองแต้ม\nแม่มด;ทิ้งการ์ดแล้วจั่วสองใบ\n'],
];

/** Encodes a text with one byte per character. */
function encodeText(sourceText: string, encoding: Encoding): Uint8Array {
  const decoder = new CompleteTextDecoder(encoding);
  const encodedBytes = new Map(
    Array.from({ length: 256 }, (_entry, byteValue) => [decoder.decode(new Uint8Array([byteValue])), byteValue]),
  );
  return Uint8Array.from(sourceText, (character) => {
    const byteValue = encodedBytes.get(character);
    if (byteValue === undefined) throw new Error(`${encoding} has no ${character}`);
    return byteValue;
  });
}

const CASES = TEXTS.flatMap(([languageName, encodings, sourceText]) =>
  encodings.map((encoding) => [languageName, encoding, sourceText] as const),
);

describe('decodeText without a stated encoding', () => {
  it.each(CASES)(
    'guesses the encoding of %s in %s and reports the assumption',
    async (_caseName, encoding, sourceText) => {
      const decoded = await decodeText(encodeText(sourceText, encoding));
      expect(decoded.text).toBe(sourceText);
      expect(decoded.basis).toBe('assumed');
      expect(describeDecoding(translate, decoded)).toHaveLength(1);
    },
  );

  it.each([['Japanese', 'shift_jis', 'g0qBW4NogvCI+IKt', 'カードを引く']] as const)(
    'guesses %s when a few letters make sense in no other script',
    async (_caseName, encoding, base64, sourceText) => {
      const wordBytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const encodedBytes = new Uint8Array([...new TextEncoder().encode('Name,Cost\n'), ...wordBytes, 0x2c, 0x33, 0x0a]);
      expect(await decodeText(encodedBytes)).toMatchObject({
        encoding,
        basis: 'assumed',
        text: `Name,Cost\n${sourceText},3\n`,
      });
    },
  );

  it.each([
    ['Japanese', '名前,効果\n騎士,この札は強い\n'],
    ['Russian', 'Имя;Текст\r\nЩит;Держит\r\n'],
    ['Polish', 'Nazwa;Opis\nŻółw;Śpi\n'],
    ['English', 'Name,Text\nRope,Long\n'],
    ['Chinese', '名称,效果\n一剑,一次抽一张牌\n'],
    ['Emoji', 'Name,Text\n😀,😀\n'],
  ])('recognizes UTF-16 in both byte orders, with and without a byte order mark: %s', async (_caseName, sourceText) => {
    for (const byteOrderMark of ['', '\ufeff']) {
      const littleEndianBytes = new Uint8Array(Buffer.from(`${byteOrderMark}${sourceText}`, 'utf16le'));
      const bigEndianBytes = new Uint8Array(Buffer.from(littleEndianBytes).swap16());
      for (const [encodedBytes, encoding] of [
        [littleEndianBytes, 'utf-16le'],
        [bigEndianBytes, 'utf-16be'],
      ] as const) {
        expect(await decodeText(encodedBytes)).toMatchObject({ text: sourceText, encoding, basis: 'recognized' });
        expect((await readSpreadsheet(translate, LOADED_GAMES, encodedBytes, () => false)).ok).toBe(true);
      }
    }
  });

  it('recognizes no UTF-16 when zero bytes are in both positions or in none', () => {
    expect(recognizeUtf16(new TextEncoder().encode('Name,Text\nRope,Long\n'))).toBeUndefined();
    expect(recognizeUtf16(new Uint8Array(64))).toBeUndefined();
    expect(recognizeUtf16(readFileSync('docs/pictures/table.png'))).toBeUndefined();
  });

  it('decodes each text with its chosen encoding, whatever the guess', async () => {
    for (const [, encoding, sourceText] of CASES)
      expect(await decodeText(encodeText(sourceText, encoding), encoding)).toMatchObject({
        text: sourceText,
        basis: 'chosen',
        damagedLines: [],
      });
  });

  it('decodes arbitrary bytes in some encoding and keeps their ASCII letters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 200 }), async (randomBytes) => {
        const { text } = await decodeText(
          new Uint8Array([0x41, 0x73, 0x68, 0x2c, 0x0a, ...randomBytes.filter((byteValue) => byteValue !== 0x1b)]),
        );
        expect(text.startsWith('Ash')).toBe(true);
      }),
      { seed: 20_265, numRuns: 100 },
    );
  });
});

describe('the plausibility of an encoding', () => {
  const ratePlausibility = (sourceText: string) =>
    findLikeliestEncoding(encodeText(sourceText, 'windows-1252')).plausibility;

  it('increases with frequent letters of a language', () => {
    expect(findLikeliestEncoding(encodeText('Bär und Kröte, süß, für Käse', 'windows-1252')).encoding).toBe(
      'windows-1252',
    );
    expect(ratePlausibility('Bäär')).toBeGreaterThan(ratePlausibility('Büür'));
    // Without such letters, only the bonus of Windows-1252 for being common counts.
    expect(ratePlausibility('Rope,Long')).toBeCloseTo(0.7);
  });

  it('decreases with signs next to a letter, except quotation marks, dashes and apostrophes in their usual places', () => {
    const germanWords = 'Bär Kröte süß für Käse';
    expect(ratePlausibility(`${germanWords} m¤ `)).toBeLessThan(ratePlausibility(`${germanWords} m ¤ `));
    expect(ratePlausibility(`${germanWords} ¤m `)).toBeLessThan(ratePlausibility(`${germanWords} ¤ m `));
    expect(ratePlausibility(`${germanWords} m¤m `)).toBeLessThan(ratePlausibility(`${germanWords} m¤ m`));
    expect(ratePlausibility(`${germanWords} “gut” `)).toBeGreaterThan(ratePlausibility(`${germanWords} ”gut“ `));
    expect(ratePlausibility(`${germanWords} geht’s `)).toBeGreaterThan(ratePlausibility(`${germanWords} geht”s `));
    expect(ratePlausibility(`${germanWords} ja – nein`)).toBeGreaterThan(ratePlausibility(`${germanWords} ja– nein`));
    expect(ratePlausibility(`${germanWords}\u00a0ja`)).toBeGreaterThan(ratePlausibility(`${germanWords}¤ja`));
  });

  it('decreases with capitals within a word and with single letters', () => {
    expect(ratePlausibility('xÄx xäx')).toBeLessThan(ratePlausibility('Äx xäx'));
    expect(ratePlausibility('XÄX Bär')).toBeGreaterThan(ratePlausibility('xÄx Bär'));
    expect(ratePlausibility('ä Bär')).toBeLessThan(ratePlausibility('Bä Bär'));
    expect(ratePlausibility('xäX')).toBeLessThan(ratePlausibility('xäx'));
  });
});

describe('names of encodings', () => {
  it('finds encodings in the spellings of many programs', () => {
    for (const encoding of ENCODINGS) {
      expect(findEncoding(encoding)).toBe(encoding);
      expect(findEncoding(encoding.toUpperCase().replaceAll('-', '_'))).toBe(encoding);
    }
    const spellings = [
      'CP1250',
      'cp-1251',
      'CP 1252',
      'cp874',
      'Latin-1',
      'ANSI',
      'latin2',
      'Latin_9',
      'Shift JIS',
      'SJIS',
    ];
    expect([...spellings, 'CP932', 'cp866', 'GBK', 'mac', 'UTF16', 'koi8'].map(findEncoding)).toEqual([
      ...['windows-1250', 'windows-1251', 'windows-1252', 'windows-874', 'windows-1252', 'windows-1252', 'iso-8859-2'],
      ...['iso-8859-15', 'shift_jis', 'shift_jis', 'shift_jis', 'ibm866', 'gb18030', 'macintosh', 'utf-16le', 'koi8-r'],
    ]);
    for (const encodingName of ['', 'cp', 'cp1250x', 'xcp1250', 'windows', 'toString', 'constructor', 'utf-7'])
      expect(findEncoding(encodingName)).toBeUndefined();
  });

  it('displays a different name for each encoding', () => {
    expect(new Set(ENCODINGS.map((encoding) => getEncodingName(translate, encoding))).size).toBe(ENCODINGS.length);
  });
});
