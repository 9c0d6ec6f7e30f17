/** The quick reference as the rest of the program asks for it. */
import type { Reference, ReferenceUse } from '../../rules/reference.ts';
import type { Translate } from '../../texts/translate.ts';
import type { Character, Team } from './documents/schema.ts';
import type { SuOptions } from './options.ts';
import { referenceFor } from './reference/reference.ts';
import { teamUse } from './reference/use.ts';

export const reference = (translate: Translate, options: SuOptions, use?: ReferenceUse<Team, Character>): Reference =>
  referenceFor(translate, {
    options,
    ...(use ? { use: teamUse(use.name, use.members, use.gimmicks ?? use.team?.gimmicks) } : {}),
  });
