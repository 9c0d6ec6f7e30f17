/** The kinds of documents. A new kind is a folder next to this file and a line here (docs/kinds.md). */
import { characterKind } from './character/kind.ts';
import { deckKind } from './deck/kind.ts';
import type { DocumentKind } from './document-kind.ts';
import { encounterKind } from './encounter/kind.ts';
import { eventKind } from './event/kind.ts';
import { factionKind } from './faction/kind.ts';
import { fontKind } from './font/kind.ts';
import { glossaryKind } from './glossary/kind.ts';
import { teamKind } from './team/kind.ts';

/** The kinds in the order in which users see them. The database versions have their own order. */
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

/** Any kind of the list, with all optional properties. */
export interface AnyKind extends DocumentKind {
  readonly format: Kind['format'];
  readonly table: Kind['table'];
}
