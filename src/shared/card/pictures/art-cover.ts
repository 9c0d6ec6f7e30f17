/** Finds what a card prints over the character's picture, for editors that crop it. */
import type { DisplayItem } from '../../display/display-list.ts';
import type { CardLayout } from '../layout-card.ts';

const showsArt = (item: DisplayItem): boolean =>
  item.kind === 'group' && (item.field === '/art' || item.items.some(showsArt));

/** Returns the items that are painted after the first picture of the front, or else of the back. They may also lie beside it. */
export function listArtCover({ front, back }: Pick<CardLayout, 'front' | 'back'>): readonly DisplayItem[] {
  const items = [front.items, back.items].find((sideItems) => sideItems.some(showsArt)) ?? [];
  return items.slice(items.findIndex(showsArt) + 1);
}
