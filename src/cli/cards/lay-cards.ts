/** The cards of a call laid out, with their pictures ready for paper. */
import { cardFaction } from '../../shared/card/binding/bind.ts';
import type { DisplayList } from '../../shared/card/display/display-list.ts';
import { allCards, layoutCard } from '../../shared/card/layout-card.ts';
import { PRINT_DPI } from '../../shared/card/pictures/pictures.ts';
import { chooseTemplate } from '../../shared/card/template/choose-template.ts';
import { templateCalled as sizedTemplate, templateChoices } from '../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import { builtInTemplates } from '../../shared/card/template/templates.ts';
import type { Faction } from '../../shared/document/schema.ts';
import type { PdfPictures } from '../../shared/pdf/content.ts';
import { type PdfWriter, type Side, sideContent } from '../../shared/pdf/side-content.ts';
import type { Printed } from '../../shared/print/members.ts';
import { cardFindings, type PreflightFinding } from '../../shared/print/preflight.ts';
import { fonts } from '../assets.ts';
import { Failure } from '../failure.ts';
import { type CardPictures, layWithPictures } from './pictures.ts';
import { isTemplateFile, templateFrom } from './template-file.ts';

export interface LayCards {
  /** The template of all; absent = the one each document names, else the first. */
  template?: CardTemplate | undefined;
  pictures: CardPictures;
  /** Pixels an inch of pictures; absent = 300. */
  artDpi?: number | undefined;
}

export interface LaidCard<S extends Side = DisplayList> extends Printed {
  /** The card, and the ones it continues on. */
  readonly cards: readonly { readonly front: S; readonly back: S }[];
  /** What the layout has to say. */
  readonly findings: readonly PreflightFinding[];
}

/** Lays out every card. */
export const layCards = (printed: readonly Printed[], factions: readonly Faction[], how: LayCards) =>
  laidAs(printed, factions, how, (list) => list);

/** The same as content of one PDF: of thousands of cards only these are kept. */
export const layContent = (
  printed: readonly Printed[],
  factions: readonly Faction[],
  how: LayCards,
  writer: PdfWriter,
) => laidAs(printed, factions, how, (list) => sideContent(list, writer));

async function laidAs<S extends Side>(
  printed: readonly Printed[],
  factions: readonly Faction[],
  { template, pictures, artDpi = PRINT_DPI }: LayCards,
  as: (list: DisplayList) => S,
): Promise<{ laid: readonly LaidCard<S>[]; pixels: PdfPictures }> {
  const worn = printed.flatMap((p) => cardFaction(p.character, factions) ?? []);
  const documents = [...printed.map((p) => p.character), ...new Set(worn)];
  const laid = await layWithPictures(pictures, documents, artDpi, () => {
    const laid = printed.map((one): LaidCard<S> => {
      const { character, options } = one;
      const chosen = chooseTemplate(character, builtInTemplates(), template);
      const faction = cardFaction(character, factions);
      const books = { pictures: pictures.bookOf(character), factionPictures: faction && pictures.bookOf(faction) };
      const layout = layoutCard({ character, factions, options, template: chosen.template, fonts: fonts(), ...books });
      const cards = allCards(layout).map(({ front, back }) => ({ front: as(front), back: as(back) }));
      return { ...one, cards, findings: cardFindings(character, layout.notes, chosen) };
    });
    return { laid, sides: laid.flatMap(({ cards }) => cards.flatMap(({ front, back }) => [front, back])) };
  });
  return { laid, pixels: pictures.pixels };
}

/** The template with this id or in this file, or undefined for none. `others` are further words the caller understands. */
export function templateCalled(id: string | undefined, others: readonly string[] = []): CardTemplate | undefined {
  if (id === undefined) return undefined;
  if (isTemplateFile(id)) {
    const own = templateFrom(id);
    if (own.of !== undefined && own.of !== 'character')
      throw new Failure(`is a template for a ${own.of}, not for characters`, id);
    return own;
  }
  const template = sizedTemplate(builtInTemplates(), id);
  if (template === undefined) {
    const known = [...templateChoices(builtInTemplates()).map((choice) => choice.id), ...others];
    throw new Failure(`--template: there is no template ${id}; there is ${known.join(', ')}`);
  }
  return template;
}
