import type { PieceUse } from '../../../card/card-rules.ts';
import type { Character, Team } from '../documents/schema.ts';

/** The team or encounter for which pieces of this game are printed. */
export type SuPieceUse = PieceUse<Team, Character>;
