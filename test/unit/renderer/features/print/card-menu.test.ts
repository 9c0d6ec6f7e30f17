import { expect, it, vi } from 'vitest';
import {
  type CardMenuContext,
  createCardActions,
  createPageCardMenu,
} from '../../../../../src/renderer/features/print/card-menu.tsx';
import type { CardInfo } from '../../../../../src/shared/print/deck/selection.ts';
import { createPieceKind } from '../../../../../src/shared/print-job/print-job.ts';
import { translate } from '../../../../support/texts.ts';

const createInfo = (name: string, subject: string | undefined, firstCard: number, cardCount = 1): CardInfo => ({
  name,
  file: name,
  ...(subject === undefined ? {} : { subject }),
  copies: 2,
  size: { width: 63, height: 88 },
  firstCard,
  cardCount,
  isChanged: true,
});

const createContext = (changes: Partial<CardMenuContext> = {}): CardMenuContext => ({
  cardInfos: [createInfo('Ada', 'ada', 0, 2), createInfo('Bo', 'bo', 2), createInfo('Row', undefined, 3)],
  cardSelection: { copies: 1, each: {}, changedOnly: false },
  libraryIds: new Set(['ada']),
  templateId: '',
  hasCopies: true,
  onCopies: vi.fn(),
  ...changes,
});

const SIZE = { width: 63, height: 88 };
const createDeckCard = (card: number) =>
  ({ printKind: 'cards', card, size: SIZE, copies: 1, hasBlankBack: false }) as const;

it('a card on a page has the menu of its character, also on a continuation card', () => {
  const context = createContext();
  const menu = createPageCardMenu(translate, context, createDeckCard(1), 'back');
  expect(menu?.label).toBe('Ada');
  expect(menu?.actions.map(({ id }) => id)).toEqual(['open', 'enlarge-card', 'more', 'fewer', 'leave-out']);
  expect(createPageCardMenu(translate, context, createDeckCard(2), 'front')?.label).toBe('Bo');
  expect(
    createPageCardMenu(translate, context, { ...createDeckCard(0), printKind: createPieceKind('token') }, 'front'),
  ).toBeUndefined();
});

it('characters that are not in the library, and rows of decks, have copies only', () => {
  expect(createCardActions(translate, createContext(), 1).map(({ id }) => id)).toEqual(['more', 'fewer', 'leave-out']);
  expect(createCardActions(translate, createContext({ hasCopies: false }), 2)).toEqual([]);
});

it('the entries change the number of copies', () => {
  const context = createContext();
  for (const { run } of createCardActions(translate, context, 1)) run();
  expect(vi.mocked(context.onCopies).mock.calls).toEqual([
    [1, 3],
    [1, 1],
    [1, 0],
  ]);
});
