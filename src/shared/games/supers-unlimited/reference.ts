/** Exports the quick reference as a part of the game. */
import type { Reference, ReferenceUse } from '../../rules/reference.ts';
import type { Translate } from '../../texts/translate.ts';
import type { Character, Team } from './documents/schema.ts';
import type { SuOptions } from './options.ts';
import { createReference } from './reference/reference.ts';
import { collectTeamUse } from './reference/team-use.ts';

export const reference = (
  translate: Translate,
  options: SuOptions,
  referenceUse?: ReferenceUse<Team, Character>,
): Reference =>
  createReference(translate, {
    options,
    ...(referenceUse
      ? {
          use: collectTeamUse(
            referenceUse.name,
            referenceUse.members,
            referenceUse.gimmicks ?? referenceUse.team?.gimmicks,
          ),
        }
      : {}),
  });
