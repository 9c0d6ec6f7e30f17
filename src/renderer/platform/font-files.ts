import textBold from '../../../fonts/FiraSansCondensed-Bold.ttf?url';
import textItalic from '../../../fonts/FiraSansCondensed-Italic.ttf?url';
import textMedium from '../../../fonts/FiraSansCondensed-Medium.ttf?url';
import text from '../../../fonts/FiraSansCondensed-Regular.ttf?url';
import emoji from '../../../fonts/NotoEmoji-Medium.ttf?url';
import arabicBlack from '../../../fonts/NotoSansArabicCondensed-Black.ttf?url';
import arabic from '../../../fonts/NotoSansArabicCondensed-Medium.ttf?url';
import letters from '../../../fonts/NotoSansCondensed-SemiBold.ttf?url';
import hebrewBlack from '../../../fonts/NotoSansHebrewCondensed-Black.ttf?url';
import hebrew from '../../../fonts/NotoSansHebrewCondensed-Medium.ttf?url';
import symbols from '../../../fonts/NotoSansSymbols-Regular.ttf?url';
import icons from '../../../fonts/RollcallIcons.ttf?url';
import displayBlack from '../../../fonts/SofiaSansExtraCondensed-Black.ttf?url';
import displayBold from '../../../fonts/SofiaSansExtraCondensed-Bold.ttf?url';
import { FONT_IDS, type FontId } from '../../shared/display/font-ids.ts';

const FONT_URLS: Readonly<Record<FontId, string>> = {
  'display-black': displayBlack,
  'display-bold': displayBold,
  text,
  'text-italic': textItalic,
  'text-medium': textMedium,
  'text-bold': textBold,
  letters,
  symbols,
  emoji,
  hebrew,
  'hebrew-black': hebrewBlack,
  arabic,
  'arabic-black': arabicBlack,
  icons,
};

/** Fetches the font files that cards and sheets use. Works in the page and in a worker. */
export async function fetchFontFiles(): Promise<Record<FontId, Uint8Array>> {
  const files = await Promise.all(
    FONT_IDS.map(async (fontId) => {
      const response = await fetch(new URL(FONT_URLS[fontId], import.meta.url));
      if (!response.ok) throw new Error(`The font ${fontId} could not be loaded (${response.status}).`);
      return [fontId, new Uint8Array(await response.arrayBuffer())] as const;
    }),
  );
  return Object.fromEntries(files) as Record<FontId, Uint8Array>;
}
