/** What the page and the worker that makes suggestions tell each other. */
import type { Character, EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Suggestions } from '../../../../shared/suggest/suggest.ts';
import type { ProgramPurpose } from '../../../../shared/suggest/team-program.ts';

export type SuggestRequest =
  /** Who may join from now on. */
  | { readonly kind: 'library'; readonly characters: readonly Character[] }
  /** What can be done ahead; it is not answered. */
  | { readonly kind: 'prepare'; readonly team: Team; readonly event: EventPack | undefined }
  | {
      readonly kind: 'suggest';
      readonly n: number;
      readonly team: Team;
      readonly event: EventPack | undefined;
      readonly purpose: ProgramPurpose;
      /** Names of factions by their ids. */
      readonly factionNames: ReadonlyMap<string, string>;
    };

export type SuggestReply =
  | { readonly kind: 'suggested'; readonly n: number; readonly found: Suggestions }
  | { readonly kind: 'failed'; readonly n: number; readonly reason: string };
