/** The cards of a call laid out, with their pictures ready for paper. */
import type { DisplayList } from '../shared/card/display-list.ts';
import { allCards, layoutCard } from '../shared/card/layout-card.ts';
import { PRINT_DPI } from '../shared/card/pictures.ts';
import type { CardTemplate } from '../shared/card/template.ts';
import { builtInTemplates } from '../shared/card/templates.ts';
import type { Character, Faction } from '../shared/document/schema.ts';
import type { PdfPictures } from '../shared/print/content.ts';
import type { Printed } from '../shared/print/members.ts';
import { fonts } from './assets.ts';
import { cardNote } from './card-notes.ts';
import { Failure } from './failure.ts';
import type { Io } from './io.ts';
import { CardPictures, type Home, layWithPictures } from './pictures.ts';

export interface LayCards {
  template: CardTemplate;
  /** Where the characters were read; absent = nowhere their pictures could lie. */
  homes?: ReadonlyMap<Character, Home> | undefined;
  /** Pixels an inch of pictures; absent = 300. */
  artDpi?: number | undefined;
}

export interface LaidCard extends Printed {
  /** The card, and the ones it continues on. */
  readonly cards: readonly { readonly front: DisplayList; readonly back: DisplayList }[];
}

/** Lays out every card. What the layout has to say goes to standard error, a line each. */
export async function layCards(
  printed: readonly Printed[],
  factions: readonly Faction[],
  { template, homes = new Map(), artDpi = PRINT_DPI }: LayCards,
  io: Io,
): Promise<{ laid: readonly LaidCard[]; pixels: PdfPictures }> {
  const pictures = new CardPictures(homes);
  const characters = printed.map((p) => p.character);
  const laid = await layWithPictures(pictures, characters, artDpi, () => {
    const laid = printed.map((one) => {
      const { character, options } = one;
      const input = { character, factions, options, template, fonts: fonts(), pictures: pictures.bookOf(character) };
      const layout = layoutCard(input);
      return { ...one, notes: layout.notes, cards: allCards(layout) };
    });
    return { laid, lists: laid.flatMap(({ cards }) => cards.flatMap(({ front, back }) => [front, back])) };
  });
  for (const { character, notes } of laid) {
    for (const note of notes) io.err(cardNote(note, character, homes.get(character)));
  }
  return { laid, pixels: pictures.pixels };
}

/** The template with this id, or the default one. `others` are further words that the caller understands. */
export function templateCalled(id: string | undefined, others: readonly string[] = []): CardTemplate {
  const templates = builtInTemplates();
  const template = id === undefined ? templates[0] : templates.find((t) => t.id === id);
  if (!template) {
    throw new Failure(
      `--template: there is no template ${id}; there is ${[...templates.map((t) => t.id), ...others].join(', ')}`,
    );
  }
  return template;
}
