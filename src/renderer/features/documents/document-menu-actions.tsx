import { FolderOpen, Maximize2 } from 'lucide-react';
import type { Translate } from '../../../shared/texts/translate.ts';
import type { MenuAction } from '../../components/row-menu/action-menu.tsx';
import { type CardRequest, enlargeCard } from '../../navigation/card-request.ts';
import { formatHash } from '../../navigation/router.ts';

/** Returns the action that opens a document by its address, such as `#/characters/zed`. */
export const createOpenAction = (translate: Translate, address: string): MenuAction => ({
  id: 'open',
  label: translate('lists.open'),
  icon: <FolderOpen aria-hidden />,
  run: () => {
    window.location.hash = address;
  },
});

/** Returns the action that shows a card as large as the window. */
export const createEnlargeAction = (translate: Translate, request: CardRequest): MenuAction => ({
  id: 'enlarge-card',
  label: translate('form.enlarge'),
  icon: <Maximize2 aria-hidden />,
  run: () => enlargeCard(request),
});

/** Returns the actions on a character of the library that is listed elsewhere, such as a member of a team. */
export const createCharacterActions = (translate: Translate, request: CardRequest): readonly MenuAction[] => [
  createOpenAction(translate, formatHash({ screen: 'character', id: request.characterId })),
  createEnlargeAction(translate, request),
];
