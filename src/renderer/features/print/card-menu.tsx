import { CircleMinus, CirclePlus, EyeOff } from 'lucide-react';
import { type CardInfo, type CardSelection, getCopies } from '../../../shared/print/deck/selection.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import type { MenuAction } from '../../components/row-menu/action-menu.tsx';
import type { ContextMenuContent } from '../../components/row-menu/use-context-menu.tsx';
import { createCharacterActions } from '../documents/document-menu-actions.tsx';
import { MAX_COPIES } from './options/print-settings.ts';
import type { DeckCard } from './pages/sections.ts';

/** What the menus of printed cards need to know. */
export interface CardMenuContext {
  readonly cardInfos: readonly CardInfo[];
  readonly cardSelection: CardSelection;
  /** The ids of the characters in the library. Only these can be opened and enlarged. */
  readonly libraryIds: ReadonlySet<string>;
  /** The template of all cards. '' = each card uses its own. */
  readonly templateId: string;
  /** Whether the number of copies can be set. */
  readonly hasCopies: boolean;
  /** Sets the copies of one card by its position in the order. */
  onCopies(cardIndex: number, copies: number): void;
}

/** Returns the actions on the card of one subject: in the copies list and on the pages. */
export function createCardActions(
  translate: Translate,
  { cardInfos, cardSelection, libraryIds, templateId, hasCopies, onCopies }: CardMenuContext,
  cardIndex: number,
  sideId: string = 'front',
): readonly MenuAction[] {
  const cardInfo = cardInfos[cardIndex];
  if (cardInfo === undefined) return [];
  const { subject: characterId } = cardInfo;
  const copies = getCopies(cardInfo, cardIndex, { ...cardSelection, changedOnly: false });
  const characterActions =
    characterId === undefined || !libraryIds.has(characterId)
      ? []
      : createCharacterActions(translate, {
          characterId,
          characterIds: cardInfos.flatMap(({ subject }) =>
            subject !== undefined && libraryIds.has(subject) ? [subject] : [],
          ),
          sideId,
          ...(templateId === '' ? {} : { templateId }),
        });
  const copyActions: readonly MenuAction[] = [
    {
      id: 'more',
      label: translate('print.oneMore'),
      icon: <CirclePlus aria-hidden />,
      isEnabled: copies < MAX_COPIES,
      run: () => onCopies(cardIndex, copies + 1),
    },
    {
      id: 'fewer',
      label: translate('print.oneFewer'),
      icon: <CircleMinus aria-hidden />,
      isEnabled: copies > 1,
      run: () => onCopies(cardIndex, copies - 1),
    },
    {
      id: 'leave-out',
      label: translate('print.leaveOut'),
      icon: <EyeOff aria-hidden />,
      isEnabled: copies > 0,
      run: () => onCopies(cardIndex, 0),
    },
  ];
  return [...characterActions, ...(hasCopies ? copyActions : [])];
}

/** Returns the menu of a card on a page. Cards of other kinds, such as tokens, have none. */
export function createPageCardMenu(
  translate: Translate,
  context: CardMenuContext,
  { printKind, card }: DeckCard,
  side: 'front' | 'back',
): ContextMenuContent | undefined {
  if (printKind !== 'cards') return undefined;
  const cardIndex = context.cardInfos.findIndex(
    ({ firstCard, cardCount }) => card >= firstCard && card < firstCard + cardCount,
  );
  const cardInfo = context.cardInfos[cardIndex];
  if (cardInfo === undefined) return undefined;
  return { label: cardInfo.name, actions: createCardActions(translate, context, cardIndex, side) };
}
