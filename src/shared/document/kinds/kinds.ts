/** The kinds of documents. A new one is a folder beside this file and a line here (docs/kinds.md). */
import { characterKind } from './character/kind.ts';
import { deckKind } from './deck/kind.ts';
import type { DocumentKind } from './document-kind.ts';
import { encounterKind } from './encounter/kind.ts';
import { eventKind } from './event/kind.ts';
import { factionKind } from './faction/kind.ts';
import { fontKind } from './font/kind.ts';
import { glossaryKind } from './glossary/kind.ts';
import { teamKind } from './team/kind.ts';

/** In the order in which people are told of them. The order of the database's versions is its own. */
export const DOCUMENT_KINDS = [
  characterKind,
  factionKind,
  teamKind,
  eventKind,
  encounterKind,
  glossaryKind,
  deckKind,
  fontKind,
] as const;

export type Kind = (typeof DOCUMENT_KINDS)[number];

/** Any kind of the list, with what not every kind has. */
export interface AnyKind extends DocumentKind {
  readonly format: Kind['format'];
  readonly table: Kind['table'];
}
