import type { PieceUse } from '../../../card/card-rules.ts';
import type { Character, Team } from '../documents/schema.ts';

/** Whom pieces of this game are printed for. */
export type SuPieceUse = PieceUse<Team, Character>;
